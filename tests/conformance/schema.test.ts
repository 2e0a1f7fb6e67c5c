import { expect, test } from 'vitest';
import { examples } from '#contract/generated/agency.examples.ts';
import { operations } from '#contract/generated/operations.ts';
import { checkSchema, knownProperties } from '../../conformance/src/checks/schema.ts';

const job = examples.getJob.job.job;
const study = examples.getCaseStudy.freightDesk.case_study;

test.each<['getJob' | 'getCaseStudy' | 'checkProfile', body: object, line?: string]>([
  ['getJob', { job }],
  ['getJob', { job: { ...job, extra: 1 }, ok: true }],
  ['getJob', { job: { ...job, title: 5 } }, '/job/title: string or null / 5 (number)'],
  [
    'getJob',
    { job: { ...job, posted_date: '01/11/2026' } },
    '/job/posted_date: a date such as 2026-03-01 / "01/11/2026"',
  ],
  [
    'getJob',
    { job: { ...job, slug: 'Two Words' } },
    '/job/slug: a text that matches ^[a-z0-9]+(-[a-z0-9]+)*$ / "Two Words"',
  ],
  ['getJob', { job: { ...job, slug: undefined } }, '/job/slug: this property / nothing'],
  [
    'getJob',
    { job: { ...job, slug: undefined, key: 'x' } },
    '/job/slug: this property / nothing, but there is key',
  ],
  // A choice is explained by the branch with the type of the value, or else names the types.
  [
    'getJob',
    { job: { ...job, job_type: 'remote' } },
    '/job/job_type: one of "full-time", "part-time", "contract", "internship" / "remote"',
  ],
  [
    'getJob',
    { job: { ...job, department: { id: 2 } } },
    '/job/department/name: this property / nothing',
  ],
  ['getJob', { job: { ...job, department: 7 } }, '/job/department: string or object or null / 7'],
  [
    'getCaseStudy',
    { case_study: { ...study, title: null } },
    '/case_study/title: string / null (null)',
  ],
  // A choice between fixed values is explained by the one that was chosen.
  ['checkProfile', { has_profile: true }, '/profile: this property / nothing'],
  ['checkProfile', { has_profile: false, profile: {} }, '/profile: null / {} (object)'],
])('%s %j is explained', (id, body, line) => {
  const lines = checkSchema(operations[id], 200, body).map(
    ({ field, expected, got }) => `${field}: ${expected} / ${got}`,
  );
  expect(lines).toEqual(line ? [line] : []);
});

test('the properties of an object inside a response are known, behind references and choices too', () => {
  expect(knownProperties(operations.getJob, 200, [])).toEqual(['job']);
  expect(knownProperties(operations.getJob, 200, ['job', 'department'])).toEqual(['id', 'name']);
  expect(knownProperties(operations.listJobs, 200, ['jobs', '0'])).toContain('slug');
});

test('a status without a schema has neither properties nor violations', () => {
  expect(knownProperties(operations.getJob, 418, ['job'])).toEqual([]);
  expect(checkSchema(operations.getJob, 418, 'tea')).toEqual([]);
});
