/** Emits the named examples of a contract. */
import { isJson } from '#contract/mediaTypes.ts';
import { fileHeader, toKey } from './code.ts';
import type { Api, NamedExample } from './operations.ts';

/** The content of `<api>.examples.ts`. */
export function emitExamples({ name, operations }: Api): string {
  /** The rows, grouped by operation. */
  function emitRows(emit: (example: NamedExample, id: string) => string | undefined): string {
    const parts = operations.map(({ id, examples }) => {
      const rows = examples.flatMap((each) => {
        const text = emit(each, id);
        return text === undefined ? [] : [`    ${toKey(each.name)}: ${text},`];
      });
      return rows.length > 0 ? `  ${id}: {\n${rows.join('\n')}\n  },\n` : '';
    });
    return parts.join('');
  }
  /** The type tells literal values from texts. */
  const body = ({ value, status, contentType = '' }: NamedExample, id: string) => {
    const text = `${JSON.stringify(value, null, 2)?.replaceAll('\n', '\n    ')}`;
    const key = /^\d+$/.test(status) ? status : `'${status}'`;
    return isJson(contentType) ? `${text} satisfies Body<'${id}', ${key}>` : text;
  };
  const head = ({ headers }: NamedExample) =>
    Object.keys(headers).length > 0 ? JSON.stringify(headers) : undefined;
  return `${fileHeader(`Named examples of the ${name} contract.`, name)}
import type { operations as contract } from './${name}.d.ts';

type Body<Id extends keyof contract, Status extends keyof contract[Id]['responses']> =
  contract[Id]['responses'][Status] extends { content: { 'application/json': infer Value } } ? Value : never;

/** Response bodies by operation and example name; undefined without a body. */
export const examples = {
${emitRows(body)}};

/** Response headers by operation and example name. */
export const headers: { [Id in keyof typeof examples]?: Record<string, Record<string, string>> } = {
${emitRows(head)}};
`;
}
