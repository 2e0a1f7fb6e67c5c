import { expect, test } from 'vitest';
import { scenarioLink } from './link.ts';

test.each([
  [
    '/',
    ['applyFailed*2', 'listJobs:slow'],
    'applicant',
    '/?mock=applyFailed*2,listJobs:slow&as=applicant',
  ],
  ['/careers?dialog=sign-in', ['authFailed'], null, '/careers?dialog=sign-in&mock=authFailed'],
  ['/careers?mock=old&as=visitor#top', [], null, '/careers#top'],
  ['/careers?search=a%26b', [], 'visitor', '/careers?search=a%26b&as=visitor'],
] as const)('%s with %j as %s', (path, parts, preset, link) => {
  expect(scenarioLink(path, parts, preset)).toBe(link);
});
