#!/usr/bin/env node
/** The command: checks call by call whether a backend conforms to the contract. */
import { CannotRun, parseOptions } from './options.ts';
import { toPrintable } from './printable.ts';
import { clearReport, writeCause, writeReport } from './report/files.ts';
import { createPrinter, summarize } from './report/terminal.ts';
import { runConformance } from './run.ts';

const interruption = new AbortController();

// The reader of a pipe may close it, as `head` does; the run and its report continue.
process.stdout.on('error', () => {});

/**
 * The first signal ends the run with a report. The second exits at once; exit handlers still remove temporary files.
 */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    interruption.abort(`The run was stopped by ${signal}.`);
    process.once(signal, () => process.exit(2));
  });
}

const parent = process.ppid;

// npm and its shell do not pass signals on.
setInterval(() => {
  if (process.ppid !== parent) interruption.abort('The run was stopped with its parent process.');
}, 500).unref();

try {
  const options = parseOptions(process.argv.slice(2), process.env);
  await clearReport(options.report);
  try {
    const print = createPrinter((line) => console.log(line));
    const report = await runConformance(options, print, interruption.signal);
    await writeReport(report, options.report);
    for (const line of summarize(report)) console.log(line);
    const seconds = (report.duration / 1000).toFixed(1);
    console.log(`Report: ${options.report}/report.html, report.json, junit.xml (${seconds} s)`);
    process.exitCode = { conforms: 0, violations: 1, incomplete: 2 }[report.outcome];
  } catch (error) {
    await writeCause((error as Error).message, options.report);
    throw error;
  }
} catch (error) {
  const { message, stack = message } = error as Error;
  console.error(error instanceof CannotRun ? message : toPrintable(stack));
  // An error in the check itself is not a verdict.
  process.exitCode = 2;
}
