/** Writes the three files of a report. */
import { access, constants, mkdir, rm, stat, writeFile } from 'node:fs/promises';
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

/** Creates a folder and its parents; Node's own `recursive` never ends below /proc. Throws file system errors. */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && (await stat(folder)).isDirectory()) return;
    if (code !== 'ENOENT' || path.dirname(folder) === folder) throw error;
    await makeFolder(path.dirname(folder));
    await mkdir(folder);
  }
}

/**
 * Creates the folder, and deletes an earlier report in it, which could be mistaken for this run's. Throws `CannotRun`
 * if the folder is not writable.
 */
export async function clearReport(folder: string): Promise<void> {
  try {
    await makeFolder(path.resolve(folder));
    for (const name of Object.keys(writers)) await rm(path.join(folder, name), { force: true });
    await access(folder, constants.W_OK);
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
