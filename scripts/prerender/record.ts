/** What a run leaves for the next one, in the work folder, which is not public. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashOf } from './content.ts';
import { filesOf } from './stage.ts';

/** What a page was made of. */
type PageRecord = { requests: string[]; hash: string };

/** The last run. `files` are all that it added to the site; `build` tells builds apart. */
export type RunRecord = { build: string; pages: Record<string, PageRecord>; files: string[] };

/** One hash of all that pages are made with besides content: the shell, the loader, the style sheets and what renders them. */
export async function hashBuild(work: string, shell: string): Promise<string> {
  const files = (await filesOf(path.join(work, 'server'))).sort().map((file) => `server/${file}`);
  const contents = await Promise.all(
    ['styles.json', 'loader.js', ...files].map((file) => readFile(path.join(work, file), 'utf8')),
  );
  return hashOf([shell, ...contents].join('\n'));
}

/** The last run's record; an empty one when there is none. */
export async function readRecord(work: string): Promise<RunRecord> {
  try {
    return JSON.parse(await readFile(path.join(work, 'prerender.json'), 'utf8'));
  } catch {
    return { build: '', pages: {}, files: [] };
  }
}

/** Writes the record of a run. */
export async function writeRecord(work: string, record: RunRecord): Promise<void> {
  await writeFile(path.join(work, 'prerender.json'), JSON.stringify(record));
}
