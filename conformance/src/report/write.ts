/** Writes the three files of a report. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CannotRun } from '../options.ts';
import type { Report } from '../report.ts';
import { toHtml } from './html.ts';
import { toJunit } from './junit.ts';

const writers: Record<string, (report: Report) => string | Promise<string>> = {
  'report.html': toHtml,
  'report.json': (report) => `${JSON.stringify(report, null, 2)}\n`,
  'junit.xml': toJunit,
};

/**
 * Deletes an earlier report, so that it is not mistaken for this run's, and with `isNeeded` creates the folder. Throws
 * `CannotRun` when the folder is not writable.
 */
export async function clearReport(folder: string, isNeeded = false): Promise<void> {
  try {
    for (const name of Object.keys(writers)) await rm(path.join(folder, name), { force: true });
    if (isNeeded) await mkdir(folder, { recursive: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new CannotRun(`The report cannot be written to ${folder} (${code}).`);
  }
}

/** Writes report.html, report.json and junit.xml into the folder. */
export async function writeReport(report: Report, folder: string): Promise<void> {
  for (const [name, write] of Object.entries(writers)) {
    await writeFile(path.join(folder, name), await write(report));
  }
}
