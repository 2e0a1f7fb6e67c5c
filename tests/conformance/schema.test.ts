import { expect, test } from 'vitest';
import { examples } from '#contract/generated/agency.examples.ts';
import { operations } from '#contract/generated/operations.ts';
import { checkSchema, knownProperties } from '../../conformance/src/checks/schema.ts';

const job = examples.getJob.job.job;
const study = examples.getCaseStudy.freightDesk.case_study;

const say = (violations: ReturnType<typeof checkSchema>): string[] =>
  violations.map(({ field, expected, got }) => `${field}: ${expected} / ${got}`);

const checkJob = (changes: object): string[] =>
  say(checkSchema(operations.getJob, 200, { job: { ...job, ...changes } }));

test('a response that fits has no violation', () => {
  expect(checkJob({})).toEqual([]);
});

test.each([
  [{ title: 5 }, '/job/title: string or null / 5 (number)'],
  [{ posted_date: '01/11/2026' }, '/job/posted_date: a date such as 2026-03-01 / "01/11/2026"'],
  [{ slug: 'Two Words' }, '/job/slug: a text that matches ^[a-z0-9]+(-[a-z0-9]+)*$ / "Two Words"'],
  [{ slug: undefined }, '/job/slug: this property / nothing'],
  [{ slug: undefined, key: 'x' }, '/job/slug: this property / nothing, but there is key'],
])('%j names the field, what was expected and what came', (changes, line) => {
  expect(checkJob(changes)).toEqual([line]);
});

test('a choice is explained by the branch that has the type of the value', () => {
  expect(checkJob({ job_type: 'remote' })).toEqual([
    '/job/job_type: one of "full-time", "part-time", "contract", "internship" / "remote"',
  ]);
  expect(checkJob({ department: { id: 2 } })).toEqual([
    '/job/department/name: this property / nothing',
  ]);
  const case_study = { ...study, title: null };
  expect(say(checkSchema(operations.getCaseStudy, 200, { case_study }))).toEqual([
    '/case_study/title: string / null (null)',
  ]);
});

test('a choice without such a branch names the types', () => {
  expect(checkJob({ department: 7 })).toEqual(['/job/department: string or object or null / 7']);
});

test('a response may hold more than the contract knows', () => {
  const more = { job: { ...job, extra: 1 }, ok: true };
  expect(checkSchema(operations.getJob, 200, more)).toEqual([]);
});

test('a choice between fixed values is explained by the one that was chosen', () => {
  expect(say(checkSchema(operations.checkProfile, 200, { has_profile: true }))).toEqual([
    '/profile: this property / nothing',
  ]);
  expect(
    say(checkSchema(operations.checkProfile, 200, { has_profile: false, profile: {} })),
  ).toEqual(['/profile: null / {} (object)']);
});

test('the properties of an object inside a response are known, behind references and choices too', () => {
  expect(knownProperties(operations.getJob, 200, [])).toEqual(['job']);
  expect(knownProperties(operations.getJob, 200, ['job', 'department'])).toEqual(['id', 'name']);
  expect(knownProperties(operations.listJobs, 200, ['jobs', '0'])).toContain('slug');
  expect(knownProperties(operations.getJob, 418, ['job'])).toEqual([]);
});

test('a status without a schema has no violation here', () => {
  expect(checkSchema(operations.getJob, 418, 'tea')).toEqual([]);
});
