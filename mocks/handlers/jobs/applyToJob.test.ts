import { beforeEach, expect, test } from 'vitest';
import { resetMock } from '../../db/reset.ts';
import { jobs } from '../../db/seed.ts';
import { readRecords } from '../../db/store.ts';
import { createTestClient, profileForm, registerCandidate } from '../../testClient.ts';

beforeEach(resetMock);

async function createCandidate() {
  const client = createTestClient();
  await registerCandidate(client, 'n@home.example');
  const apply = async (slug: string) => {
    const letter = { cover_letter: '' };
    const response = await client.send('POST', `/api/jobs/${slug}/apply/`, letter);
    return [response.status, await response.json()];
  };
  return { ...client, apply };
}

test('one application for each job', async () => {
  const { send, apply, violations } = await createCandidate();
  await send('POST', '/api/careers/profile/', profileForm());
  const stored = [200, { message: 'Application submitted successfully' }];
  expect(await apply('android-engineer')).toEqual(stored);
  expect(await apply('android-engineer')).toEqual([
    400,
    { message: 'You have already applied to this job.' },
  ]);
  expect(await apply('senior-ios-engineer')).toEqual(stored);
  expect((await readRecords()).applications).toHaveLength(2);
  expect(violations).toEqual([]);
});

test('without a profile, to a closed job and to none', async () => {
  const { apply, violations } = await createCandidate();
  expect(await apply('android-engineer')).toEqual([
    403,
    { message: 'Create a profile before you apply.' },
  ]);
  const closed = jobs.find((job) => !job.is_active)?.slug ?? '';
  expect(await apply(closed)).toEqual([400, { error: 'This position is closed.' }]);
  expect((await apply('nobody'))[0]).toBe(404);
  expect(violations).toEqual([]);
});
