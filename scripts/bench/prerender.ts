/** Part "prerender": pages a second and the largest amount of memory with a long list of positions. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BenchOptions, originOf } from './options.ts';
import { runProgram } from './processes.ts';
import type { PartResult } from './report.ts';
import { buildFolders, startJobs } from './site.ts';

/** A run takes long and varies little. */
const mostRuns = 3;

const summary = /(\d+) pages rendered, (\d+) unchanged.*in ([\d.]+) s .*at most (\d+) MB/;

type Run = { pages: number; seconds: number; rate: number; memory: number };

async function prerenderOnce(
  folders: string[],
  options: BenchOptions,
  more: string[],
): Promise<Run> {
  const [site = '', work = ''] = folders;
  const { output } = await runProgram({
    name: 'Prerendering',
    command: process.execPath,
    args: ['scripts/prerender.ts', '--site', site, '--work', work, ...more],
    env: { CONTENT_ORIGIN: originOf('jobs', options), AGENCY_BASIC_AUTH: 'bench:bench' },
  });
  const said = summary.exec(output);
  if (!said) throw new Error(`Prerendering did not say what it did: ${output.trim()}`);
  const [rendered = 0, kept = 0, seconds = 0, memory = 0] = said.slice(1).map(Number);
  return { pages: rendered + kept, seconds, rate: (rendered + kept) / seconds, memory };
}

/** Prerenders a copy of the build: everything, and then again only what changed, which is nothing. */
export async function measurePrerender(options: BenchOptions): Promise<PartResult> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-prerender-'));
  await using stack = new AsyncDisposableStack();
  stack.defer(() => rm(folder, { recursive: true }));
  stack.use(await startJobs(options));
  const folders = ['dist', 'build'].map((name) => path.join(folder, name));
  const [site = '', work = ''] = folders;
  const isPacked = (file: string) => /\.(br|gz)$/.test(file);
  await cp(buildFolders.site, site, { recursive: true, filter: (file) => !isPacked(file) });
  await cp(buildFolders.work, work, { recursive: true });
  const whole: Run[] = [];
  const unchanged: Run[] = [];
  for (let round = 0; round < Math.min(options.runs, mostRuns); round += 1) {
    whole.push(await prerenderOnce(folders, options, []));
    unchanged.push(await prerenderOnce(folders, options, ['--changed']));
  }
  return {
    measures: [
      { what: 'pages', values: whole.map((run) => run.rate), unit: 'pages/s', digits: 0 },
      { what: 'whole run', values: whole.map((run) => run.seconds), unit: 's', digits: 1 },
      {
        what: 'run with --changed, nothing being new',
        values: unchanged.map((run) => run.seconds),
        unit: 's',
        digits: 1,
      },
      { what: 'most memory', values: whole.map((run) => run.memory), unit: 'MB', digits: 0 },
    ],
    notes: [
      `${whole[0]?.pages.toLocaleString('en-US')} pages, ${options.jobs.toLocaleString('en-US')} of them positions, with a backend on the same machine. Memory is the largest resident set of the process in a whole run. At most ${mostRuns} runs.`,
    ],
  };
}
