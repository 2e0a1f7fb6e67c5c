import { expect, test } from 'vitest';
import { CannotRun, readOptions } from '../../conformance/src/options.ts';
import { optionsFor } from './check.ts';

const agency = ['--agency', 'https://backend.example/'];

test.each([
  [[], 'Say which backend to check: --agency URL. See --help.'],
  [['--agency', 'b.example'], 'needs a URL that begins with http:// or https://, not b.example.'],
  [['--agency', 'https://a:b@b'], 'the credential as --basic-auth, not within the URL of --agency'],
  [['--agency', 'https://b/api'], 'without /api, because the paths of the contract begin with it.'],
  [['--agency', 'https://b/?x=1'], '--agency takes a URL without ? and #.'],
  [['--agency', ''], '--agency has no value. Is the variable set that gives it?'],
  [['--basic-auth', 'user'], 'needs a user and a password with a colon between them.'],
  [['--site', 'https://b.example/a'], 'an origin such as https://www.example, not https://b.exam'],
  [['--timeout', 'soon'], '--timeout needs a number of seconds, not soon.'],
  [['--only', 'jobs', '--only', ' , '], '--only has no value.'],
  [['--report', ''], '--report has no value.'],
  [['--agency', 'http://a', '--agency', 'http://b'], '--agency is given 2 times.'],
])('%j is refused in one sentence', (args, expected) => {
  const others = args.length === 0 || args[0] === '--agency' ? [] : agency;
  const read = () => readOptions([...others, ...args], {});
  expect(read).toThrow(CannotRun);
  expect(read).toThrow(expected);
});

test('other options have defaults', () => {
  const changes = { report: 'conformance-report', timeout: 15_000 };
  const expected = optionsFor({ agency: 'https://backend.example', ...changes });
  expect(readOptions(['--agency', 'https://backend.example'], {})).toEqual(expected);
});

test('a trailing slash of a URL is removed', () => {
  expect(readOptions(agency, {}).agency).toBe('https://backend.example');
});

test('--only takes lists of names', () => {
  const words = [...agency, '--only', 'jobs, getService', '--only', ' teams '];
  expect(readOptions(words, {}).only).toEqual(['jobs', 'getService', 'teams']);
});

test('the credential may come from the environment', () => {
  const { basicAuth } = readOptions(agency, { AGENCY_BASIC_AUTH: 'edge:word' });
  expect(basicAuth).toBe('edge:word');
});

test('an empty credential from the environment is refused', () => {
  expect(() => readOptions(agency, { AGENCY_BASIC_AUTH: '' })).toThrow('is set, but empty');
});
