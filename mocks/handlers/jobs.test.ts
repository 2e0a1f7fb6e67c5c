/** Stored calls, and filters. The conformance check tests the rest. */
import { beforeEach, expect, test } from 'vitest';
import { examples } from '#contract/generated/agency.examples.ts';
import { operations } from '#contract/generated/operations.ts';
import { jobs } from '../db/jobs.ts';
import { resetMock } from '../db/presets.ts';
import { readRecords } from '../db/store.ts';
import { filterRecords } from '../responses/filterRecords.ts';
import { createTestClient, profileForm, registerCandidate } from '../testClient.ts';

beforeEach(resetMock);

test('applications and messages are stored', async () => {
  const client = createTestClient();
  await registerCandidate(client);
  await client.send('POST', '/api/careers/profile/', profileForm());
  const slug = 'android-engineer';
  await client.send('POST', `/api/jobs/${slug}/apply/`, { cover_letter: '' });
  const message = { name: 'R', email: 'r@hart.example', phone: '', comments: 'Hello' };
  await client.send('POST', '/api/send-email/', message);
  await client.send('POST', '/api/send-email/', { ...message, email: 'nobody' });
  expect(await readRecords()).toMatchObject({
    applications: [{ email: 'n@home.example', slug }],
    messages: [message],
  });
});

const count = (query: Record<string, string>) =>
  filterRecords(operations.listJobs, jobs, new URLSearchParams(query)).length;

test('a job must match all filters exactly', () => {
  for (const { id, job_count } of examples.listDepartments.departments.departments) {
    expect(count({ department_id: String(id) })).toBe(job_count);
  }
  expect(count({})).toBe(16);
  expect(count({ department_id: '99' })).toBe(0);
  expect(count({ job_type: 'internship' })).toBe(2);
  expect(count({ location: 'Lahore' }) + count({ location: 'London' })).toBeGreaterThan(16);
  expect(count({ search: 'ios engineer', department_id: '5' })).toBe(0);
});

test('a job may match the keyword in any letter case', () => {
  expect(count({ search: 'IOS engineer' })).toBe(1);
});

test.each<Record<string, string>>([{ job_type: '' }, { utm_source: 'mail' }])(
  'the query %o filters nothing',
  (query) => {
    expect(count(query)).toBe(16);
  },
);
