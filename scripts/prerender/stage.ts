/** Builds the new site in a separate folder, which replaces the current one at the end. */
import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../edge/files.ts';

/** A file and its compressed forms. */
const formsOf = (file: string) => [file, `${file}.br`, `${file}.gz`];

/**
 * Starts a site with the files of `site` except `made`, which the last run added. Unchanged files are hard links, so
 * `work` must be on the same disk. `commit` replaces the current site; until then, and after `discard`, it stays.
 */
export async function openStage(site: string, work: string, made: readonly string[]) {
  const next = path.join(work, 'next');
  const previous = path.join(work, 'previous');
  const discard = () => rm(next, { recursive: true, force: true });
  // A killed run may have stopped between the two renames.
  if (!existsSync(site) && existsSync(previous)) await rename(previous, site);
  await rm(previous, { recursive: true, force: true });
  await discard();
  const current = new Set(await listFiles(site));

  async function share(files: Iterable<string>): Promise<void> {
    for (const file of files) {
      const [from, to] = [path.join(site, file), path.join(next, file)];
      await mkdir(path.dirname(to), { recursive: true });
      // Some file systems have no hard links.
      await link(from, to).catch(() => copyFile(from, to));
    }
  }

  const left = new Set(made.flatMap(formsOf));
  await share([...current].filter((file) => !left.has(file)));
  return {
    /** Keeps a file of the current site. False when there is none. */
    async keep(file: string): Promise<boolean> {
      await share(formsOf(file).filter((form) => current.has(form)));
      return current.has(file);
    },
    async write(file: string, content: string): Promise<void> {
      const target = path.join(next, file);
      await mkdir(path.dirname(target), { recursive: true });
      // The existing file may be a hard link into the current site.
      await rm(target, { force: true });
      await writeFile(target, content);
    },
    async commit(): Promise<void> {
      await rename(site, previous);
      await rename(next, site);
      await rm(previous, { recursive: true, force: true });
    },
    discard,
  };
}
