/**
 * Each status that the contract documents is shown by a scenario of the catalogue or by a link of an end-to-end test. What
 * the edge answers to any call alike (`tooManyRequests`, `badGateway` …) has to be seen for one read and one write.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { edgeExamples } from '#contract/edgeExamples.ts';
import { operations } from '#contract/generated/operations.ts';
import { listExamples, type Operation } from '#contract/listExamples.ts';
import { errorRows } from '#mocks/catalogue/areas.ts';

const folder = new URL('../e2e/', import.meta.url);

/** Everything of the form `operationId:choice` in a text. */
const rulesIn = (text: string) => text.match(/\b[a-z]\w+:\w+/g) ?? [];

const exercised = new Set([
  ...errorRows.flatMap(({ causes }) => causes.flatMap(({ mock }) => rulesIn(mock))),
  ...readdirSync(folder)
    .filter((name) => name.endsWith('.spec.ts'))
    .flatMap((name) => rulesIn(readFileSync(new URL(name, folder), 'utf8'))),
]);

const isRead = ({ method }: Operation) => method === 'GET';

/** True when a response of the edge is seen with some call of the same kind. */
const isSeenElsewhere = (operation: Operation, name: string) =>
  edgeExamples.includes(name) &&
  Object.values(operations).some(
    (other) => isRead(other) === isRead(operation) && exercised.has(`${other.id}:${name}`),
  );

test.each(Object.values(operations).map((operation) => [operation.id, operation] as const))(
  '%s: every documented status is seen in a browser',
  (id, operation) => {
    const examples = listExamples(operation);
    // The first one is what every page without a scenario gets.
    const seen = new Set([examples[0]?.status]);
    for (const { name, status } of examples) {
      if (exercised.has(`${id}:${name}`) || isSeenElsewhere(operation, name)) seen.add(status);
    }
    const missing = Object.keys(operation.examples).filter((status) => !seen.has(Number(status)));
    expect(missing).toEqual([]);
  },
);
