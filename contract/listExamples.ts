import type { OperationId, operations } from '../openapi/generated/operations.ts';

export type Operation = (typeof operations)[OperationId];

/** Examples of an operation: status as documented (404, 4XX, default) → name → summary. */
export type ExampleTable = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A named response example. `documented` is the status as in the contract, `status` the number to send. */
export type ListedExample = { name: string; documented: string; status: number; summary: string };

/**
 * The key of `documented` for a status: the status itself, its range, or (for failures) `default`; undefined without
 * any.
 */
export function documentedStatus(documented: object, status: number): string | undefined {
  const candidates = [String(status), `${Math.floor(status / 100)}XX`];
  if (status >= 400 && status <= 599) candidates.push('default');
  return candidates.find((each) => Object.hasOwn(documented, each));
}

const listed = new WeakMap<ExampleTable, readonly ListedExample[]>();

/** The examples of an operation, by status. */
export function listExamples(operation: {
  readonly examples: ExampleTable;
}): readonly ListedExample[] {
  const { examples } = operation;
  const known = listed.get(examples) ?? sortExamples(examples);
  listed.set(examples, known);
  return known;
}

function sortExamples(examples: ExampleTable): ListedExample[] {
  return Object.entries(examples)
    .flatMap(([documented, names]) => {
      // 404 → 404, 4XX → 400, default → 500.
      const status = documented === 'default' ? 500 : Number(documented.replace('XX', '00'));
      return Object.entries(names).map(([name, summary]) => {
        return { name, documented, status, summary };
      });
    })
    .sort((one, other) => one.status - other.status);
}
