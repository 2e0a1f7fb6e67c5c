/**
 * Every documented status has a reproduction in the mock's catalogue, which `catalogue.spec.ts` opens in a browser.
 * Responses that calls share (`tooManyRequests`, `missingCredential` …) need one for a read and one for a write.
 */
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
const isRead = ({ method }: Operation) => method === 'GET';
const has = (operation: Operation, name: string) => reproduced.has(`${operation.id}:${name}`);

/** True when a response that most calls share has a reproduction for some call of the same kind. */
function isSharedAndSeen(operation: Operation, name: string): boolean {
  const sharing = all.filter((each) => listExamples(each).some((example) => example.name === name));
  const alike = sharing.filter((each) => isRead(each) === isRead(operation));
  return sharing.length > 9 && alike.some((each) => has(each, name));
}

test.each(all)('$id: every documented status has a reproduction', (operation) => {
  const examples = listExamples(operation);
  // Pages show the first example without a scenario.
  const seen = new Set([examples[0]?.documented]);
  for (const { name, documented } of examples) {
    if (has(operation, name) || isSharedAndSeen(operation, name)) seen.add(documented);
  }
  expect(Object.keys(operation.examples).filter((status) => !seen.has(status))).toEqual([]);
});
