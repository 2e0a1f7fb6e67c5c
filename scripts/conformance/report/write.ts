/** Writes the three files of a report. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CannotRun } from '../cannotRun.ts';
import type { Report } from '../report.ts';
import { toHtml } from './html.ts';
import { toJunit } from './junit.ts';

const files = ['report.html', 'report.json', 'junit.xml'] as const;

/** Does something to the folder. Throws `CannotRun` when it cannot be written to. */
async function change(folder: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new CannotRun(`The report cannot be written to ${folder} (${code}).`);
  }
}

/** Takes the report of an earlier run away, so that nobody takes it for the one of a run that does not take place. */
export function clearReport(folder: string): Promise<void> {
  return change(folder, () =>
    Promise.all(files.map((name) => rm(path.join(folder, name), { force: true }))),
  );
}

/** Makes the folder if it is not there. Throws `CannotRun` when it cannot be written to. */
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
