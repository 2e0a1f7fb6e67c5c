/** Prints a run on the terminal: a line per request, then a summary. */
import { styleText } from 'node:util';
import type { Exchange } from '../exchange.ts';
import { isResponse } from '../exchange.ts';
import type { OperationReport, Report } from '../report.ts';
import type { Observer } from '../run.ts';
import { countOccurrences, joinRecords, type Violation } from '../violations.ts';
import { notNamed, type SkippedStep } from '../workflows.ts';
import { nameField, nameOccurrences } from './labels.ts';

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

const nameStep = ({ workflowId, step }: SkippedStep): string => `${workflowId}.${step}`;

/** Groups skipped steps of the same workflow and reason. */
function groupByWorkflow(steps: SkippedStep[]): [string, SkippedStep[]][] {
  const groups = new Map<string, SkippedStep[]>();
  for (const step of steps) {
    const key = `${step.workflowId}\n${step.reason}`;
    groups.set(key, [...(groups.get(key) ?? []), step]);
  }
  return [...groups.values()].map((list) => [list[0]?.workflowId ?? '', list]);
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
      const unnamed = new Set(
        steps.filter(({ reason }) => reason === notNamed).map(({ workflowId }) => workflowId),
      );
      if (unnamed.size > 0) print(paint('dim', `– ${unnamed.size} workflows skipped: ${notNamed}`));
      for (const [workflowId, list] of groupByWorkflow(
        steps.filter(({ reason }) => reason !== notNamed),
      )) {
        const names =
          list.length > 3 ? `${workflowId} (${list.length} steps)` : list.map(nameStep).join(', ');
        print(paint('dim', `– ${names} skipped: ${list[0]?.reason}`));
      }
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
  const count = `${violations} ${violations === 1 ? 'violation' : 'violations'} of the contract in ${broken} of ${operations.length} calls`;
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
  return [
    ...broken.flatMap(describeOperation),
    ...(noted.length > 0
      ? ['', 'Notes on calls that --only does not name; they do not count:']
      : []),
    ...noted.flatMap(describeOperation),
    '',
    ...(times
      ? [
          `${times.count} ${times.count === 1 ? 'request' : 'requests'}; median ${times.median} ms, p95 ${times.p95} ms, slowest ${times.max} ms`,
        ]
      : []),
    ...(created.length > 0
      ? ['Test data left on the servers:', ...created.map((each) => `  ${each}`)]
      : []),
    `Report: ${folder}/report.html, report.json, junit.xml (${(duration / 1000).toFixed(1)} s)`,
    '',
    paint(outcome === 'conforms' ? 'green' : 'red', concludingSentence(report)),
  ];
}
