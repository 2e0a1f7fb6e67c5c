/** Shows a run on the terminal: a line for each check while it goes on, then what broke and where. */
import { styleText } from 'node:util';
import type { Exchange } from '../exchange.ts';
import { isAnswer } from '../exchange.ts';
import { countSightings, joinRecords, type Problem } from '../findings.ts';
import type { SkippedStep } from '../journeys.ts';
import type { OperationReport, Report } from '../report.ts';
import type { Observer } from '../run.ts';
import { nameField, nameSightings } from './words.ts';

const paint = (style: Parameters<typeof styleText>[0], text: string): string =>
  styleText(style, text, { stream: process.stdout });

const sentence = ({ field, expected, got }: Problem): string =>
  `${paint('bold', nameField(field))}: expected ${expected}; got ${got}`;

const columns = (journey: string, step: string, operation: string): string =>
  `${`${journey}.${step}`.padEnd(31)} ${operation.padEnd(20)}`;

function lineOf({ step, result, duration }: Exchange, mark: string): string {
  const status = isAnswer(result) ? String(result.status) : '—';
  const time = `${Math.round(duration)} ms`.padStart(8);
  const place = columns(step.journey, step.id, step.operation.id);
  return `${mark} ${place} ${step.operation.method.padEnd(4)} ${status.padStart(3)} ${time}`;
}

/** Stands above breaches that come after the line of their step, which had a ✔ then. */
const lateness =
  'What the answers say is compared with the journeys once they are over, so these belong to steps above:';

const nameStep = ({ journey, step }: SkippedStep): string => `${journey}.${step}`;

/** Steps of one journey that are left out for one reason stand in one line. */
function groupByJourney(steps: SkippedStep[]): [string, SkippedStep[]][] {
  const groups = new Map<string, SkippedStep[]>();
  for (const step of steps) {
    const key = `${step.journey}\n${step.reason}`;
    groups.set(key, [...(groups.get(key) ?? []), step]);
  }
  return [...groups.values()].map((list) => [list[0]?.journey ?? '', list]);
}

/** An observer that prints each check as it happens. */
export function createTerminalObserver(print: (line: string) => void): Observer {
  return {
    onExchange(exchange, findings, isNote) {
      const broken = isNote ? paint('yellow', '!') : paint('red', '✘');
      print(lineOf(exchange, findings.length > 0 ? broken : paint('green', '✔')));
      for (const finding of joinRecords(findings)) {
        const count = countSightings([finding]);
        print(`    ${sentence(finding)}${count && paint('dim', ` (${count})`)}`);
      }
    },
    onLast(exchange) {
      print(lineOf(exchange, paint('red', '✘')));
      if (!isAnswer(exchange.result)) print(`    the run ends here: ${exchange.result.reason}`);
    },
    onMisbehaviour(findings) {
      if (findings.length > 0) print(lateness);
      for (const finding of findings) {
        const place = columns(finding.journey, finding.step, finding.operation);
        print(`${paint('red', '✘')} ${place.trimEnd()}`);
        print(`    ${sentence(finding)}`);
      }
    },
    onSkipped(steps) {
      for (const [journey, list] of groupByJourney(steps)) {
        const names =
          list.length > 3 ? `${journey} (${list.length} steps)` : list.map(nameStep).join(', ');
        print(paint('dim', `– ${names} skipped: ${list[0]?.reason}`));
      }
    },
  };
}

function describeOperation(operation: OperationReport): string[] {
  const { id, method, path, screens, findings } = operation;
  const head = `${paint('bold', id)}  ${method} ${path}  ${paint('dim', `(${screens.join(', ')})`)}`;
  const lines = findings.map((finding) => {
    const places = paint('dim', ` (${nameSightings(finding.seen)})`);
    const mark = operation.outcome === 'noted' ? paint('yellow', '!') : paint('red', '✘');
    return `  ${mark} ${sentence(finding)}${places}`;
  });
  return ['', head, ...lines];
}

function concludingSentence({ outcome, end, violations, operations }: Report): string {
  const broken = operations.filter((each) => each.outcome === 'violations').length;
  const count = `${violations} ${violations === 1 ? 'breach' : 'breaches'} of the contract in ${broken} of ${operations.length} calls`;
  if (outcome === 'incomplete')
    return `The run could not be finished. ${end} Until then: ${count}.`;
  const skipped = operations.filter((each) => each.outcome === 'not tried').length;
  const rest = skipped > 0 ? ` ${skipped} calls were not tried.` : '';
  const isNoted = operations.some((each) => each.outcome === 'noted');
  const good = isNoted ? 'Everything that --only names conforms.' : 'Everything tried conforms.';
  return `${outcome === 'conforms' ? good : `${count}.`}${rest}`;
}

/** A finished run as lines: the breaches by call, the response times, the test data, and the conclusion last. */
export function summarize(report: Report, folder: string): string[] {
  const { operations, times, created, duration, outcome } = report;
  const broken = operations.filter((each) => each.outcome === 'violations');
  const noted = operations.filter((each) => each.outcome === 'noted');
  return [
    ...(noted.length > 0
      ? ['', 'Notes on calls that --only does not name; they do not count:']
      : []),
    ...noted.flatMap(describeOperation),
    ...broken.flatMap(describeOperation),
    '',
    ...(times
      ? [
          `${times.count} requests; median ${times.median} ms, p95 ${times.p95} ms, slowest ${times.max} ms`,
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
