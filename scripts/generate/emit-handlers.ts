/** Emits one default MSW handler per operation, which responds with the contract's examples. */
import type { Operation } from './operations.ts';

/** The path is in MSW syntax, for any origin: `{note-id}` becomes `:note_id`. */
function emitHandler({ id, method, base, path }: Operation): string {
  const named = path.replace(/\{([^}]+)\}/g, (_, name: string) => `:${name.replace(/\W/g, '_')}`);
  return `    http.${method}('*${base}${named}', respond('${id}')),`;
}

/** The content of `<api>.handlers.ts`. */
export function emitHandlers(api: string, source: string, operations: Operation[]): string {
  return `// Default handlers of the ${api} contract. Generated from ${source} by \`npm run generate\`; do not edit.
import { http } from 'msw';
import { examples, headers } from '#contract/generated/${api}.examples.ts';
import { operations } from '#contract/generated/operations.ts';
import { type HandlerMode, respondWithExample } from '../respondWithExample.ts';

/**
 * One handler per operation. In mode 'preferred' it responds only to requests whose \`Prefer\` header names an example,
 * in mode 'default' it responds with the first example of the first success status.
 */
export function ${api}Handlers(mode: HandlerMode) {
  const respond = (id: keyof typeof examples) =>
    respondWithExample(operations[id], examples[id], headers[id], mode);
  return [
${operations.map(emitHandler).join('\n')}
  ];
}
`;
}
