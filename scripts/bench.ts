/** `npm run bench`: benchmarks the site, prints a table and writes bench/RESULTS.md. */
import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { samplePaths } from '../src/routes.ts';
import { measureGeneration } from './bench/generation.ts';
import { measureJobs } from './bench/jobs.ts';
import { measureLighthouse } from './bench/lighthouse.ts';
import { describeCircumstances } from './bench/machine.ts';
import { measureMock } from './bench/mock.ts';
import type { BenchOptions } from './bench/options.ts';
import { measurePaint } from './bench/paint.ts';
import {
  asText,
  type Part,
  type PartResult,
  resultsPage,
  tableOf,
  verdictOf,
} from './bench/report.ts';
import { measureScripts } from './bench/scripts.ts';
import { makeSite } from './bench/site.ts';
import { readCommand, readCount, readPort, refuse } from './setup/commandLine.ts';

type Measurement = {
  what: string;
  needsSite: boolean;
  measure: (options: BenchOptions) => Promise<PartResult>;
};

const parts: Record<string, Measurement> = {
  lighthouse: {
    what: 'Lighthouse for phones on every route',
    needsSite: true,
    measure: measureLighthouse,
  },
  paint: {
    what: 'first and largest paint against plain HTML',
    needsSite: true,
    measure: measurePaint,
  },
  scripts: { what: 'bytes of script by route', needsSite: true, measure: measureScripts },
  mock: {
    what: 'requests a second of the mock server and of Prism',
    needsSite: false,
    measure: measureMock,
  },
  generation: {
    what: 'time to generate from the contract',
    needsSite: false,
    measure: measureGeneration,
  },
  jobs: { what: 'the careers page with 10,000 positions', needsSite: true, measure: measureJobs },
};

const resultsFile = 'bench/RESULTS.md';

const { values, positionals } = readCommand(
  `Measures the site against its targets and its peers, in turns on this machine, and prints medians.

  npm run bench                       all parts; writes ${resultsFile}
  npm run bench -- paint jobs         only these parts; writes nothing

${Object.entries(parts)
  .map(([name, { what }]) => `  ${name.padEnd(12)} ${what}`)
  .join('\n')}

  --runs 5       runs that count; paint takes twice as many
  --jobs 10000   positions of the last part
  --route /      page for Lighthouse and scripts instead of all; may be repeated
  --port 5100    first of the ports for its servers
  --built        takes the builds of the last run
  --out FILE     writes the results there

It builds the site into node_modules/.cache/bench and leaves dist/ alone. The first run installs Lighthouse and autocannon
into bench/node_modules. Whatever else the machine does disturbs it, so let it alone meanwhile.
It ends with 1 when a part could not be measured; a target that is missed is a result.`,
  {
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '5' },
      jobs: { type: 'string', default: '10000' },
      port: { type: 'string', default: '5100' },
      route: { type: 'string', multiple: true },
      out: { type: 'string' },
      built: { type: 'boolean', default: false },
    },
  },
);

function readOptions(): BenchOptions {
  return {
    runs: readCount('runs', values.runs),
    jobs: readCount('jobs', values.jobs),
    firstPort: readPort('port', values.port),
    routes: values.route ?? [...samplePaths],
    built: values.built,
  };
}

function chosenParts(): string[] {
  const unknown = positionals.find((name) => !(name in parts));
  if (!unknown)
    return Object.keys(parts).filter(
      (name) => positionals.length === 0 || positionals.includes(name),
    );
  refuse(`There is no part "${unknown}"; there are ${Object.keys(parts).join(', ')}.`);
}

async function measurePart(name: string, options: BenchOptions): Promise<Part> {
  console.log(`\n▶ ${name}: ${parts[name]?.what}`);
  try {
    const result = await parts[name]?.measure(options);
    return { name, result: result ?? 'There is no such part.' };
  } catch (error) {
    return { name, result: (error as Error).message };
  }
}

async function main(): Promise<void> {
  const options = readOptions();
  const chosen = chosenParts();
  const circumstances = [
    ...(await describeCircumstances()),
    `Runs: ${options.runs}; the spread is from the least to the most of them`,
  ];
  if (chosen.some((name) => parts[name]?.needsSite)) await makeSite(options);
  const results: Part[] = [];
  for (const name of chosen) results.push(await measurePart(name, options));
  console.log(`\n${asText(tableOf(results))}\n\n${verdictOf(results)}`);
  const out = values.out ?? (positionals.length === 0 ? resultsFile : null);
  if (out) {
    await writeFile(out, resultsPage(results, circumstances));
    spawnSync('node_modules/.bin/biome', ['format', '--write', out], { stdio: 'ignore' });
    console.log(`Wrote ${out}.`);
  }
  if (results.some(({ result }) => typeof result === 'string')) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
