/** Writes the three files of a report. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CannotRun } from '../cannotRun.ts';
import type { Report } from '../report.ts';
import { toHtml } from './html.ts';
import { toJunit } from './junit.ts';

/** Makes the folder if it is not there. Throws `CannotRun` when it cannot be written to. */
export async function prepareFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new CannotRun(`The report cannot be written to ${folder} (${code}).`);
  }
}

/** Writes report.html, report.json and junit.xml into the folder. */
export async function writeReport(report: Report, folder: string): Promise<void> {
  await Promise.all([
    writeFile(path.join(folder, 'report.html'), await toHtml(report)),
    writeFile(path.join(folder, 'report.json'), `${JSON.stringify(report, null, 2)}\n`),
    writeFile(path.join(folder, 'junit.xml'), toJunit(report)),
  ]);
}
