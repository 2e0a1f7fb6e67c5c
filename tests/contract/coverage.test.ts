/** Every documented status has a reproduction in the mock's catalogue, which `catalogue.spec.ts` opens in a browser. */
import { expect, test } from 'vitest';
import { operations } from '#contract/generated/operations.ts';
import { listExamples, type Operation } from '#contract/listExamples.ts';
import { errorRows } from '#mocks/catalogue/areas.ts';

/** Pairs of an operation and its response. */
const reproduced = new Set([
  ...errorRows.flatMap(({ causes }) => causes.flatMap(({ mock }) => mock.split(','))),
  // Shows no error: the checkout asks for a new login (`payment.spec.ts`).
  'createPaymentIntent:invalidToken',
  'recordPaymentMethod:invalidToken',
]);

const all = Object.values<Operation>(operations);

test.each(all)('every documented status of $id has a reproduction', (operation) => {
  const isShown = (name: string) => {
    const having = all.filter((each) => listExamples(each).some((one) => one.name === name));
    // A response that most calls share needs one for a read and one for a write.
    const isAlike = ({ method }: Operation) => (method === 'GET') === (operation.method === 'GET');
    const alike = having.length > 9 ? having.filter(isAlike) : [operation];
    return alike.some(({ id }) => reproduced.has(`${id}:${name}`));
  };
  // Pages show the first example without a scenario.
  const [first, ...others] = listExamples(operation);
  const shown = others.filter(({ name }) => isShown(name)).map(({ documented }) => documented);
  const statuses = Object.keys(operation.examples).filter((each) => each !== first?.documented);
  const hint =
    'Show the missing status in mocks/catalogue, see "Add an error text" in docs/frontend.md';
  expect(shown, hint).toEqual(expect.arrayContaining(statuses));
});
