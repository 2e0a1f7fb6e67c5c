/** `npm run conformance:django`: runs the mutants of the Django backend and counts how many are reported. */
import { availableParallelism } from 'node:os';
import { readCommand, refuse } from '../../../scripts/setup/commandLine.ts';
import { describeViolations, judge, type Verdict } from '../mutants/judge.ts';
import { checkDjango } from './check.ts';
import { type DjangoMutant, findObstacle, listDjangoMutants } from './start.ts';

/** Share of mutants that must be reported with operation and field. */
const goal = 0.95;

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
const verdicts: Verdict<DjangoMutant>[] = [];
const alarms = describeViolations(await checkDjango({}));
for (const alarm of alarms) console.log(`False alarm: ${alarm}`);

async function runLane(): Promise<void> {
  for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
    const { name, operation, field, variants } = mutant;
    const verdict = judge(mutant, await checkDjango({ mutant: name, variants }));
    verdicts.push(verdict);
    const noise = verdict.others > 0 ? `  (${verdict.others} more at other calls)` : '';
    console.log(`${verdict.found ? '✔' : '✘'} ${name}: ${operation} ${field}${noise}`);
    if (!verdict.found) for (const line of verdict.reported) console.log(`      ${line}`);
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, runLane));
const found = verdicts.filter((each) => each.found).length;
console.log(`\n${found} of ${mutants.length} mutants reported with call and field.`);
process.exitCode = found / mutants.length >= goal && alarms.length === 0 ? 0 : 1;
