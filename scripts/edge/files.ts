/** The files of a built site. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Every file below a folder, as paths relative to it with `/`, sorted. Throws when there is no such folder. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}
