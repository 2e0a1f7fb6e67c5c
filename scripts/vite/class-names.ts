/** Names of the classes of CSS modules. */
import { createHash } from 'node:crypto';
import path from 'node:path';

const fileOf = new Map<string, string>();

/** A class as short as it can be and still tell where it is from. Throws when two files get the same one. */
export function nameClass(name: string, file: string): string {
  const place = path.relative('.', file).replaceAll(path.sep, '/');
  const hash = createHash('sha256').update(place).digest('hex').slice(0, 4);
  const short = `_${name}_${hash}`;
  const taken = fileOf.get(short) ?? place;
  if (taken !== place) throw new Error(`${place} and ${taken} both have a class ${short}.`);
  fileOf.set(short, place);
  return short;
}
