/** Prints a run on the terminal: a line per request, then a summary. */
import { styleText } from 'node:util';
import { showUrl } from '../curl.ts';
import { type Exchange, isResponse } from '../exchange.ts';
import { notNamed } from '../plan.ts';
import type { OperationReport, Report } from '../report.ts';
import type { SkippedStep } from '../rule.ts';
import type { Observer } from '../run.ts';
import {
  countOccurrences,
  generalize,
  groupBy,
  groupViolations,
  type StepViolation,
} from '../violations.ts';
import { many, nameField, nameOccurrences, nameStep, nameTimes, nameTried } from './labels.ts';

const paint = (style: Parameters<typeof styleText>[0], text: string): string =>
  styleText(style, text, { stream: process.stdout });

const wrong = (isNote: boolean): string => (isNote ? paint('yellow', '!') : paint('red', '✘'));

const sentence = ({ field, expected, got }: Record<'field' | 'expected' | 'got', string>) =>
  `${paint('bold', nameField(field))}: expected ${expected}; got ${got}`;

/** The lines of a response's violations; one in several records of a list is one line. */
export const linesOf = (violations: StepViolation[]): string[] =>
  groupViolations(violations).map((violation) => {
    const count = countOccurrences(violation.seen);
    return `    ${sentence(violation)}${count && paint('dim', ` (${count})`)}`;
  });

const columns = (rule: string, step: string, operation: string): string =>
  `${nameStep({ rule, step }).padEnd(31)} ${operation.padEnd(20)}`;

function lineOf({ step, result, duration }: Exchange, mark: string): string {
  const status = isResponse(result) ? String(result.status) : '—';
  const time = `${Math.round(duration)} ms`.padStart(8);
  const place = columns(step.rule, step.id, step.operation.id);
  return `${mark} ${place} ${step.operation.method.padEnd(4)} ${status.padStart(3)} ${time}`;
}

/** A sentence for skipped steps of the same rule and reason. */
function describeSkipped(steps: SkippedStep[]): string[] {
  const groups = groupBy(steps, ({ rule, reason }) => `${rule}\n${reason}`);
  return groups.map((group) => {
    const [{ rule, reason }] = group;
    const names = group.map(nameStep).join(', ');
    const who = group.length > 3 ? `${rule} (${group.length} steps)` : names;
    return `${who} skipped: ${reason}`;
  });
}

/** An observer that prints every exchange. A repeated violation is shortened to "as above". */
export function createTerminalObserver(print: (line: string) => void): Observer {
  const printed = new Set<string>();
  const onlyNew = (violations: StepViolation[]) => {
    const keyOf = ({ operation, field, expected }: StepViolation) =>
      [operation, generalize(field), expected].join('\n');
    const found = violations.filter((each) => !printed.has(keyOf(each)));
    for (const each of found) printed.add(keyOf(each));
    return found;
  };
  return {
    onExchange(exchange, violations, counts) {
      const { step, request } = exchange;
      const shown = onlyNew(violations);
      const again = violations.length > 0 && shown.length === 0 ? paint('dim', '  as above') : '';
      const mark = violations.length > 0 ? wrong(!counts(step.operation.id)) : paint('green', '✔');
      print(lineOf(exchange, mark) + again);
      for (const line of linesOf(shown)) print(line);
      if (shown.length === 0) return;
      const url = showUrl(exchange).slice(new URL(request.url).origin.length);
      const tried = `${step.description} (${request.method} ${url})`;
      print(paint('dim', `    tried: ${tried}`));
    },
    onNotes(violations, counts) {
      const shown = onlyNew(violations);
      for (const group of groupBy(shown, (each) => `${each.rule} ${each.step} ${each.operation}`)) {
        const [{ rule, step, operation }] = group;
        print(
          `${wrong(!counts(operation))} ${columns(rule, step, operation).trimEnd()} by comparison:`,
        );
        for (const line of linesOf(group)) print(line);
      }
    },
    onSkipped(steps) {
      const unnamed = steps.filter(({ reason }) => reason === notNamed);
      const { size } = new Set(unnamed.map(({ rule }) => rule));
      if (size > 0) print(paint('dim', `– ${many(size, 'rule')} skipped: ${notNamed}`));
      const others = steps.filter(({ reason }) => reason !== notNamed);
      for (const sentence of describeSkipped(others)) print(paint('dim', `– ${sentence}`));
    },
  };
}

function describeOperation(operation: OperationReport): string[] {
  const { id, method, path, screens, violations, outcome } = operation;
  const head = `${paint('bold', id)}  ${method} ${path}  ${paint('dim', `(${screens.join(', ')})`)}`;
  const lines = violations.map((violation) => {
    const places = paint('dim', ` (${nameOccurrences(violation.seen)})`);
    return `  ${wrong(outcome === 'noted')} ${sentence(violation)}${places}`;
  });
  return ['', head, ...lines];
}

/** Most calls named in the conclusion. */
const mostNames = 8;

/** The summary: violations by operation, response times, test data and the conclusion. */
export function summarize(report: Report, folder: string): string[] {
  const { operations, times, created, duration, outcome, end } = report;
  const withOutcome = (name: string) => operations.filter((each) => each.outcome === name);
  const [broken, noted] = [withOutcome('violations'), withOutcome('noted')];
  const lines = broken.flatMap(describeOperation);
  if (noted.length > 0) {
    lines.push('', 'Notes on calls that --only does not name; they do not count:');
    lines.push(...noted.flatMap(describeOperation));
  }
  lines.push('');
  if (times) lines.push(nameTimes(times));
  if (created.length > 0) {
    lines.push(`Test data left on the servers, named ${report.marker}:`);
    lines.push(`  ${created.join(', ')}`);
  }
  const files = `${folder}/report.html, report.json, junit.xml`;
  const isAsked = ({ skipped }: OperationReport) =>
    skipped.length === 0 || skipped.some(({ reason }) => reason !== notNamed);
  const left = [...withOutcome('not tried'), ...withOutcome('unproven')].filter(isAsked);
  const names = left.map(({ id, outcome }) =>
    outcome === 'unproven' ? `${id} (only refusals)` : id,
  );
  const shown = names.length > mostNames ? '' : `: ${names.join(', ')}`;
  const rest = left.length > 0 ? ` ${many(left.length, 'call')} never succeeded${shown}.` : '';
  const found = `${many(report.violations, 'violation')} of the contract`;
  const conclusions = {
    conforms: `${report.only.length > 0 ? 'Everything that --only names' : 'Everything tried'} conforms.${rest}`,
    violations: `${found} in ${broken.length} of ${many(operations.length, 'call')}.${rest}`,
    incomplete: `The run could not be finished. ${end} Until then: ${found}.`,
  };
  return [
    ...lines,
    `Tried: ${nameTried(report)}`,
    `Report: ${files} (${(duration / 1000).toFixed(1)} s)`,
    '',
    paint(outcome === 'conforms' ? 'green' : 'red', conclusions[outcome]),
  ];
}
