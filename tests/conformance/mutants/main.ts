/** `npm run conformance:mutants`: runs all mutants and counts how many are reported. */
import { availableParallelism } from 'node:os';
import { readCommand, refuse } from '../../../scripts/setup/commandLine.ts';
import { check, goal, judge, printVerdict, type Verdict } from './judge.ts';
import type { Mutant } from './mutant.ts';
import { judgePrism, startPrismPair } from './prism.ts';
import { responseMutants } from './responses.ts';
import { startBreakableMock } from './server.ts';
import { shapeMutants } from './shapes.ts';

/** Our verdict on a mutant, and Prism's. */
type Result = { verdict: Verdict; prism: { call: boolean; field: boolean } };

/** Results for the unchanged mock: each violation is a false positive. */
type Control = { own: number; prism: string[] };

const { values: options } = readCommand(
  `Breaks the mock backend in many ways, one at a time, and counts how many the conformance check reports
with the right call and field. The same breaks go through Prism's proxy alone, for comparison.

  npm run conformance:mutants
  npm run conformance:mutants -- --only getService     those whose name holds the text

Exit status 0: at least 95 % were reported, and the whole mock raised no false alarm.`,
  { options: { only: { type: 'string', default: '' } } },
);

const mutants = [...shapeMutants, ...responseMutants].filter(({ name }) =>
  name.includes(options.only),
);
if (mutants.length === 0) refuse(`No break is called ${options.only}.`);
const waiting = [...mutants];
const results: Result[] = [];
const sign = (is: boolean): string => (is ? '✔' : '✘');

function show({ verdict, prism }: Result): void {
  const { mutant, found } = verdict;
  const marks = `check ${sign(found)}  Prism call ${sign(prism.call)} field ${sign(prism.field)}`;
  printVerdict(verdict, `${marks}  ${mutant.sort.padEnd(18)} ${mutant.name}`);
}

/** A worker with its own mock and Prism processes. The first one also checks the unchanged mock. */
async function runLane(index: number): Promise<Control | null> {
  const mock = await startBreakableMock();
  const prism = await startPrismPair(mock);
  const observe = async (mutant: Mutant | null) => {
    mock.breakWith(mutant);
    return { report: await check(mock), violations: await prism.observe() };
  };
  try {
    const whole = index === 0 ? await observe(null) : null;
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      const { report, violations } = await observe(mutant);
      const result = { verdict: judge(mutant, report), prism: judgePrism(mutant, violations) };
      results.push(result);
      show(result);
    }
    const alarms = whole?.violations.map(({ operation, text }) => `${operation}: ${text}`) ?? [];
    return whole && { own: whole.report.violations, prism: alarms };
  } finally {
    prism.close();
    mock.close();
  }
}

const printCells = (name: string, cells: string[]): void =>
  console.log(`${name.padEnd(20)}${cells.map((cell) => cell.padStart(16)).join('')}`);

function printRow(name: string, list: Result[]): void {
  const percent = (is: (result: Result) => boolean): string => {
    const count = list.filter(is).length;
    return `${count} (${Math.round((100 * count) / list.length)} %)`;
  };
  printCells(name, [
    String(list.length),
    percent(({ verdict }) => verdict.found),
    percent(({ prism }) => prism.call),
    percent(({ prism }) => prism.field),
  ]);
}

const started = performance.now();
const lanes = Array.from({ length: availableParallelism() }, (_, index) => runLane(index));
const [control] = await Promise.all(lanes);
console.log();
printCells('', ['mutants', 'check', 'Prism: call', 'Prism: field']);
for (const sort of new Set(mutants.map((mutant) => mutant.sort))) {
  const own = results.filter(({ verdict }) => verdict.mutant.sort === sort);
  printRow(sort, own);
}
printRow('all', results);
const found = results.filter(({ verdict }) => verdict.found).length;
const quiet = results.filter(({ verdict }) => verdict.others === 0).length;
const seconds = Math.round((performance.now() - started) / 1000);
console.log(`\nWithout a violation at another call: ${quiet} of ${results.length}.`);
console.log(
  `False alarms on the whole mock: check ${control?.own}, Prism ${control?.prism.length}.`,
);
for (const alarm of new Set(control?.prism)) console.log(`  Prism: ${alarm.slice(0, 160)}`);
console.log(`${seconds} s.`);
process.exitCode = found / results.length >= goal && control?.own === 0 ? 0 : 1;
