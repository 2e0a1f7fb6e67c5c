/** Builds and serves the site in two forms, with the mock over HTTP as its backend. */
import { cp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressSite } from '../edge/compress.ts';
import { listFiles } from '../edge/files.ts';
import { type BenchOptions, originOf, portOf } from './options.ts';
import { type Running, runProgram, startProgram } from './processes.ts';

/** `prerendered` is the site, `plain` the same pages without scripts. */
export type Form = 'prerendered' | 'plain';

const folder = path.resolve('node_modules/.cache/bench');
const work = path.join(folder, 'build');
const folderOf = (form: Form) => path.join(folder, form);
const site = folderOf('prerendered');

/** Removes scripts and their preload links. */
const withoutScripts = (html: string) =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
    .replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/gi, '');

async function vite(options: string[], siteUrl: string): Promise<void> {
  await runProgram({
    name: 'The build',
    command: 'node_modules/.bin/vite',
    args: ['build', '--logLevel', 'warn', '--emptyOutDir', ...options],
    env: { NODE_ENV: 'production', VITE_SITE_URL: siteUrl },
  });
}

async function makePrerendered(options: BenchOptions): Promise<void> {
  const siteUrl = originOf('prerendered', options);
  await vite(['--outDir', site], siteUrl);
  await vite(['--ssr', 'src/prerender.tsx', '--outDir', path.join(work, 'server')], siteUrl);
  await using _mock = await startMock(options);
  await runProgram({
    name: 'Prerendering',
    command: process.execPath,
    args: ['scripts/prerender.ts', '--site', site, '--work', work],
    env: { CONTENT_ORIGIN: originOf('agency', options), AGENCY_BASIC_AUTH: 'bench:bench' },
  });
  await compressSite(site);
}

/** Copies the site with its compressed files, except those of pages. */
async function makePlain(): Promise<void> {
  const plain = folderOf('plain');
  const filter = (source: string) => !/\.html\.(br|gz)$/.test(source);
  await cp(site, plain, { recursive: true, preserveTimestamps: true, filter });
  for (const file of (await listFiles(plain)).filter((name) => name.endsWith('.html'))) {
    const name = path.join(plain, file);
    await writeFile(name, withoutScripts(await readFile(name, 'utf8')));
  }
  await compressSite(plain);
}

/** Builds both forms, unless the last builds are reused. */
export async function makeSite(options: BenchOptions): Promise<void> {
  if (options.built) {
    await stat(folderOf('plain')).catch(() => {
      throw new Error('There are no builds of a last run; leave --built out.');
    });
    return;
  }
  await rm(folder, { recursive: true, force: true });
  console.log('Building, prerendering and packing the site …');
  await makePrerendered(options);
  await makePlain();
}

/** Starts both mock backends over HTTP. */
export function startMock(options: BenchOptions): Promise<Running> {
  const ports = [portOf('agency', options), portOf('hrms', options)].map(String);
  const args = ['--agency', ports[0] ?? '', '--hrms', ports[1] ?? ''];
  return startProgram(
    {
      name: 'The mock backend',
      command: process.execPath,
      args: ['scripts/mock-server.ts', ...args],
    },
    /^hrms: /,
  );
}

/** Starts jobsServer.ts in place of the mock agency. */
export function startJobs(options: BenchOptions): Promise<Running> {
  const args = ['--port', String(portOf('jobs', options)), '--count', String(options.jobs)];
  return startProgram(
    {
      name: 'The jobs server',
      command: process.execPath,
      args: ['scripts/bench/jobsServer.ts', ...args],
    },
    /^http/,
  );
}

/** Serves one form of the site with `agency` as its backend. */
export function servePages(
  form: Form,
  agency: 'agency' | 'jobs',
  options: BenchOptions,
): Promise<Running> {
  return startProgram(
    {
      name: 'The preview server',
      command: 'node_modules/.bin/vite',
      args: [
        ...[
          'preview',
          '--host',
          '127.0.0.1',
          '--strictPort',
          '--port',
          String(portOf(form, options)),
        ],
        ...['--outDir', folderOf(form)],
      ],
      env: {
        AGENCY_ORIGIN: originOf(agency, options),
        AGENCY_BASIC_AUTH: 'bench:bench',
        HRMS_ORIGIN: originOf('hrms', options),
      },
    },
    /http:/,
  );
}

/** Transfer size of a file in bytes: compressed with brotli unless it is too small. */
export async function sentBytes(file: string): Promise<number> {
  const name = path.join(site, file);
  const { size } = await stat(`${name}.br`).catch(() => stat(name));
  return size;
}
