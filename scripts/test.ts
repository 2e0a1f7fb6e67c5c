/**
 * `npm test`: runs every check and prints the durations. Continues after failures and exits with 1 if any failed.
 * `npm run test:deep`: everything that takes longer.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { parseCommand, refuse } from './shared/commandLine.ts';

type Step = [name: string, command: string, settings?: Record<string, string>];
type Result = { name: string; passed: boolean; seconds: number; output: string };

const mockSite: Step = ['mock build', 'vite build --mode mock --logLevel error'];
/** Tests that need a production build make one themselves unless this step has done so. */
const productionSite: Step = ['production build', 'node tests/production/site.ts'];

/** Two sequences that run in parallel, because each leaves a core idle for much of its time. */
const sideBySide: Step[][] = [
  [
    ['contract and drift', 'node scripts/generate.ts --check'],
    ['types', 'node node_modules/typescript-native/bin/tsc -p .'],
    ['lint and format', 'biome ci --error-on-warnings .'],
    ['import direction', 'npm run --silent check:imports'],
    ['unused code and dependencies', 'knip'],
    mockSite,
    ['conformance of the mock', 'vitest run --config tests/conformance/vitest.config.ts'],
  ],
  [
    productionSite,
    ['unit, contract and mock', 'vitest run'],
    ['errors on Prism', 'playwright test -c tests/e2e/prism.config.ts --project prism-sample'],
  ],
];

const contents: Step = ['build contents', 'node scripts/check-build.ts'];

/** Steps that need both builds and both cores; their output is shown live. */
const afterwards: Step[] = [
  contents,
  ['end to end', 'playwright test --project mock --project samples'],
  ['production, edge and faults', 'playwright test -c tests/production --project quick'],
];

const onMock = 'playwright test --project';
const onProduction = 'playwright test -c tests/production --project';
const conformance = 'vitest run --config tests/conformance/vitest.config.ts';

/** What takes longer than a change should wait. */
const deepSteps: Step[] = [
  mockSite,
  productionSite,
  ['catalogue', `${onMock} causes`],
  ['catalogue on Prism', 'playwright test -c tests/e2e/prism.config.ts --project prism'],
  ['long workflows', `${onMock} long`],
  ['controls', `${onMock} controls`],
  ['hostile', `${onMock} hostile`],
  ['accessibility', `${onMock} accessibility`],
  ['faults, every page at both widths', `${onProduction} deep`],
  ['long run', `${onProduction} long-run`],
  ['browsers', 'node tests/browsers/main.ts'],
  ['django, hostile backends, package', `${conformance} django hostile command`, { DEEP: '1' }],
];

/** The builds that a step tests, which would be old without these steps. */
const buildsOf = (step: Step): Step[] => {
  const [, command] = step;
  if (step === contents) return [mockSite, productionSite];
  if (command.startsWith(onProduction)) return [productionSite];
  return /^playwright test (?!-c)|tests\/browsers/.test(command) ? [mockSite] : [];
};

const isDeep = process.argv.includes('--deep', 2);
const all = isDeep ? deepSteps : [...sideBySide.flat(), ...afterwards];
const npm = isDeep ? 'npm run test:deep' : 'npm test';

const { positionals } = parseCommand(
  `Runs ${isDeep ? 'the checks that take longer' : 'every check of the project'}.

  ${npm.padEnd(34)} all of them
  ${`${npm} -- ${isDeep ? 'faults hostile' : 'types lint'}`.padEnd(34)} only those whose name contains one of the arguments, and the builds they test

${all.map(([name, command]) => `  ${name.padEnd(30)} ${command}`).join('\n')}`,
  { allowPositionals: true, options: { deep: { type: 'boolean' } } },
);

const named = all.filter(
  ([name]) => positionals.length === 0 || positionals.some((word) => name.includes(word)),
);
const wanted = new Set([...named, ...named.flatMap(buildsOf)]);
const unknown = positionals.find((word) => !all.some(([name]) => name.includes(word)));
if (unknown) {
  refuse(`No check is called ${unknown}. There are: ${all.map(([name]) => name).join('; ')}.`);
}

/** Ends the steps and their servers when this process ends. */
const endWithParent = `--import=${import.meta.resolve('./shared/endWithParent.mjs')}`;
const env = {
  ...process.env,
  // The steps start Node many times, with the same tools.
  NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/node'),
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${endWithParent}`.trim(),
  ...(wanted.has(productionSite) && { PRODUCTION_BUILT: '1' }),
};

/** Runs a command. `live` shows its output at once, otherwise when the command ends. */
function run([name, command, settings]: Step, live: boolean): Promise<Result> {
  const started = performance.now();
  const title = `\n▶ ${name}: ${command}`;
  console.log(live ? title : `… ${name}`);
  return new Promise((resolve) => {
    const [program = '', ...args] = command.split(' ');
    const child = spawn(program, args, {
      env: { ...env, ...settings },
      shell: process.platform === 'win32',
    });
    child.stdin.end();
    const printed: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data: Buffer) => {
        printed.push(data);
        if (live) process.stdout.write(data);
      });
    }
    child.on('error', ({ message }) => console.error(message));
    child.on('close', (code) => {
      const output = String(Buffer.concat(printed));
      if (!live) console.log(`${title}\n${output}`);
      const seconds = (performance.now() - started) / 1000;
      resolve({ name, passed: code === 0, seconds, output });
    });
  });
}

async function runInOrder(steps: Step[], live: boolean): Promise<Result[]> {
  const results: Result[] = [];
  for (const step of steps.filter((step) => wanted.has(step))) results.push(await run(step, live));
  return results;
}

const sequences = isDeep ? [] : sideBySide.map((steps) => runInOrder(steps, false));
const results = [
  ...(await Promise.all(sequences)).flat(),
  ...(await runInOrder(isDeep ? deepSteps : afterwards, true)),
];

// The end of a long log is read first, so it repeats what failed.
for (const { name, passed, output } of results) {
  if (!passed) console.log(`\n✘ ${name}\n${output.trimEnd().split('\n').slice(-40).join('\n')}`);
}

console.log('');
for (const { name, passed, seconds } of results) {
  console.log(`${passed ? '✔' : '✘'} ${name.padEnd(30)} ${seconds.toFixed(1).padStart(6)} s`);
}
const failed = results.filter(({ passed }) => !passed).length;
const minutes = (performance.now() / 60_000).toFixed(1);
console.log(`\n${results.length - failed} passed, ${failed} failed, ${minutes} min`);
process.exit(failed === 0 ? 0 : 1);
