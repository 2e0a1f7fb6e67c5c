/** Emits the named examples of one contract, checked by the compiler against its types. */
import type { Operation } from './operations.ts';

const indent = (text: string, spaces: number) => text.replaceAll('\n', `\n${' '.repeat(spaces)}`);

function emitOperation(operation: Operation): string {
  const rows = operation.examples.map(
    ({ name, status, value }) =>
      `    ${name}: ${indent(JSON.stringify(value, null, 2), 4)} satisfies Body<'${operation.id}', ${status}>,`,
  );
  return `  ${operation.id}: {\n${rows.join('\n')}\n  },`;
}

/** Operations of one contract in, content of `<api>.examples.ts` out. */
export function emitExamples(api: string, source: string, operations: Operation[]): string {
  return `// Named examples of the ${api} contract. Generated from ${source} by \`npm run generate\`; do not edit.
import type { operations as contract } from './${api}.d.ts';

type Body<Id extends keyof contract, Status> = contract[Id]['responses'] extends infer Responses
  ? Status extends keyof Responses
    ? Responses[Status] extends { content: { 'application/json': infer Json } }
      ? Json
      : never
    : never
  : never;

/** Response bodies by operation and example name. */
export const examples = {
${operations.map(emitOperation).join('\n')}
};
`;
}
