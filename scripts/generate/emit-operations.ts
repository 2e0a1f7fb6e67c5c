/** Emits the operation table of all contracts. */
import type { Operation } from './operations.ts';

function row(operation: Operation): [string, unknown] {
  const { id, api, base, path, summary, screens, security } = operation;
  const method = operation.method.toUpperCase();
  const examples: Record<string, Record<string, string>> = {};
  for (const { status, name, summary } of operation.examples) {
    examples[status] = { ...examples[status], [name]: summary };
  }
  return [id, { id, api, base, method, path, summary, screens, security, examples }];
}

/** The content of `operations.ts`. */
export function emitOperations(operations: Operation[]): string {
  const table = Object.fromEntries(operations.map(row));
  return `// Every call of the contracts with its named examples by status. Generated from openapi/ by \`npm run generate\`; do not edit.

/** Calls by operationId. \`examples\` maps a status to the names that select its responses, each with a sentence on what it is. */
export const operations = ${JSON.stringify(table, null, 2)} as const;

/** Name of a call. */
export type OperationId = keyof typeof operations;
`;
}
