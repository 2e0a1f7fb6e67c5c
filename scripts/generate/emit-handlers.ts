/** Emits the examples of one contract and one default MSW handler an operation, all checked by the compiler against its types. */
import type { Operation } from './operations.ts';

const indent = (text: string, spaces: number) => text.replaceAll('\n', `\n${' '.repeat(spaces)}`);

function emitExamples(operation: Operation): string {
  const rows = operation.examples.map(
    ({ name, status, value }) =>
      `    ${name}: ${indent(JSON.stringify(value, null, 2), 4)} satisfies Body<'${operation.id}', ${status}>,`,
  );
  return `  ${operation.id}: {\n${rows.join('\n')}\n  },`;
}

function emitHandler({ id, method, path, examples }: Operation): string {
  const cases = examples.map(
    ({ name, status }) =>
      `      case '${name}':\n        return response(${status}).json(examples.${id}.${name});`,
  );
  return `  http.${method}('${path}', ({ request, response }) => {
    switch (selectExample(request, operations.${id}, mode)) {
${cases.join('\n')}
      default:
        return undefined;
    }
  }),`;
}

/** Operations of one contract in, content of `<api>.handlers.ts` out. */
export function emitHandlers(api: string, source: string, operations: Operation[]): string {
  return `// Examples and default handlers of the ${api} contract. Generated from ${source} by \`npm run generate\`; do not edit.
import { createOpenApiHttp } from 'openapi-msw';
import type { operations as contract, paths } from '#api/generated/${api}.d.ts';
import { type HandlerMode, selectExample } from '../prefer.ts';
import { operations } from './operations.ts';

type Body<Id extends keyof contract, Status> = contract[Id]['responses'] extends infer Responses
  ? Status extends keyof Responses
    ? Responses[Status] extends { content: { 'application/json': infer Json } }
      ? Json
      : never
    : never
  : never;

/** Answers by operation and example name. */
export const examples = {
${operations.map(emitExamples).join('\n')}
};

const http = createOpenApiHttp<paths>({ baseUrl: '*${operations[0]?.base ?? ''}' });

/**
 * One handler an operation. In mode 'preferred' it answers only a request whose \`Prefer\` header names an example,
 * in mode 'default' it answers with the first example of the first success status.
 */
export const ${api}Handlers = (mode: HandlerMode) => [
${operations.map(emitHandler).join('\n')}
];
`;
}
