import { beforeEach, expect, test } from 'vitest';
import { resetMock } from '../../db/reset.ts';
import { jobs } from '../../db/seed.ts';
import { readRecords } from '../../db/store.ts';
import { createTestClient, profileForm, registerCandidate } from '../../testClient.ts';

beforeEach(resetMock);

async function createCandidate() {
  const client = createTestClient();
  await registerCandidate(client);
  const apply = (slug: string) =>
    client.ask('POST', `/api/jobs/${slug}/apply/`, { cover_letter: '' });
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
  expect((await readRecords()).applications).toEqual([
    { email: 'n@home.example', slug: 'android-engineer' },
    { email: 'n@home.example', slug: 'senior-ios-engineer' },
  ]);
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
