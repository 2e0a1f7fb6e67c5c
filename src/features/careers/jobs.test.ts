import { expect, test } from 'vitest';
import { getJobResponse } from '#contract/generated/decoders/agency/jobs.ts';
import { decodeOrEmpty } from '#shared/api/decode.ts';
import { departmentOf, jobTypes } from './jobs.ts';

test.each([
  ['Engineering', 'Engineering'],
  [{ id: 1, name: 'Engineering' }, 'Engineering'],
  [{ name: 'Engineering' }, 'Engineering'],
  [null, null],
])('the department %j is %j', (department, name) => {
  const { job } = decodeOrEmpty(getJobResponse, { job: { id: 1, slug: 'a', department } });
  expect(departmentOf(job) || null).toBe(name);
});

test('the job types have their values and labels', () => {
  expect(jobTypes).toEqual({
    'full-time': 'Full Time',
    'part-time': 'Part Time',
    contract: 'Contract',
    internship: 'Internship',
  });
});
