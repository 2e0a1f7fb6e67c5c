import { expect, test } from 'vitest';
import { parseSetCookie } from '../cookies/jar.ts';
import { createTestClient } from '../testClient.ts';
import { appliedSlug, applyPreset } from './presets.ts';

test.each([
  ['visitor', 401, undefined, 401],
  ['subscriber', 401, undefined, 401],
  ['candidate', 200, false, 403],
  ['candidate-with-profile', 200, true, 200],
  ['applicant', 200, true, 400],
] as const)('%s', async (name, status, hasProfile, applyStatus) => {
  const { ask, send, cookies, violations } = createTestClient();
  for (const [, line] of await applyPreset(name)) {
    const cookie = parseSetCookie(line);
    cookies.set(cookie.name, cookie.value);
  }
  const [checked, body] = await ask('GET', '/api/careers/profile/check/');
  expect([checked, body.has_profile]).toEqual([status, hasProfile]);
  const apply = await send('POST', `/api/jobs/${appliedSlug}/apply/`, { cover_letter: '' });
  expect(apply.status).toBe(applyStatus);
  expect(violations).toEqual([]);
});
