/** Emits the named examples of a contract, type-checked against it. */
import { isJson } from '#contract/mediaTypes.ts';
import { fileHeader, toKey } from './code.ts';
import type { Api, NamedExample } from './operations.ts';

/** The row of a body. Only JSON is type-checked, because the contract may describe other content as a file. */
function emitBody({ name, status, contentType = '', value }: NamedExample, id: string): string {
  const text = JSON.stringify(value, null, 2)?.replaceAll('\n', '\n    ');
  const row = `    ${toKey(name)}: ${text}`;
  if (!isJson(contentType)) return `${row},`;
  const types = [`'${id}'`, /^\d+$/.test(status) ? status : `'${status}'`];
  if (contentType !== 'application/json') types.push(`'${contentType}'`);
  return `${row} satisfies Body<${types.join(', ')}>,`;
}

/** The row of an example's headers and its content type, unless that is JSON; no row without headers. */
function emitHeaders({ name, contentType, headers }: NamedExample): string[] {
  const isPlain = contentType === undefined || contentType === 'application/json';
  const all = isPlain ? headers : { 'content-type': contentType, ...headers };
  return Object.keys(all).length > 0 ? [`    ${toKey(name)}: ${JSON.stringify(all)},`] : [];
}

/** The content of `<api>.examples.ts`. */
export function emitExamples({ name, operations }: Api): string {
  /** The rows, grouped by operation. */
  function emitRows(emit: (example: NamedExample, id: string) => string | string[]): string {
    const parts = operations.map(({ id, examples }) => {
      const rows = examples.flatMap((each) => emit(each, id));
      return rows.length > 0 ? `  ${id}: {\n${rows.join('\n')}\n  },\n` : '';
    });
    return parts.join('');
  }
  return `${fileHeader(`Named examples of the ${name} contract.`, name)}
import type { operations as contract } from './${name}.d.ts';

type Body<
  Id extends keyof contract,
  Status extends keyof contract[Id]['responses'],
  Type extends string = 'application/json',
> = contract[Id]['responses'][Status] extends { content: Record<Type, infer Value> } ? Value : never;

/** Response bodies by operation and example name; undefined without a body. */
export const examples = {
${emitRows(emitBody)}};

/** Response headers by operation and example name. Without a content type a body is JSON. */
export const headers: { [Id in keyof typeof examples]?: Record<string, Record<string, string>> } = {
${emitRows(emitHeaders)}};
`;
}
