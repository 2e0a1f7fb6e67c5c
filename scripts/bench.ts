/** `npm run bench`: measures the site, prints a table and writes bench/RESULTS.md. */
import { writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { samplePaths } from '../src/routes.ts';
import { measureLighthouse } from './bench/lighthouse.ts';
import { type Measure, ratios, tableOf, takeTurns } from './bench/measure.ts';
import { measureJobs, measureLoad, measurePresses } from './bench/phone.ts';
import {
  loadTool,
  makeSite,
  originOf,
  prismPort,
  servePages,
  startMock,
  variants,
} from './bench/site.ts';
import { parseCommand, parseCount, refuse } from './shared/commandLine.ts';
import { startPrism } from './shared/startPrism.ts';

type Autocannon = (
  options: object,
) => Promise<{ requests: { total: number }; duration: number; errors: number; non2xx: number }>;

const paths = `/api/services/ /api/services/3/ /api/project-details/ /api/case-studies/1 /api/jobs/
  /api/jobs/senior-ios-engineer/ /api/departments/ /api/careers/dropdowns/`.split(/\s+/);

/** Reading calls over 10 connections, in short turns; the mock checks every request and response, Prism logs each. */
async function measureMock(runs: number): Promise<Measure[]> {
  const autocannon = await loadTool<Autocannon>('autocannon');
  await using _prism = await startPrism('agency', prismPort);
  const headers = { authorization: `Basic ${btoa('bench:bench')}` };
  const requests = paths.map((path) => ({ path, headers }));
  const measure = async (server: 'agency' | 'prism') => {
    const url = originOf(server);
    const result = await autocannon({ url, connections: 10, duration: 2, requests });
    const failed = result.errors + result.non2xx;
    if (failed > 0) throw new Error(`${url} failed ${failed} of its requests under load.`);
    return result.requests.total / result.duration;
  };
  const [ours = [], theirs = []] = await takeTurns(['agency', 'prism'], runs * 2, measure);
  const values = ratios(ours, theirs);
  return [{ what: 'mock against Prism', values, unit: '×', digits: 2, atLeast: 1.5 }];
}

/** A page of each kind: a route is built like the others of its kind. */
const someRoutes = [
  '/',
  '/careers',
  '/job-details/senior-ios-engineer',
  '/case-studies/1',
  '/pricing',
];

const parts: Record<string, (runs: number) => Promise<Measure[]>> = {
  lighthouse: (runs) => measureLighthouse(runs, values.all ? samplePaths : someRoutes),
  load: measureLoad,
  press: measurePresses,
  jobs: measureJobs,
  mock: measureMock,
};

const { values, positionals } = parseCommand(
  `Measures the site against its targets, its paint against the same pages as plain HTML.

  npm run bench                       all parts, in a quarter of an hour; writes bench/RESULTS.md
  npm run bench -- load jobs          only these of ${Object.keys(parts).join(', ')}; writes nothing
  npm run bench -- --all              Lighthouse on every route, not only on five of them
  npm run bench -- --runs 5           runs that count, 3 by default; load takes twice as many

The first run installs Lighthouse and autocannon into bench/node_modules. Other load on the machine falsifies the results: it
shows in the spread. It ends with 1 when a part could not be measured; a target that is missed is a result.`,
  {
    allowPositionals: true,
    options: { runs: { type: 'string', default: '3' }, all: { type: 'boolean', default: false } },
  },
);
const unknown = positionals.find((name) => !(name in parts));
if (unknown) refuse(`There is no part "${unknown}"; there are ${Object.keys(parts).join(', ')}.`);
const chosen = Object.entries(parts).filter(
  ([name]) => positionals.length === 0 || positionals.includes(name),
);
if (values.all && !chosen.some(([name]) => name === 'lighthouse')) {
  refuse('--all has no effect without lighthouse.');
}
const runs = parseCount('runs', values.runs);
const circumstances = `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores, ${cpus()[0]?.model.trim() ?? 'unknown processor'}, load ${(loadavg()[0] ?? 0).toFixed(1)} at the start, Node ${process.versions.node}`;

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
// Lighthouse may leave a check of a slow page running, which fails when the browser closes.
process.on('unhandledRejection', (reason) => {
  if ((reason as Error).name !== 'LighthouseError') throw reason;
});
try {
  await using stack = new AsyncDisposableStack();
  stack.use(await startMock());
  if (chosen.some(([name]) => name !== 'mock')) {
    await makeSite();
    for (const form of variants) stack.use(await servePages(form));
  }
  const results: Record<string, Measure[] | string> = {};
  for (const [name, measure] of chosen) {
    console.log(`▶ ${name}`);
    // Playwright adds a log after the first line.
    results[name] = await measure(runs).catch(({ message }) => message.replace(/\n.*/s, ''));
  }
  const table = tableOf(results);
  console.log(`\n${table}`);
  if (positionals.length === 0) {
    const page = `# Results of \`npm run bench\`\n\n${circumstances}. Medians of ${runs} runs.\n\n${table}\n`;
    await writeFile('bench/RESULTS.md', page);
  }
  if (Object.values(results).some((result) => typeof result === 'string')) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
