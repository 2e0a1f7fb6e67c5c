import type { OperationId, operations } from '../openapi/generated/operations.ts';

export type Operation = (typeof operations)[OperationId];

/** Examples of an operation: status as documented (404, 2XX) → name → summary. */
export type ExampleTable = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A named response example. `documented` is the status as in the contract, `status` the number to send. */
export type ListedExample = { name: string; documented: string; status: number; summary: string };

/** The key of `documented` for a status: the status itself or its range; undefined without any. */
export const documentedStatus = (documented: object, status: number): string | undefined =>
  [String(status), `${Math.floor(status / 100)}XX`].find((each) => Object.hasOwn(documented, each));

/** The examples of an operation, by status. */
export const listExamples = ({ examples }: { readonly examples: ExampleTable }): ListedExample[] =>
  Object.entries(examples)
    .flatMap(([documented, names]) => {
      const status = Number(documented.replace('XX', '00'));
      return Object.entries(names).map(([name, summary]) => {
        return { name, documented, status, summary };
      });
    })
    .sort((one, other) => one.status - other.status);
