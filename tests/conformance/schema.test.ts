import { expect, test } from 'vitest';
import { examples } from '#contract/generated/agency.examples.ts';
import { operations } from '#contract/generated/operations.ts';
import { checkSchema } from '../../conformance/src/checks/schema.ts';
import { readRows } from './check.ts';

const { job } = examples.getJob.job;

const explain = (id: 'getJob' | 'checkProfile' | 'careersLogin', body: object) =>
  checkSchema(operations[id], 200, body).map(
    ([field, expected, got]) => `${field}: ${expected} / ${got}`,
  );

/** A change of a job, and the violation; `absent` removes a property. */
const changes = `
  {"title": 5} → /job/title: string or null / 5 (number)
  {"posted_date": "01/11/2026"} → /job/posted_date: a date such as 2026-03-01 / "01/11/2026"
  {"slug": "Two Words"} → /job/slug: a text that matches ^[A-Za-z0-9_\\-]+$ / "Two Words"
  {"slug": null} → /job/slug: string / null (null)
  {"slug": "absent"} → /job/slug: this property / nothing
  {"slug": "absent", "key": "x"} → /job/slug: this property / nothing, but there is key
  {"job_type": "remote"} → /job/job_type: one of "full-time", "part-time", "contract", "internship" / "remote"
  {"department": {"id": 2}} → /job/department/name: this property / nothing
  {"department": 7} → /job/department: string or object or null / 7`;

test.each(readRows(changes, '→'))('a job with %s: %s', (change = '', line) => {
  const changed = JSON.stringify({ job: { ...job, ...JSON.parse(change) } });
  const body = JSON.parse(changed, (_, value) => (value === 'absent' ? undefined : value));
  expect(explain('getJob', body)).toEqual([line]);
});

test('a choice between constants is explained by the chosen branch', () => {
  const missing = ['/profile: this property / nothing'];
  expect(explain('checkProfile', { has_profile: true })).toEqual(missing);
  const { profile } = examples.checkProfile.profileFound;
  const session = { user: profile.user, has_profile: true, profile: { ...profile, gender: '2' } };
  expect(explain('careersLogin', session)).toEqual(['/profile/gender: integer / "2" (string)']);
  const surplus = ['/profile: null / {} (object)'];
  expect(explain('checkProfile', { has_profile: false, profile: {} })).toEqual(surplus);
});
