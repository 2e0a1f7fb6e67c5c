import { expect, test } from 'vitest';
import { parseSetCookie } from '../cookies/jar.ts';
import { createTestClient, registerCandidate } from '../testClient.ts';
import { jobs } from './jobs.ts';
import { applyPreset, type PresetName } from './presets.ts';
import { readRecords } from './store.ts';

/** A client with the preset's session cookie. */
async function enter(preset: PresetName) {
  const client = createTestClient();
  for (const [, line] of applyPreset(preset)) {
    const { name, value } = parseSetCookie(line);
    client.cookies.set(name, value);
  }
  return client;
}

const newest = jobs.find((job) => job.is_active)?.slug;

test.each([
  ['visitor', 401, undefined, 401],
  ['subscriber', 401, undefined, 401],
  ['candidate', 200, false, 403],
  ['candidate-with-profile', 200, true, 200],
  ['applicant', 200, true, 400],
] as const)('%s', async (name, status, hasProfile, applyStatus) => {
  const { send, violations } = await enter(name);
  const check = await send('GET', '/api/careers/profile/check/');
  expect(check.status).toBe(status);
  expect((await check.json()).has_profile).toBe(hasProfile);
  const apply = await send('POST', `/api/jobs/${newest}/apply/`, { cover_letter: '' });
  expect(apply.status).toBe(applyStatus);
  expect(violations).toEqual([]);
});

test('a preset starts from the initial records', async () => {
  await registerCandidate(createTestClient(), 'n@home.example');
  applyPreset('candidate');
  expect(readRecords().accounts.map(({ email }) => email)).toEqual(['candidate@people.example']);
  expect(readRecords().sessions).toHaveLength(1);
});
