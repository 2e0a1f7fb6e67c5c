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
 * Creates the folder, or deletes an earlier report in it, so that it is not mistaken for this run's. Throws `CannotRun`
 * when the folder is not writable.
 */
export async function clearReport(folder: string): Promise<void> {
  try {
    for (const name of Object.keys(writers)) await rm(path.join(folder, name), { force: true });
    await mkdir(folder, { recursive: true });
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
