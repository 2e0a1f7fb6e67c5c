/** `npm test`: every check of the project, one after the other, with the time each took. Stops at nothing and fails if one fails. */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const steps: [name: string, command: string][] = [
  ['contract and drift', 'node scripts/generate.ts --check'],
  ['types', 'tsc -p .'],
  ['lint and format', 'biome ci --error-on-warnings .'],
  ['import direction', 'npm run --silent check:imports'],
  ['unused code and dependencies', 'knip'],
  ['unit, contract and mock', 'vitest run'],
  ['conformance of the mock', 'vitest run --config tests/conformance/vitest.config.ts'],
  ['production build', 'vite build --logLevel warn'],
  ['mock build', 'vite build --mode mock --logLevel error'],
  ['build contents', 'node scripts/check-build.ts'],
  ['end to end', 'playwright test'],
  ['prerendered pages', 'playwright test -c tests/prerendered'],
  ['edge', 'playwright test -c tests/edge-e2e'],
];

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', default: false } },
});

if (options.help) {
  console.log(`Runs every check of the project.

  npm test                     all of them
  npm test -- types lint       only those whose name holds one of the words

${steps.map(([name, command]) => `  ${name.padEnd(30)} ${command}`).join('\n')}`);
  process.exit(0);
}

const wanted = steps.filter(
  ([name]) => positionals.length === 0 || positionals.some((word) => name.includes(word)),
);
const results = wanted.map(([name, command]) => {
  console.log(`\n▶ ${name}: ${command}`);
  const started = performance.now();
  const { status } = spawnSync(command, { stdio: 'inherit', shell: true });
  return { name, passed: status === 0, seconds: (performance.now() - started) / 1000 };
});

console.log('');
for (const { name, passed, seconds } of results) {
  console.log(`${passed ? '✔' : '✘'} ${name.padEnd(30)} ${seconds.toFixed(1).padStart(6)} s`);
}
const failed = results.filter(({ passed }) => !passed).length;
console.log(`\n${results.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
