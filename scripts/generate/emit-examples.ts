/** Emits the named examples of a contract, type-checked against it. */
import { isJson } from '#contract/mediaTypes.ts';
import type { NamedExample, Operation } from './operations.ts';

/** A name as an object key, quoted where needed. */
function toKey(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`;
}

/** A value as a literal; further lines are indented by `spaces`. */
function toLiteral(value: unknown, spaces: number): string {
  if (value === undefined) return 'undefined';
  return JSON.stringify(value, null, 2).replaceAll('\n', `\n${' '.repeat(spaces)}`);
}

/** Only JSON is type-checked: the contract's type of a text may be a file. */
function emitBody(id: string, { name, status, contentType, value }: NamedExample): string {
  const row = `    ${toKey(name)}: ${toLiteral(value, 4)}`;
  if (contentType === undefined || !isJson(contentType)) return `${row},`;
  const types = [`'${id}'`, /^\d+$/.test(status) ? status : `'${status}'`];
  if (contentType !== 'application/json') types.push(`'${contentType}'`);
  return `${row} satisfies Body<${types.join(', ')}>,`;
}

/** Headers of an example, with its content type unless it is JSON. */
function headersOf({ contentType, headers }: NamedExample): Record<string, string> {
  return contentType === undefined || contentType === 'application/json'
    ? headers
    : { 'content-type': contentType, ...headers };
}

function emitBodies({ id, examples }: Operation): string {
  const rows = examples.map((example) => emitBody(id, example));
  return `  ${id}: {\n${rows.join('\n')}\n  },`;
}

function emitHeaders({ id, examples }: Operation): string[] {
  const rows = examples
    .map((example) => [example.name, headersOf(example)] as const)
    .filter(([, headers]) => Object.keys(headers).length > 0)
    .map(([name, headers]) => `    ${toKey(name)}: ${JSON.stringify(headers)},`);
  return rows.length > 0 ? [`  ${id}: {\n${rows.join('\n')}\n  },\n`] : [];
}

/** The content of `<api>.examples.ts`. */
export function emitExamples(api: string, operations: Operation[]): string {
  return `// Named examples of the ${api} contract. Generated from openapi/${api}.yaml by \`npm run generate\`; do not edit.
import type { operations as contract } from './${api}.d.ts';

type Body<
  Id extends keyof contract,
  Status extends keyof contract[Id]['responses'],
  Type extends string = 'application/json',
> = contract[Id]['responses'][Status] extends { content: Record<Type, infer Value> } ? Value : never;

/** Response bodies by operation and example name; undefined where there is none. */
export const examples = {
${operations.map(emitBodies).join('\n')}
};

/** Response headers by operation and example name. Without a content type a body is JSON. */
export const headers: { [Id in keyof typeof examples]?: Record<string, Record<string, string>> } = {
${operations.flatMap(emitHeaders).join('')}};
`;
}
