import { expect, test } from 'vitest';
import { examples } from '#contract/generated/agency.examples.ts';
import { filterJobs, jobs } from './jobs.ts';

const count = (query: Record<string, string>) =>
  filterJobs(jobs, new URLSearchParams(query)).length;

test('a job must match all filters of the query; empty and unknown ones filter nothing', () => {
  for (const { id, job_count } of examples.listDepartments.departments.departments) {
    expect(count({ department_id: String(id) })).toBe(job_count);
  }
  expect(count({})).toBe(16);
  expect(count({ job_type: '', utm_source: 'mail' })).toBe(16);
  expect(count({ department_id: '99' })).toBe(0);
  expect(count({ job_type: 'internship' })).toBe(2);
  expect(count({ location: 'Lahore' }) + count({ location: 'London' })).toBeGreaterThan(16);
  expect(count({ search: 'IOS engineer' })).toBe(1);
  expect(count({ search: 'ios engineer', department_id: '5' })).toBe(0);
});
