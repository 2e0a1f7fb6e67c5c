/** A sample of the mutants, one of each kind. `npm run conformance:mutants` runs all. */
import { afterAll, expect, test } from 'vitest';
import { check, judge, violationsOf } from './mutants/judge.ts';
import { inBody, type Mutant } from './mutants/mutant.ts';
import { responseMutants } from './mutants/responses.ts';
import { startBreakableMock } from './mutants/server.ts';
import { shapeMutants } from './mutants/shapes.ts';

const all = [...shapeMutants, ...responseMutants];
const mock = await startBreakableMock();

afterAll(() => mock.close());

/** The report on the mock with a mutant. */
function checkWith(mutant: Mutant) {
  mock.breakWith(mutant);
  return check(mock);
}

test('there are at least sixty, over every call, and no two of one name', () => {
  expect(all.length).toBeGreaterThanOrEqual(60);
  expect(new Set(all.map(({ operation }) => operation)).size).toBe(26);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
});

test('a renamed field that only the workflows ask for comes with the name that is there', async () => {
  const report = await checkWith({
    name: 'client_secret',
    sort: 'renamed',
    operation: 'createPaymentIntent',
    field: '/client_secret',
    status: 200,
    breaks: inBody(({ client_secret, ...rest }) => ({ ...rest, secretOfClient: client_secret })),
  });
  expect(violationsOf(report, 'createPaymentIntent')).toMatchObject([
    { kind: 'behaviour', field: '/client_secret', got: 'nothing, but there is secretOfClient' },
  ]);
});

test.each([
  'getService 200: /short_text renamed',
  'getCaseStudy 200: /case_study dropped',
  'careersLogin 200: no session cookie',
  'sendEmail: a redirect (301)',
  'listTeams 200: JSON that breaks off',
  'updateProfile 404: 500 in its place',
])('%s is reported with its call and field', async (name) => {
  const mutant = all.find((each) => each.name === name);
  if (!mutant) throw new Error(`There is no mutant ${name}.`);
  const { found, reported } = judge(mutant, await checkWith(mutant));
  expect(reported.length).toBeGreaterThan(0);
  expect(found, reported.join('\n')).toBe(true);
});
