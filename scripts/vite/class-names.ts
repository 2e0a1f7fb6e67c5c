import { createHash } from 'node:crypto';
import path from 'node:path';

const fileOf = new Map<string, string>();

/** A short class name for CSS modules that still shows its origin. Throws when two files get the same one. */
export function nameClass(name: string, file: string): string {
  const place = path.relative('.', file).replaceAll(path.sep, '/');
  const hash = createHash('sha256').update(place).digest('hex').slice(0, 4);
  const short = `_${name}_${hash}`;
  const taken = fileOf.get(short) ?? place;
  if (taken !== place) throw new Error(`${place} and ${taken} both have a class ${short}.`);
  fileOf.set(short, place);
  return short;
}
