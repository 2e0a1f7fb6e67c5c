/** Emits one default MSW handler per operation, checked by the compiler against the contract's types. */
import type { Operation } from './operations.ts';

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
import { examples } from '#contract/generated/${api}.examples.ts';
import type { paths } from '#contract/generated/${api}.d.ts';
import { operations } from '#contract/generated/operations.ts';
import { type HandlerMode, selectExample } from '../prefer.ts';

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
