/** `npm run bench`: benchmarks the site, prints a table and writes bench/RESULTS.md. */
import { writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { measureGeneration, measureMock } from './bench/contract.ts';
import { measureJobs } from './bench/jobs.ts';
import { measureLighthouse } from './bench/lighthouse.ts';
import { measurePaint, measureScripts } from './bench/paint.ts';
import { measurePhone } from './bench/phone.ts';
import {
  asMarkdown,
  type Part,
  type PartResult,
  resultsPage,
  tableOf,
  verdictOf,
} from './bench/report.ts';
import { makeSite, servePages, startMock } from './bench/site.ts';
import { readCommand, readCount, refuse } from './shared/commandLine.ts';

type Measurement = { what: string; measure: (runs: number) => Promise<PartResult> };

const parts: Record<string, Measurement> = {
  lighthouse: { what: 'Lighthouse for phones on every route', measure: measureLighthouse },
  paint: { what: 'first and largest paint against plain HTML', measure: measurePaint },
  phone: { what: 'start and interactions on a slow phone', measure: measurePhone },
  scripts: { what: 'bytes of script of the home page', measure: measureScripts },
  mock: { what: 'requests a second of the mock server and of Prism', measure: measureMock },
  generation: { what: 'time to generate from the contract', measure: measureGeneration },
  jobs: { what: 'the careers page with 10,000 positions', measure: measureJobs },
};
const withoutSite = ['mock', 'generation'];
const resultsFile = 'bench/RESULTS.md';

const { values, positionals } = readCommand(
  `Measures the site against its targets and its peers, alternately on this machine, and prints medians.

  npm run bench                       all parts; writes ${resultsFile}
  npm run bench -- paint jobs         only these parts; writes nothing

${Object.entries(parts)
  .map(([name, { what }]) => `  ${name.padEnd(12)} ${what}`)
  .join('\n')}

  --runs 5       runs that count; paint takes twice as many
  --built        takes the builds of the last run

It builds the site into node_modules/.cache/bench and does not change dist/. The first run installs Lighthouse and autocannon
into bench/node_modules. Other load on the machine falsifies the results, so leave it idle meanwhile.
It ends with 1 when a part could not be measured; a target that is missed is a result.`,
  {
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '5' },
      built: { type: 'boolean', default: false },
    },
  },
);

const unknown = positionals.find((name) => !(name in parts));
if (unknown) refuse(`There is no part "${unknown}"; there are ${Object.keys(parts).join(', ')}.`);
const chosen = Object.entries(parts).filter(
  ([name]) => positionals.length === 0 || positionals.includes(name),
);
const runs = readCount('runs', values.runs);

const gigabytes = (totalmem() / 1024 ** 3).toFixed(0);
/** Lines about the machine (without its name), its load and Node. The lock files have the other versions. */
const circumstances = [
  `Date: ${new Date().toISOString().slice(0, 10)}`,
  `Machine: ${availableParallelism()} cores, ${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${gigabytes} GB of memory, load ${(loadavg()[0] ?? 0).toFixed(1)} at the start, Node ${process.versions.node}`,
  `Runs: ${runs}; the spread is from the smallest to the largest value`,
];

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
try {
  await using stack = new AsyncDisposableStack();
  stack.use(await startMock());
  if (chosen.some(([name]) => !withoutSite.includes(name))) {
    if (!values.built) await makeSite();
    stack.use(await servePages('dist'));
    stack.use(await servePages('plain'));
  }
  const results: Part[] = [];
  for (const [name, { what, measure }] of chosen) {
    console.log(`\n▶ ${name}: ${what}`);
    // Playwright adds a log after the first line.
    const result = await measure(runs).catch((error: Error) => error.message.replace(/\n.*/s, ''));
    results.push({ name, result });
  }
  console.log(`\n${asMarkdown(tableOf(results))}\n\n${verdictOf(results)}`);
  if (positionals.length === 0) {
    await writeFile(resultsFile, resultsPage(results, circumstances));
    console.log(`Wrote ${resultsFile}.`);
  }
  if (results.some(({ result }) => typeof result === 'string')) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
