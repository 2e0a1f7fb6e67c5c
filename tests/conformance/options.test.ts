import { expect, test } from 'vitest';
import { CannotRun, readOptions, readReportFolder } from '../../conformance/src/options.ts';

const agency = ['--agency', 'https://backend.example/'];

const sentence = (args: string[], environment: NodeJS.ProcessEnv = {}): string => {
  try {
    readOptions(args, environment);
    return 'accepted';
  } catch (error) {
    return error instanceof CannotRun ? error.message : `not for people: ${error}`;
  }
};

test.each([
  ['backend.example', 'needs a URL that begins with http:// or https://, not backend.example.'],
  ['ftp://b.example', 'needs a URL that begins with http:// or https://, not ftp://b.example.'],
  ['https://a:b@b.example', 'the credential as --basic-auth, not within the URL of --agency.'],
  ['https://b.example/api', 'without /api, because the paths of the contract begin with it.'],
  ['https://b.example/?x=1', '--agency takes a URL without ? and #.'],
  ['', '--agency has no value. Is the variable set that gives it?'],
])('--agency %j is refused in one sentence', (value, expected) => {
  expect(sentence(['--agency', value])).toContain(expected);
});

test.each([
  [['--hrms', 'hrms'], '--hrms needs a URL that begins with http:// or https://, not hrms.'],
  [['--basic-auth', 'user'], 'needs a user and a password with a colon between them.'],
  [['--site', 'https://b.example/a'], 'an origin such as https://www.example, not https://b.exam'],
  [['--site', 'b.example'], '--site needs an origin such as https://www.example, not b.example.'],
  [['--timeout', 'soon'], '--timeout needs a number of seconds, not soon.'],
  [['--timeout', '0'], '--timeout needs a number of seconds, not 0.'],
  [['--hrms', ''], '--hrms has no value.'],
  [['--only', ''], '--only has no value.'],
  [['--only', 'jobs', '--only', ' , '], '--only has no value.'],
  [['--basic-auth', ''], '--basic-auth has no value.'],
  [['--report', ''], '--report has no value.'],
  [['--fast'], "Unknown option '--fast'. See --help."],
  [['extra'], "Unexpected argument 'extra'. See --help."],
])('%j is refused in one sentence', (args, expected) => {
  expect(sentence([...agency, ...args])).toContain(expected);
});

test('a backend is needed', () => {
  expect(sentence([])).toBe('Say which backend to check: --agency URL. See --help.');
});

test('the rest has defaults, and a slash at the end of a URL does not count', () => {
  expect(readOptions(agency, {})).toEqual({
    agency: 'https://backend.example',
    hrms: null,
    basicAuth: null,
    site: null,
    only: [],
    report: 'conformance-report',
    readOnly: false,
    insecure: false,
    timeout: 15_000,
  });
});

test('the credential may come from the environment, and names may be listed', () => {
  const options = readOptions([...agency, '--only', 'jobs, getService', '--only', ' home '], {
    AGENCY_BASIC_AUTH: 'edge:word',
  });
  expect(options).toMatchObject({ basicAuth: 'edge:word', only: ['jobs', 'getService', 'home'] });
});

test('an empty credential in the environment is refused', () => {
  expect(sentence(agency, { AGENCY_BASIC_AUTH: '' })).toContain('is set, but empty');
});

test('the folder of the report is known even when the rest is wrong', () => {
  expect(readReportFolder(['--fast', '--report', 'out', 'extra'])).toBe('out');
  expect(readReportFolder(['--only', ''])).toBe('conformance-report');
});

test('--help asks for nothing else', () => {
  expect(readOptions(['--help'], {})).toBeNull();
});
