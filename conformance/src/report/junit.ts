/** Renders a report as JUnit XML: a suite per operation, a case per step. */
import type { OperationReport, Report, Trial } from '../report.ts';
import { escapeText, nameField, nameStep } from './labels.ts';

/** Characters that XML 1.0 does not allow, even escaped. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const escapeXml = (text: string): string => escapeText(text.replace(forbidden, '\uFFFD'));

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(3);

/** A step's violations as one element, because JUnit readers take only the first; '' without any. */
function showViolations({ violations, screens, outcome }: OperationReport, trial: Trial): string {
  const shown = violations.flatMap(({ kind, expected, seen }) =>
    seen
      .filter((each) => nameStep(each) === nameStep(trial))
      .map(({ field, got, curl }) => {
        return { kind, line: `${nameField(field)}: expected ${expected}; got ${got}`, curl };
      }),
  );
  const lines = shown.map(({ line }) => line);
  const [first] = shown;
  if (!first) return '';
  if (outcome === 'noted') {
    const notes = lines.map((line) => `Note: ${line}`).join('\n');
    return `<system-out>${escapeXml(notes)}</system-out>`;
  }
  const rest = shown.length > 1 ? ` (and ${shown.length - 1} more)` : '';
  const text = [...lines, `Screens: ${screens.join(', ')}`, first.curl].join('\n');
  return `<failure type="${first.kind}" message="${escapeXml(first.line + rest)}">${escapeXml(text)}</failure>`;
}

function showSuite(operation: OperationReport): string {
  const { id, trials, skipped } = operation;
  const open = (name: string) => `<testcase classname="${id}" name="${escapeXml(name)}"`;
  const cases = trials.map((trial) => {
    const head = open(`${nameStep(trial)}: ${trial.description}`);
    const content = showViolations(operation, trial);
    const time = `time="${seconds(trial.duration)}"`;
    return content ? `${head} ${time}>${content}</testcase>` : `${head} ${time}/>`;
  });
  const left = skipped.map(
    (step) => `${open(nameStep(step))}><skipped message="${escapeXml(step.reason)}"/></testcase>`,
  );
  const total = trials.reduce((sum, { duration }) => sum + duration, 0);
  const failed = cases.filter((each) => each.includes('<failure ')).length;
  return `<testsuite name="${id}" tests="${cases.length + left.length}" failures="${failed}" skipped="${left.length}" time="${seconds(total)}">\n${[...cases, ...left].join('\n')}\n</testsuite>`;
}

/** The JUnit XML of a report. */
export function toJunit(report: Report): string {
  const end = report.end
    ? `<testsuite name="run" tests="1" errors="1"><testcase classname="run" name="the run ends"><error message="${escapeXml(report.end)}"/></testcase></testsuite>\n`
    : '';
  const suites = report.operations.map(showSuite).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="conformance" time="${seconds(report.duration)}">\n${end}${suites}\n</testsuites>\n`;
}
