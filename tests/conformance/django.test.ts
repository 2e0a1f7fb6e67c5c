/** A Django REST backend as a backend team writes it: no false alarm on it, and its mutants are reported. */
import { expect, test } from 'vitest';
import { describeViolations, expectReported } from './check.ts';
import { checkDjango, findObstacle, listDjangoMutants } from './django/django.ts';

const obstacle = findObstacle();
const warning = `The Django backend is not tested: ${obstacle}.`;
if (obstacle && process.env.EVERY_MUTANT) throw new Error(warning);
if (obstacle) console.warn(warning);

const lawful = [
  ...['https', 'signed_cookies', 'session_of_browser', 'gzip', 'etag', 'extra_fields'],
  ...['department_object', 'small_pages', 'relative_media'],
  ...['already_applied_200', 'no_profile_at_login'],
];

test.skipIf(obstacle).each([[[]], [lawful]])(
  'the variants %j are lawful: no false alarm, and no step is skipped',
  async (variants) => {
    const report = await checkDjango({ variants });
    expect(describeViolations(report)).toEqual([]);
    expect(report.outcome).toBe('conforms');
    expect(report.operations.flatMap(({ skipped }) => skipped)).toEqual([]);
  },
);

const sample = ['resume_lost_by_a_change', 'member_ids_count_in_their_group', 'no_csrf_check'];
const mutants = obstacle ? [] : listDjangoMutants();

test.skipIf(obstacle)('the mutants of the sample exist', () => {
  expect(mutants.map(({ name }) => name)).toEqual(expect.arrayContaining(sample));
});

test.concurrent.each(
  mutants.filter(({ name }) => process.env.EVERY_MUTANT || sample.includes(name)),
)('the mutant $name is reported with its call and field', async (mutant) =>
  expectReported(mutant, await checkDjango({ ...mutant, mutant: mutant.name })),
);
