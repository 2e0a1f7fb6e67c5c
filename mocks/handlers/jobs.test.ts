import { beforeEach, expect, test } from 'vitest';
import { resetMock } from '../db/reset.ts';
import { departments, jobs } from '../db/seed.ts';
import { readRecords } from '../db/store.ts';
import { createTestClient, profileForm, registerCandidate } from '../testClient.ts';
import { filterJobs, type JobFilters } from './jobs.ts';

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

const none: JobFilters = { departmentId: null, jobType: null, location: null, search: null };
const count = (filters: Partial<JobFilters>) =>
  filterJobs(jobs, departments, { ...none, ...filters }).length;

test('without filters all jobs come, newest first', () => {
  const dates = filterJobs(jobs, departments, none).map((job) => job.posted_date);
  expect(dates).toHaveLength(16);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('filters are exact, a keyword is found in any case, and all must match', () => {
  for (const { id, job_count } of departments) {
    expect(count({ departmentId: String(id) })).toBe(job_count);
  }
  expect(count({ departmentId: '99' })).toBe(0);
  expect(count({ jobType: 'internship' })).toBe(2);
  expect(count({ location: 'Lahore' }) + count({ location: 'London' })).toBeGreaterThan(16);
  expect(count({ location: 'Paris' })).toBe(0);
  expect(count({ search: 'IOS engineer' })).toBe(1);
  expect(count({ search: 'ios engineer', departmentId: '5' })).toBe(0);
});
