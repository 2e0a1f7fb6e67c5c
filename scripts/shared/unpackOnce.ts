import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';

const cache = path.resolve(import.meta.dirname, '../../node_modules/.cache');

/** Fills a folder of the cache unless it exists; returns its path. Several processes may call it at once. */
export async function unpackOnce(
  name: string,
  fill: (folder: string) => Promise<unknown>,
): Promise<string> {
  const target = path.join(cache, name);
  if (existsSync(target)) return target;
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(`${target}-`);
  try {
    await fill(folder);
    await rename(folder, target);
  } catch (error) {
    // Another process may have finished first.
    if (!existsSync(target)) throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return target;
}
