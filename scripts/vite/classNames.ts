import { createHash } from 'node:crypto';
import path from 'node:path';

const fileOf = new Map<string, string>();

/** A short class name for CSS modules that still shows its origin. Throws when two files get the same one. */
export function nameClass(name: string, file: string): string {
  const relative = path.relative('.', file).replaceAll(path.sep, '/');
  const hash = createHash('sha256').update(relative).digest('hex').slice(0, 4);
  const short = `_${name}_${hash}`;
  const taken = fileOf.get(short) ?? relative;
  if (taken !== relative) throw new Error(`${relative} and ${taken} both have a class ${short}.`);
  fileOf.set(short, relative);
  return short;
}
