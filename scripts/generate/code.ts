/** Emits code that several generated files contain. */

/** First line of a generated file: its content and its contract (all contracts without `api`). */
export const fileHeader = (what: string, api?: string): string =>
  `// ${what} Generated from openapi/${api ? `${api}.yaml` : ''} by \`npm run generate\`; do not edit.`;

/** A name as an object key, quoted where needed. */
export const toKey = (name: string): string =>
  /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);

/** An exported constant with its comment; `name` may include a type. */
export function emitConstant(comment: string, name: string, value: unknown): string {
  const end = name.includes(':') ? ';' : ' as const;';
  return `\n/** ${comment} */\nexport const ${name} = ${JSON.stringify(value, null, 2)}${end}\n`;
}
