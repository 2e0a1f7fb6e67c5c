/** Writes the three files of a report. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CannotRun } from '../options.ts';
import type { Report } from '../report.ts';
import { toHtml } from './html.ts';
import { toJunit } from './junit.ts';

const files = ['report.html', 'report.json', 'junit.xml'] as const;

/** Runs `work`. Throws `CannotRun` when the folder is not writable. */
async function change(folder: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new CannotRun(`The report cannot be written to ${folder} (${code}).`);
  }
}

/** Deletes an earlier report, so that it is not mistaken for this run's. Throws `CannotRun`. */
export function clearReport(folder: string): Promise<void> {
  return change(folder, () =>
    Promise.all(files.map((name) => rm(path.join(folder, name), { force: true }))),
  );
}

/** Creates the folder if needed. Throws `CannotRun` when it is not writable. */
export function prepareFolder(folder: string): Promise<void> {
  return change(folder, () => mkdir(folder, { recursive: true }));
}

/** Writes report.html, report.json and junit.xml into the folder. */
export async function writeReport(report: Report, folder: string): Promise<void> {
  const texts: Record<(typeof files)[number], string> = {
    'report.html': await toHtml(report),
    'report.json': `${JSON.stringify(report, null, 2)}\n`,
    'junit.xml': toJunit(report),
  };
  await Promise.all(files.map((name) => writeFile(path.join(folder, name), texts[name])));
}
