/** Keeps the files of a run out of the site until all are written. */
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Collects files in `work`, which must be on the same disk as `site`. `commit` moves them into the site; until then,
 * and after `discard`, the site is unchanged.
 */
export async function openStage(site: string, work: string) {
  const next = path.join(work, 'next');
  const written: string[] = [];
  const discard = () => rm(next, { recursive: true, force: true });
  // Removes files of a killed run.
  await discard();
  return {
    written,
    async write(file: string, content: string): Promise<void> {
      const target = path.join(next, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, content);
      written.push(file);
    },
    /** Moves the written files into the site, and removes the files `gone` from it. */
    async commit(gone: readonly string[]): Promise<void> {
      const stale = [...written, ...gone].flatMap((file) => [`${file}.br`, `${file}.gz`]);
      for (const file of [...stale, ...gone]) await rm(path.join(site, file), { force: true });
      for (const file of written) {
        const target = path.join(site, file);
        await mkdir(path.dirname(target), { recursive: true });
        await rename(path.join(next, file), target);
      }
      await discard();
    },
    discard,
  };
}
