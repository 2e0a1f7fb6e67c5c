/** `npm run conformance:mutants`, `npm run conformance:django`: runs all mutants and counts how many are reported. */
import { availableParallelism } from 'node:os';
import type { Report } from '../../../conformance/src/report.ts';
import { readCommand, refuse } from '../../../scripts/setup/commandLine.ts';
import { check, describeViolations, judge } from '../check.ts';
import { checkDjango, findObstacle, listDjangoMutants } from '../django/django.ts';
import type { Fault, Mutant } from './mutant.ts';
import { responseMutants } from './responses.ts';
import { startBreakableMock } from './server.ts';
import { shapeMutants } from './shapes.ts';

/** Share of mutants that must be reported with operation and field. */
const goal = 0.95;

const { values: options } = readCommand(
  `Breaks the mock backend (with --django the Django backend of the tests) in many ways, one at a time, and counts
how many the conformance check reports with the right call and field.

  npm run conformance:mutants
  npm run conformance:django
  npm run conformance:mutants -- --only getService     those whose name holds the text

Exit status 0: at least 95 % were reported, and the unbroken backend raised no false alarm.`,
  {
    options: { django: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
  },
);

/** A mutant and its run. */
type Trial = Fault & { run: () => Promise<Report> };

async function checkMock(mutant: Mutant | null): Promise<Report> {
  const mock = await startBreakableMock();
  mock.breakWith(mutant);
  return check(mock).finally(mock.close);
}

const listMockTrials = (): Trial[] =>
  [...shapeMutants, ...responseMutants].map((mutant) => {
    return { ...mutant, run: () => checkMock(mutant) };
  });

function listDjangoTrials(): Trial[] {
  const obstacle = findObstacle();
  if (obstacle) refuse(`The Django backend cannot run: ${obstacle}.`);
  return listDjangoMutants().map((mutant) => {
    return { ...mutant, run: () => checkDjango({ ...mutant, mutant: mutant.name }) };
  });
}

const trials = (options.django ? listDjangoTrials() : listMockTrials()).filter(({ name }) =>
  name.includes(options.only),
);
if (trials.length === 0) refuse(`No mutant is called ${options.only}.`);
const started = performance.now();
const alarms = describeViolations(await (options.django ? checkDjango({}) : checkMock(null)));
for (const alarm of alarms) console.log(`False alarm: ${alarm}`);

const waiting = [...trials];
let missed = 0;
let quiet = 0;

async function runLane(): Promise<void> {
  for (let trial = waiting.shift(); trial; trial = waiting.shift()) {
    const { found, others, reported } = judge(trial, await trial.run());
    const more = others > 0 ? `  (${others} more at other calls)` : '';
    console.log(`${found ? '✔' : '✘'} ${trial.name} → ${trial.operation} ${trial.field}${more}`);
    if (others === 0) quiet += 1;
    if (found) continue;
    missed += 1;
    for (const each of reported) console.log(`      ${each}`);
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, runLane));
const { length } = trials;
const seconds = Math.round((performance.now() - started) / 1000);
console.log(`
${length - missed} of ${length} mutants reported with call and field.
Without a violation at another call: ${quiet}. False alarms: ${alarms.length}. ${seconds} s.`);
process.exitCode = missed / length <= 1 - goal && alarms.length === 0 ? 0 : 1;
