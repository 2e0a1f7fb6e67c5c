/** The record that a run leaves in the private work folder for the next run. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../edge/files.ts';
import { hashOf } from './content.ts';

/** Requests of a page and the hash of their responses. */
type PageRecord = { requests: string[]; hash: string };

/** A run's record: `files` are all it added to the site, `build` identifies the build. */
export type RunRecord = { build: string; pages: Record<string, PageRecord>; files: string[] };

/** Hash of everything but content that pages are made of. */
export async function hashBuild(work: string, shell: string): Promise<string> {
  const files = (await listFiles(path.join(work, 'server'))).map((file) => `server/${file}`);
  const contents = await Promise.all(
    ['styles.json', 'loader.js', ...files].map((file) => readFile(path.join(work, file), 'utf8')),
  );
  return hashOf([shell, ...contents].join('\n'));
}

/** Reads the last record; an empty one when there is none. */
export async function readRecord(work: string): Promise<RunRecord> {
  try {
    return JSON.parse(await readFile(path.join(work, 'prerender.json'), 'utf8'));
  } catch {
    return { build: '', pages: {}, files: [] };
  }
}

export async function writeRecord(work: string, record: RunRecord): Promise<void> {
  await writeFile(path.join(work, 'prerender.json'), JSON.stringify(record));
}
