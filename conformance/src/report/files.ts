/** Renders a report as an HTML page, JSON and JUnit XML, and writes the files. */
import { access, constants, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { CannotRun } from '../options.ts';
import { type OperationReport, type Report, type Trial, toSentence } from '../report.ts';
import { summarize } from './terminal.ts';

/** Characters that XML 1.0 does not allow, even escaped. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** A text for HTML and XML, in attributes as well. */
const escapeText = (text: string | number): string =>
  String(text)
    .replace(forbidden, '\uFFFD')
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const open = (call: string, name: string): string =>
  `<testcase classname="${call}" name="${escapeText(name)}"`;

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(3);

/** A step as a test case; its violations are one element, because JUnit readers take only the first. */
function toCase({ id, screens }: OperationReport, trial: Trial): string {
  const head = `${open(id, trial.step)} time="${seconds(trial.duration)}"`;
  const [first, ...rest] = trial.violations;
  if (first === undefined) return `${head}/>`;
  const message = rest.length > 0 ? `${first} (and ${rest.length} more)` : first;
  const text = [...trial.violations, `Screens: ${screens.join(', ')}`, trial.curl].join('\n');
  return `${head}><failure type="violation" message="${escapeText(message)}">${escapeText(text)}</failure></testcase>`;
}

/** Attributes with the numbers of test cases. */
const countCases = (cases: string[]): string =>
  ['failure', 'error', 'skipped']
    .map((name) => {
      const { length } = cases.filter((each) => each.includes(`<${name} `));
      return ` ${name === 'skipped' ? name : `${name}s`}="${length}"`;
    })
    .join('');

function toCases(operation: OperationReport): string[] {
  const { id, trials, skipped } = operation;
  const left = skipped.map(
    ({ rule, reason }) => `${open(id, rule)}><skipped message="${escapeText(reason)}"/></testcase>`,
  );
  return [...trials.map((trial) => toCase(operation, trial)), ...left];
}

const toSuites = (suites: [name: string, cases: string[]][], time = 0): string => {
  const all = suites.flatMap(([, cases]) => cases);
  const parts = suites.map(
    ([name, cases]) =>
      `<testsuite name="${name}" tests="${cases.length}"${countCases(cases)}>\n${cases.join('\n')}\n</testsuite>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="conformance" tests="${all.length}"${countCases(all)} time="${seconds(time)}">\n${parts.join('\n')}\n</testsuites>\n`;
};

/** A run that could not start or finish, as a suite. */
const toError = (reason: string): [string, string[]] => [
  'run',
  [`${open('run', 'the run ends')}><error message="${escapeText(reason)}"/></testcase>`],
];

/** The JUnit XML of a report: a suite per operation, a case per step. */
export function toJunit({ end, operations, duration }: Report): string {
  const suites = operations.map((each): [string, string[]] => [each.id, toCases(each)]);
  return toSuites(end ? [toError(end), ...suites] : suites, duration);
}

const style = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: auto; padding: 1.5rem; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; padding: 1rem; background: #8882; }`;

/** A part of the page that opens on a click. */
const fold = (title: string, text: string): string =>
  `<details><summary>${escapeText(title)}</summary><pre>${escapeText(text)}</pre></details>`;

/** The HTML document of a report: the summary, and how to repeat each violation. */
export function toHtml(report: Report): string {
  const { outcome, operations, agency, hrms, startedAt } = report;
  const summary = stripVTControlCharacters(summarize(report).join('\n'));
  const repeated = operations.flatMap(({ id, violations, trials }) =>
    violations.map((violation) => {
      const made = trials.find(({ step }) => violation.steps.includes(step));
      return fold(`${id}  ${toSentence(violation)}`, `${made?.curl}\n\n${made?.response}`);
    }),
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Conformance: ${outcome}</title>
<style>${style}</style>
<h1>Conformance: ${outcome}</h1>
<p>${escapeText([agency, hrms, startedAt].filter(Boolean).join(' · '))}</p>
<pre>${escapeText(summary)}</pre>
<h2>Repeat a violation</h2>
${repeated.join('\n')}
</html>
`;
}

const writers: Record<string, (report: Report) => string> = {
  'report.html': toHtml,
  'report.json': (report) => `${JSON.stringify(report, null, 2)}\n`,
  'junit.xml': toJunit,
};

/**
 * Creates the folder, and deletes an earlier report in it, which could be mistaken for this run's. Throws `CannotRun`
 * if the folder is not writable.
 */
export async function clearReport(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
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
    await writeFile(path.join(folder, name), write(report));
  }
}

/** Writes a junit.xml that names why the run could not start. */
export const writeCause = (reason: string, folder: string): Promise<void> =>
  writeFile(path.join(folder, 'junit.xml'), toSuites([toError(reason)]));
