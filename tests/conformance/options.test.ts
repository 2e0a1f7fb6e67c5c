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

test('other options have defaults, and a trailing slash of a URL is removed', () => {
  const changes = { report: 'conformance-report', timeout: 15_000 };
  const expected = optionsFor({ agency: 'https://backend.example', ...changes });
  expect(readOptions(agency, {})).toEqual(expected);
});

test('the credential may come from the environment, and --only takes a list', () => {
  const options = readOptions([...agency, '--only', 'jobs, getService', '--only', ' teams '], {
    AGENCY_BASIC_AUTH: 'edge:word',
  });
  expect(options).toMatchObject({ basicAuth: 'edge:word', only: ['jobs', 'getService', 'teams'] });
  expect(() => readOptions(agency, { AGENCY_BASIC_AUTH: '' })).toThrow('is set, but empty');
});
