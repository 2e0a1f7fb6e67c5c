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
  [[], 'Say which backend to check: --agency URL. See --help.'],
  [
    ['--agency', 'backend.example'],
    '--agency needs a URL that begins with http:// or https://, not backend.example.',
  ],
  [
    ['--agency', 'ftp://backend.example'],
    '--agency needs a URL that begins with http:// or https://, not ftp://backend.example.',
  ],
  [
    ['--agency', 'https://a:b@backend.example'],
    'Give the credential as --basic-auth, not within the URL of --agency.',
  ],
  [
    ['--agency', 'https://backend.example/api'],
    'Give --agency without /api, because the paths of the contract begin with it.',
  ],
  [['--agency', 'https://backend.example/?x=1'], '--agency takes a URL without ? and #.'],
  [
    [...agency, '--hrms', 'hrms'],
    '--hrms needs a URL that begins with http:// or https://, not hrms.',
  ],
  [
    [...agency, '--basic-auth', 'user'],
    '--basic-auth needs a user and a password with a colon between them.',
  ],
  [
    [...agency, '--site', 'https://www.example/careers'],
    '--site needs an origin such as https://www.example, not https://www.example/careers.',
  ],
  [
    [...agency, '--site', 'www.example'],
    '--site needs an origin such as https://www.example, not www.example.',
  ],
  [[...agency, '--timeout', 'soon'], '--timeout needs a number of seconds, not soon.'],
  [[...agency, '--timeout', '0'], '--timeout needs a number of seconds, not 0.'],
  [['--agency', ''], '--agency has no value. Is the variable set that gives it?'],
  [[...agency, '--hrms', ''], '--hrms has no value.'],
  [[...agency, '--only', ''], '--only has no value.'],
  [[...agency, '--only', 'jobs', '--only', ' , '], '--only has no value.'],
  [[...agency, '--basic-auth', ''], '--basic-auth has no value.'],
  [[...agency, '--report', ''], '--report has no value.'],
  [[...agency, '--fast'], "Unknown option '--fast'. See --help."],
  [[...agency, 'extra'], "Unexpected argument 'extra'. See --help."],
])('%j is refused in one sentence', (args, expected) => {
  expect(sentence(args)).toContain(expected);
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
  expect(() => readOptions(agency, { AGENCY_BASIC_AUTH: '' })).toThrow('is set, but empty');
});

test('the folder of the report is known even when the rest is wrong', () => {
  expect(readReportFolder(['--fast', '--report', 'out', 'extra'])).toBe('out');
  expect(readReportFolder(['--only', ''])).toBe('conformance-report');
});

test('--help asks for nothing else', () => {
  expect(readOptions(['--help'], {})).toBeNull();
});
