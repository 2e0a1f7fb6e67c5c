/** Pieces of TypeScript source. */

/** A name as the key of an object literal: quoted where it must be. */
export function toKey(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`;
}

/** A value as an object literal whose further lines are indented by `spaces`. */
export function toLiteral(value: unknown, spaces: number): string {
  if (value === undefined) return 'undefined';
  return JSON.stringify(value, null, 2).replaceAll('\n', `\n${' '.repeat(spaces)}`);
}
