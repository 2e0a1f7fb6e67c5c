/** Prints a run on the terminal: a line per request, then a summary. */
import { styleText } from 'node:util';
import { type Exchange, isResponse } from '../exchange.ts';
import type { OperationReport, Report } from '../report.ts';
import type { Observer } from '../run.ts';
import { countOccurrences, joinRecords, type Violation } from '../violations.ts';
import { notNamed, type SkippedStep } from '../workflows.ts';
import { many, nameField, nameOccurrences } from './labels.ts';

const paint = (style: Parameters<typeof styleText>[0], text: string): string =>
  styleText(style, text, { stream: process.stdout });

const sentence = ({ field, expected, got }: Violation): string =>
  `${paint('bold', nameField(field))}: expected ${expected}; got ${got}`;

const columns = (workflowId: string, step: string, operation: string): string =>
  `${`${workflowId}.${step}`.padEnd(31)} ${operation.padEnd(20)}`;

function lineOf({ step, result, duration }: Exchange, mark: string): string {
  const status = isResponse(result) ? String(result.status) : '—';
  const time = `${Math.round(duration)} ms`.padStart(8);
  const place = columns(step.workflowId, step.id, step.operation.id);
  return `${mark} ${place} ${step.operation.method.padEnd(4)} ${status.padStart(3)} ${time}`;
}

/** What was tried, with the path and the query. */
function describeTrial({ step, request }: Exchange): string {
  const { pathname, search } = new URL(request.url);
  return `${step.description} (${request.method} ${pathname}${search})`;
}

/** Printed above behaviour violations, whose steps were printed with ✔ before. */
const lateness =
  'Response content is compared with the workflows once they are over; these violations belong to steps above:';

/** A sentence for the skipped steps of the same workflow and reason. */
function describeSkipped(steps: SkippedStep[]): string[] {
  const groups = new Map<string, SkippedStep[]>();
  for (const step of steps) {
    const key = `${step.workflowId}\n${step.reason}`;
    groups.set(key, [...(groups.get(key) ?? []), step]);
  }
  return [...groups.values()].map((list) => {
    const { workflowId, reason } = list[0] as SkippedStep;
    const names = list.map(({ step }) => `${workflowId}.${step}`);
    const who = list.length > 3 ? `${workflowId} (${list.length} steps)` : names.join(', ');
    return `${who} skipped: ${reason}`;
  });
}

/** An observer that prints every exchange. */
export function createTerminalObserver(print: (line: string) => void): Observer {
  return {
    onExchange(exchange, violations, isNote) {
      const broken = isNote ? paint('yellow', '!') : paint('red', '✘');
      print(lineOf(exchange, violations.length > 0 ? broken : paint('green', '✔')));
      for (const violation of joinRecords(violations)) {
        const count = countOccurrences([violation]);
        print(`    ${sentence(violation)}${count && paint('dim', ` (${count})`)}`);
      }
      if (violations.length > 0) print(paint('dim', `    tried: ${describeTrial(exchange)}`));
    },
    onLast(exchange) {
      print(lineOf(exchange, paint('red', '✘')));
      if (!isResponse(exchange.result)) print(`    the run ends here: ${exchange.result.reason}`);
    },
    onBehaviourViolations(violations) {
      if (violations.length > 0) print(lateness);
      for (const violation of violations) {
        const place = columns(violation.workflowId, violation.step, violation.operation);
        print(`${paint('red', '✘')} ${place.trimEnd()}`);
        print(`    ${sentence(violation)}`);
      }
    },
    onSkipped(steps) {
      const unnamed = steps.filter(({ reason }) => reason === notNamed);
      const { size } = new Set(unnamed.map(({ workflowId }) => workflowId));
      if (size > 0) print(paint('dim', `– ${size} workflows skipped: ${notNamed}`));
      const others = steps.filter(({ reason }) => reason !== notNamed);
      for (const sentence of describeSkipped(others)) print(paint('dim', `– ${sentence}`));
    },
  };
}

function describeOperation(operation: OperationReport): string[] {
  const { id, method, path, screens, violations } = operation;
  const head = `${paint('bold', id)}  ${method} ${path}  ${paint('dim', `(${screens.join(', ')})`)}`;
  const lines = violations.map((violation) => {
    const places = paint('dim', ` (${nameOccurrences(violation.seen)})`);
    const mark = operation.outcome === 'noted' ? paint('yellow', '!') : paint('red', '✘');
    return `  ${mark} ${sentence(violation)}${places}`;
  });
  return ['', head, ...lines];
}

function concludingSentence({ outcome, end, violations, operations }: Report): string {
  const broken = operations.filter((each) => each.outcome === 'violations').length;
  const count = `${many(violations, 'violation')} of the contract in ${broken} of ${operations.length} calls`;
  if (outcome === 'incomplete')
    return `The run could not be finished. ${end} Until then: ${count}.`;
  const skipped = operations.filter((each) => each.outcome === 'not tried').length;
  const rest = skipped > 0 ? ` ${skipped} calls were not tried.` : '';
  const isNoted = operations.some((each) => each.outcome === 'noted');
  const good = isNoted ? 'Everything that --only names conforms.' : 'Everything tried conforms.';
  return `${outcome === 'conforms' ? good : `${count}.`}${rest}`;
}

/** The summary: violations by operation, response times, test data and the conclusion. */
export function summarize(report: Report, folder: string): string[] {
  const { operations, times, created, duration, outcome } = report;
  const broken = operations.filter((each) => each.outcome === 'violations');
  const noted = operations.filter((each) => each.outcome === 'noted');
  const lines = broken.flatMap(describeOperation);
  if (noted.length > 0) {
    lines.push('', 'Notes on calls that --only does not name; they do not count:');
    lines.push(...noted.flatMap(describeOperation));
  }
  lines.push('');
  if (times) {
    const { count, median, p95, max } = times;
    const requests = many(count, 'request');
    lines.push(`${requests}; median ${median} ms, p95 ${p95} ms, slowest ${max} ms`);
  }
  if (created.length > 0) {
    lines.push('Test data left on the servers:', ...created.map((each) => `  ${each}`));
  }
  return [
    ...lines,
    `Report: ${folder}/report.html, report.json, junit.xml (${(duration / 1000).toFixed(1)} s)`,
    '',
    paint(outcome === 'conforms' ? 'green' : 'red', concludingSentence(report)),
  ];
}
