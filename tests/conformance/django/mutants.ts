/** `npm run conformance:django`: runs the mutants of the Django backend and counts how many are reported. */
import { availableParallelism } from 'node:os';
import { readCommand, refuse } from '../../../scripts/setup/commandLine.ts';
import { describeViolations, goal, judge, printVerdict } from '../mutants/judge.ts';
import { checkDjango } from './check.ts';
import { findObstacle, listDjangoMutants } from './start.ts';

const { values: options } = readCommand(
  `Breaks the Django backend in many ways, one at a time, and counts how many the conformance check reports
with the right call and field.

  npm run conformance:django
  npm run conformance:django -- --only resume     those whose name holds the text

Exit status 0: at least 95 % were reported, and the whole backend raised no false alarm.`,
  { options: { only: { type: 'string', default: '' } } },
);

const obstacle = findObstacle();
if (obstacle) refuse(`The Django backend cannot run: ${obstacle}.`);
const mutants = (await listDjangoMutants()).filter(({ name }) => name.includes(options.only));
if (mutants.length === 0) refuse(`No mutant is called ${options.only}.`);
const waiting = [...mutants];
let found = 0;
const alarms = describeViolations(await checkDjango({}));
for (const alarm of alarms) console.log(`False alarm: ${alarm}`);

async function runLane(): Promise<void> {
  for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
    const { name, operation, field, variants } = mutant;
    const verdict = judge(mutant, await checkDjango({ mutant: name, variants }));
    if (verdict.found) found += 1;
    printVerdict(verdict, `${verdict.found ? '✔' : '✘'} ${name}: ${operation} ${field}`);
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, runLane));
console.log(`\n${found} of ${mutants.length} mutants reported with call and field.`);
process.exitCode = found / mutants.length >= goal && alarms.length === 0 ? 0 : 1;
