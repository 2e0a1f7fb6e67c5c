/** A Django REST backend as a backend team writes it: no false alarm on it, and its mutants are reported. */
import { expect, test } from 'vitest';
import { describeViolations, judge } from './check.ts';
import { checkDjango, findObstacle, listDjangoMutants } from './django/django.ts';

const obstacle = findObstacle();
if (obstacle) console.warn(`The Django backend is not tested: ${obstacle}.`);

test
  .skipIf(obstacle)
  .each([
    [[]],
    [
      [
        ...['https', 'signed_cookies', 'session_of_browser', 'gzip', 'etag', 'extra_fields'],
        ...['department_object', 'small_pages', 'relative_media'],
        ...['already_applied_200', 'no_profile_at_login'],
      ],
    ],
  ])('the variants %j are lawful: no false alarm, and no step is skipped', async (variants) => {
  const report = await checkDjango({ variants });
  expect(describeViolations(report)).toEqual([]);
  expect(report.outcome).toBe('conforms');
  expect(report.operations.flatMap(({ skipped }) => skipped)).toEqual([]);
});

test
  .skipIf(obstacle)
  .each(['resume_lost_by_a_change', 'member_ids_count_in_their_group', 'no_csrf_check'])(
  'the mutant %s is reported with its call and field',
  async (name) => {
    const mutant = listDjangoMutants().find((each) => each.name === name);
    if (!mutant) throw new Error(`There is no mutant ${name}.`);
    const { found, reported } = judge(mutant, await checkDjango({ mutant: name }));
    expect(found, reported.join('\n')).toBe(true);
  },
);
