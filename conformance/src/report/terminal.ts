/** Prints a run on the terminal: a line per request, then a summary. */
import { styleText } from 'node:util';
import { type Exchange, hasExpectedStatus, statusOf } from '../exchange.ts';
import { groupBy } from '../json.ts';
import {
  keyOf,
  many,
  nameStep,
  type OperationReport,
  type Report,
  toSentence,
  toSentences,
} from '../report.ts';
import type { StepListener } from '../rule.ts';
import { mask } from '../secrets.ts';

const paint = (style: Parameters<typeof styleText>[0], text: string): string =>
  styleText(style, text, { stream: process.stdout });

const cross = paint('red', '✘');

/** Milliseconds, a status, and a request as a line. */
function lineOf(exchange: Exchange): string {
  const { step, request, duration } = exchange;
  const status = String(statusOf(exchange) ?? '—').padStart(3);
  const url = mask(request.url.slice(new URL(request.url).origin.length));
  const call = `${request.method.padEnd(4)} ${url.length > 60 ? `${url.slice(0, 59)}…` : url}`;
  return `${step.operation.id.padEnd(20)} ${status} ${Math.round(duration).toString().padStart(6)} ms  ${nameStep(step)} ${paint('dim', `(${call})`)}`;
}

/** Creates a listener that prints every request, and each violation of a call once. */
export function createPrinter(print: (line: string) => void): StepListener {
  const printed = new Set<string>();
  return (exchange, violations) => {
    const { id } = exchange.step.operation;
    const fresh = violations.filter((each) => !printed.has(`${id} ${keyOf(each)}`));
    for (const each of fresh) printed.add(`${id} ${keyOf(each)}`);
    // A violation in a call that `--only` does not name is not reported.
    const sign = hasExpectedStatus(exchange) ? paint('green', '✔') : paint('yellow', '!');
    print(`${violations.length > 0 ? cross : sign} ${lineOf(exchange)}`);
    for (const sentence of toSentences(fresh)) print(`    ${sentence}`);
  };
}

/** Steps listed; further ones are counted. */
const maxSteps = 4;

function describeOperation({ id, method, path, screens, violations }: OperationReport): string[] {
  const head = `${paint('bold', id)}  ${method} ${path}  ${paint('dim', `(${screens.join(', ')})`)}`;
  const lines = violations.map((violation) => {
    const { status, steps } = violation;
    const rest = steps.length > maxSteps ? ` and ${steps.length - maxSteps} more` : '';
    const where = `${status ?? 'no response'} at ${steps.slice(0, maxSteps).join(', ')}${rest}`;
    return `  ${cross} ${toSentence(violation)} ${paint('dim', `(${where})`)}`;
  });
  return ['', head, ...lines];
}

/** Sentences for skipped steps, one for each reason. */
function describeSkipped(operations: Report['operations']): string[] {
  const steps = operations.flatMap(({ skipped }) => skipped);
  return groupBy(steps, ({ reason }) => reason).map((group) => {
    const rules = [...new Set(group.map(({ rule }) => rule))];
    const calls = [...new Set(group.map(({ operation }) => operation))];
    const who = calls.length > 3 ? many(calls.length, 'call') : calls.join(', ');
    return `– ${rules.join(', ')} skipped for ${who}: ${group[0].reason}`;
  });
}

/** The summary: violations by operation, skipped steps, test data and the conclusion. */
export function summarize(report: Report): string[] {
  const { operations, created, outcome, end } = report;
  const broken = operations.filter((each) => each.violations.length > 0);
  const proven = operations.filter(({ isProven }) => isProven);
  const named = operations.filter(({ id }) => report.only.includes(id));
  /** What somebody asked for: with rules alone, every call. */
  const asked = named.length > 0 ? named : operations;
  const left = asked.filter(
    ({ isProven, violations, trials, skipped }) =>
      !isProven && violations.length === 0 && trials.length + skipped.length > 0,
  );
  const names = left.length > 8 ? '' : `: ${left.map(({ id }) => id).join(', ')}`;
  const rest = left.length > 0 ? ` ${many(left.length, 'call')} never succeeded${names}.` : '';
  const found = `${many(report.violations, 'violation')} of the contract`;
  const conclusions = {
    conforms: `${report.only.length > 0 ? 'Everything tried of what --only names' : 'Everything tried'} conforms.${rest}`,
    violations: `${found} in ${broken.length} of ${many(operations.length, 'call')}.${rest}`,
    incomplete: `The run could not be finished. ${end} Until then: ${found}.`,
  };
  const data = `Test data left on the servers, named ${report.marker}, by ${created.join(', ')}`;
  return [
    ...broken.flatMap(describeOperation),
    '',
    ...describeSkipped(asked),
    ...(created.length > 0 ? [data] : []),
    `Tried: ${proven.length} of ${operations.length} calls with success, ${many(report.requests, 'request')}`,
    '',
    paint(outcome === 'conforms' ? 'green' : 'red', conclusions[outcome]),
  ];
}
