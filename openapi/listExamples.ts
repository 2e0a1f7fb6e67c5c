import type { OperationId, operations } from './generated/operations.ts';

/** A row of the table of operations. */
export type Operation = (typeof operations)[OperationId];

/** An operation's examples: name, status, and a sentence on what it is. In the contract's order. */
export function listExamples(
  operation: Operation,
): { name: string; status: number; summary: string }[] {
  return Object.entries(operation.examples).flatMap(([status, examples]) =>
    Object.entries<string>(examples).map(([name, summary]) => ({
      name,
      status: Number(status),
      summary,
    })),
  );
}
