/** Measures prerendering with a long list of positions: pages a second and the largest amount of memory, on the present build. */
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { examples } from '../../mocks/generated/agency.handlers.ts';
import { createHttpMock } from '../../mocks/http.ts';

/** The mock agency with `count` positions, made of its own ones. */
function serveJobs(count: number): void {
  const originals = examples.listJobs.jobs.jobs;
  const jobOf = (index: number) => ({
    ...originals[index % originals.length],
    id: index + 1,
    slug: `position-${index + 1}`,
  });
  const agency = createHttpMock('', () => {});
  const server = createServer((request, response) => {
    const match = /^\/api\/jobs\/(?:position-(\d+)\/)?$/.exec(request.url ?? '');
    if (!match) return agency.emit('request', request, response);
    const body = match[1]
      ? { job: jobOf(Number(match[1]) - 1) }
      : { jobs: Array.from({ length: count }, (_, index) => jobOf(index)) };
    return response.end(JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1', () =>
    parentPort?.postMessage((server.address() as AddressInfo).port),
  );
}

async function measure(count: number, build: { site: string; work: string }): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'prerender-bench-'));
  const [site, work] = ['dist', 'build'].map((name) => path.join(folder, name)) as [string, string];
  const worker = new Worker(new URL(import.meta.url), { workerData: { count } });
  const listening = new Promise((resolve) => worker.once('message', resolve));
  try {
    await cp(build.site, site, { recursive: true });
    await cp(build.work, work, { recursive: true });
    const origin = `http://127.0.0.1:${await listening}`;
    for (const options of [[], ['--changed']]) {
      console.log(`${count} positions ${options.join(' ')}`);
      spawnSync(
        process.execPath,
        ['scripts/prerender.ts', '--site', site, '--work', work, ...options],
        {
          stdio: 'inherit',
          env: { ...process.env, CONTENT_ORIGIN: origin },
        },
      );
    }
  } finally {
    await worker.terminate();
    await rm(folder, { recursive: true });
  }
}

if (isMainThread) {
  const { values } = parseArgs({
    options: {
      jobs: { type: 'string', default: '10000' },
      site: { type: 'string', default: 'dist' },
      work: { type: 'string', default: 'build' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(
      'Measures prerendering of the present build: node scripts/bench/prerender.ts --jobs 10000',
    );
  } else await measure(Number(values.jobs), values);
} else serveJobs(workerData.count);
