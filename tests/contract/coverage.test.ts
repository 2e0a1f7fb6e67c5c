/**
 * Every documented status is shown by a catalogue scenario or an end-to-end test. Responses that calls share
 * (`tooManyRequests`, `missingCredential` …) must be shown for one read and one write.
 */
import { expect, test } from 'vitest';
import { operations } from '#contract/generated/operations.ts';
import { listExamples, type Operation } from '#contract/listExamples.ts';
import { errorRows } from '#mocks/catalogue/areas.ts';

const specs = import.meta.glob<string>('/{src,mocks,tests/e2e}/**/*.spec.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** All `operationId:choice` pairs in a text. */
const rulesIn = (text: string) => text.match(/\b[a-z]\w+:\w+/g) ?? [];

const exercised = new Set([
  ...errorRows.flatMap(({ causes }) => causes.flatMap(({ mock }) => rulesIn(mock))),
  ...Object.values(specs).flatMap(rulesIn),
]);

const isRead = ({ method }: Operation) => method === 'GET';

const namesOf = (operation: Operation) => listExamples(operation).map(({ name }) => name);
const allNames = Object.values<Operation>(operations).flatMap(namesOf);

/** True when a response that most calls share is shown for some call of the same kind. */
const isSeenElsewhere = (operation: Operation, name: string) =>
  allNames.filter((each) => each === name).length > 9 &&
  Object.values(operations).some(
    (other) => isRead(other) === isRead(operation) && exercised.has(`${other.id}:${name}`),
  );

test.each(Object.values(operations))(
  '$id: every documented status is seen in a browser',
  (operation) => {
    const examples = listExamples(operation);
    // Pages without a scenario show the first one.
    const seen = new Set([examples[0]?.documented]);
    for (const { name, documented } of examples) {
      const isSeen = exercised.has(`${operation.id}:${name}`) || isSeenElsewhere(operation, name);
      if (isSeen) seen.add(documented);
    }
    const missing = Object.keys(operation.examples).filter((status) => !seen.has(status));
    const message =
      'No link in mocks/catalogue or a *.spec.ts of src, mocks or tests/e2e shows these';
    expect(missing, message).toEqual([]);
  },
);
