/** Prints a run on the terminal: a line per request, then a summary. */
import { styleText } from 'node:util';
import { type Exchange, hasExpectedStatus, isResponse } from '../exchange.ts';
import { groupBy } from '../json.ts';
import {
  keyOf,
  many,
  nameStep,
  nameSteps,
  nameTried,
  type OperationReport,
  type Report,
  toSentence,
  toSentences,
} from '../report.ts';
import type { SkippedStep } from '../rule.ts';
import { notNamed, type Observer } from '../run.ts';
import { mask } from '../secrets.ts';

const paint = (style: Parameters<typeof styleText>[0], text: string): string =>
  styleText(style, text, { stream: process.stdout });

const cross = paint('red', '✘');

/** Milliseconds, a status, and a request as a line. */
function lineOf(exchange: Exchange): string {
  const { step, request, result, duration } = exchange;
  const status = isResponse(result) ? String(result.status) : '—';
  const url = mask(request.url.slice(new URL(request.url).origin.length));
  const call = `${request.method.padEnd(4)} ${url.length > 60 ? `${url.slice(0, 59)}…` : url}`;
  const place = nameStep({ rule: step.rule, step: step.name });
  return `${step.operation.id.padEnd(20)} ${status.padStart(3)} ${Math.round(duration).toString().padStart(6)} ms  ${place} ${paint('dim', `(${call})`)}`;
}

/** Sentences for skipped steps, one for each rule and reason. */
function describeSkipped(steps: SkippedStep[]): string[] {
  const groups = groupBy(steps, ({ rule, reason }) => `${rule}\n${reason}`);
  return groups.map((group) => {
    const [{ rule, reason }] = group;
    const calls = [...new Set(group.map(({ operation }) => operation))];
    const who = calls.length > 3 ? many(calls.length, 'call') : calls.join(', ');
    return `– ${rule} skipped for ${who}: ${reason}`;
  });
}

/** An observer that prints every exchange. A repeated violation is shortened to "as above". */
export function createTerminalObserver(print: (line: string) => void): Observer {
  const printed = new Set<string>();
  return {
    onExchange(exchange, violations) {
      const shown = violations.filter((each) => !printed.has(keyOf(each)));
      for (const each of shown) printed.add(keyOf(each));
      const again = violations.length > 0 && shown.length === 0 ? paint('dim', '  as above') : '';
      // A violation in a call that `--only` does not name is not reported.
      const sign = hasExpectedStatus(exchange) ? paint('green', '✔') : paint('yellow', '!');
      print(`${violations.length > 0 ? cross : sign} ${lineOf(exchange)}${again}`);
      for (const sentence of toSentences(shown)) print(`    ${sentence}`);
    },
    onNote(violation) {
      if (printed.has(keyOf(violation))) return;
      printed.add(keyOf(violation));
      const step = paint('dim', `(${nameStep(violation)})`);
      print(`${cross} ${violation.operation}  ${toSentences([violation])}  ${step}`);
    },
    onSkipped(steps) {
      const others = steps.filter(({ reason }) => reason !== notNamed);
      for (const sentence of describeSkipped(others)) print(paint('dim', sentence));
    },
  };
}

function describeOperation({ id, method, path, screens, violations }: OperationReport): string[] {
  const head = `${paint('bold', id)}  ${method} ${path}  ${paint('dim', `(${screens.join(', ')})`)}`;
  const lines = violations.map((violation) => {
    return `  ${cross} ${toSentence(violation)} ${paint('dim', `(${nameSteps(violation)})`)}`;
  });
  return ['', head, ...lines];
}

/** The summary: violations by operation, test data and the conclusion. */
export function summarize(report: Report): string[] {
  const { operations, created, outcome, end } = report;
  const broken = operations.filter((each) => each.violations.length > 0);
  const left = operations.filter(
    ({ isProven, violations, skipped }) =>
      !isProven &&
      violations.length === 0 &&
      (skipped.length === 0 || skipped.some(({ reason }) => reason !== notNamed)),
  );
  const names = left.length > 8 ? '' : `: ${left.map(({ id }) => id).join(', ')}`;
  const rest = left.length > 0 ? ` ${many(left.length, 'call')} never succeeded${names}.` : '';
  const found = `${many(report.violations, 'violation')} of the contract`;
  const conclusions = {
    conforms: `${report.only.length > 0 ? 'Everything that --only names' : 'Everything tried'} conforms.${rest}`,
    violations: `${found} in ${broken.length} of ${many(operations.length, 'call')}.${rest}`,
    incomplete: `The run could not be finished. ${end} Until then: ${found}.`,
  };
  const data = `Test data left on the servers, named ${report.marker}: ${created.join(', ')}`;
  return [
    ...broken.flatMap(describeOperation),
    '',
    ...(created.length > 0 ? [data] : []),
    `Tried: ${nameTried(report)}`,
    '',
    paint(outcome === 'conforms' ? 'green' : 'red', conclusions[outcome]),
  ];
}
