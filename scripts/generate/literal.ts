/** A name as an object key, quoted where needed. */
export function toKey(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`;
}

/** A value as a literal; further lines are indented by `spaces`. */
export function toLiteral(value: unknown, spaces: number): string {
  if (value === undefined) return 'undefined';
  return JSON.stringify(value, null, 2).replaceAll('\n', `\n${' '.repeat(spaces)}`);
}
