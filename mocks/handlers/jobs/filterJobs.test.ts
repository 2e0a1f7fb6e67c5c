import { expect, test } from 'vitest';
import { departments, jobs } from '../../db/seed.ts';
import { filterJobs, type JobFilters } from './filterJobs.ts';

const none: JobFilters = { departmentId: null, jobType: null, location: null, search: null };
const count = (filters: Partial<JobFilters>) =>
  filterJobs(jobs, departments, { ...none, ...filters }).length;

test('without filters all jobs come, newest first', () => {
  const dates = filterJobs(jobs, departments, none).map((job) => job.posted_date);
  expect(dates).toHaveLength(16);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('every department holds as many jobs as it says', () => {
  for (const { id, job_count } of departments) {
    expect(count({ departmentId: String(id) })).toBe(job_count);
  }
});

test('types and cities filter exactly', () => {
  expect(count({ jobType: 'internship' })).toBe(2);
  expect(count({ location: 'Lahore' }) + count({ location: 'London' })).toBeGreaterThan(16);
  expect(count({ location: 'Paris' })).toBe(0);
});

test('a keyword is found in any case, and all filters must match', () => {
  expect(count({ search: 'IOS engineer' })).toBe(1);
  expect(count({ search: 'ios engineer', departmentId: '5' })).toBe(0);
  expect(count({ departmentId: '99' })).toBe(0);
});
