/** Writes a report as JUnit XML: a suite for each call, a case for each step. */
import type { OperationReport, Report } from '../report.ts';
import { nameField } from './terminal.ts';

/** Characters that XML 1.0 cannot hold, not even escaped. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeXml = (text: string): string =>
  text.replace(forbidden, '\uFFFD').replace(/[&<>"]/g, (character) => escapes[character] ?? '');

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(3);

function suite({ id, findings, trials, skipped, screens }: OperationReport): string {
  const cases = trials.map(({ journey, step, description, duration }) => {
    const failures = findings
      .filter((finding) => finding.journey === journey && finding.step === step)
      .map(({ kind, field, expected, got, curl }) => {
        const message = `${nameField(field)}: expected ${expected}; got ${got}`;
        const text = `${message}\nScreens: ${screens.join(', ')}\n${curl}`;
        return `<failure type="${kind}" message="${escapeXml(message)}">${escapeXml(text)}</failure>`;
      });
    const name = `${journey}.${step}: ${description}`;
    const head = `<testcase classname="${id}" name="${escapeXml(name)}" time="${seconds(duration)}"`;
    return failures.length > 0 ? `${head}>${failures.join('')}</testcase>` : `${head}/>`;
  });
  const left = skipped.map(
    ({ journey, step, reason }) =>
      `<testcase classname="${id}" name="${escapeXml(`${journey}.${step}`)}"><skipped message="${escapeXml(reason)}"/></testcase>`,
  );
  const total = trials.reduce((sum, { duration }) => sum + duration, 0);
  const failed = cases.filter((each) => each.includes('<failure ')).length;
  return `<testsuite name="${id}" tests="${cases.length + left.length}" failures="${failed}" skipped="${left.length}" time="${seconds(total)}">\n${[...cases, ...left].join('\n')}\n</testsuite>`;
}

/** A report in, junit.xml out. */
export function toJunit(report: Report): string {
  const end = report.end
    ? `<testsuite name="run" tests="1" errors="1"><testcase classname="run" name="the run ends"><error message="${escapeXml(report.end)}"/></testcase></testsuite>\n`
    : '';
  const suites = report.operations.map(suite).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="conformance" time="${seconds(report.duration)}">\n${end}${suites}\n</testsuites>\n`;
}
