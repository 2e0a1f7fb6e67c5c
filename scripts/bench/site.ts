/** The site in the three forms that are compared, each behind the preview server with the mock over HTTP as its backend. */
import { cp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressSite } from '../edge/compress.ts';
import { listFiles } from '../edge/files.ts';
import { type BenchOptions, originOf, portOf } from './options.ts';
import { type Running, runProgram, startProgram } from './processes.ts';

/** `prerendered`: the site. `plain`: its pages without any script. `shell`: as if nothing had been prerendered. */
export type Form = 'prerendered' | 'plain' | 'shell';

const folder = path.resolve('node_modules/.cache/bench');
const work = path.join(folder, 'build');
const folderOf = (form: Form) => path.join(folder, form);

/** Folders of the build: the site and what prerendering needs. */
export const buildFolders = { site: folderOf('prerendered'), work };

const isPage = (file: string) => /\.html(\.br|\.gz)?$/.test(file);

/** A page without its scripts, and without the hints that load them. */
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
  await vite(['--outDir', buildFolders.site], siteUrl);
  await vite(['--ssr', 'src/prerender.tsx', '--outDir', path.join(work, 'server')], siteUrl);
  await using _mock = await startMock(options);
  await runProgram({
    name: 'Prerendering',
    command: process.execPath,
    args: ['scripts/prerender.ts', '--site', buildFolders.site, '--work', work],
    env: { CONTENT_ORIGIN: originOf('agency', options), AGENCY_BASIC_AUTH: 'bench:bench' },
  });
  await compressSite(buildFolders.site);
}

/** Copies the site, its packed files included; `keep` tells which pages come along. */
async function copySite(form: Form, keep: (file: string) => boolean): Promise<void> {
  await cp(buildFolders.site, folderOf(form), {
    recursive: true,
    preserveTimestamps: true,
    filter: (source) => !isPage(source) || keep(source),
  });
}

async function makePlain(): Promise<void> {
  await copySite('plain', (file) => file.endsWith('.html'));
  for (const file of (await listFiles(folderOf('plain'))).filter(isPage)) {
    const name = path.join(folderOf('plain'), file);
    await writeFile(name, withoutScripts(await readFile(name, 'utf8')));
  }
  await compressSite(folderOf('plain'));
}

async function makeShell(): Promise<void> {
  await copySite('shell', (file) => path.basename(file) === 'shell.html');
  const [shell, index] = ['shell.html', 'index.html'].map((file) =>
    path.join(folderOf('shell'), file),
  ) as [string, string];
  await cp(shell, index);
  await compressSite(folderOf('shell'));
}

/** Builds all forms, unless those of the last run are to be used. */
export async function makeSite(options: BenchOptions): Promise<void> {
  if (options.built) {
    await stat(folderOf('shell')).catch(() => {
      throw new Error('There are no builds of a last run; leave --built out.');
    });
    return;
  }
  await rm(folder, { recursive: true, force: true });
  console.log('Building, prerendering and packing the site …');
  await makePrerendered(options);
  await makePlain();
  await makeShell();
}

/** Starts the mock of both backends over HTTP. */
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

/** Starts a server of positions in place of the mock agency; see jobsServer.ts. */
export function startJobs(options: BenchOptions): Promise<Running> {
  const args = ['--port', String(portOf('jobs', options)), '--count', String(options.jobs)];
  return startProgram(
    {
      name: 'The server of positions',
      command: process.execPath,
      args: ['scripts/bench/jobsServer.ts', ...args],
    },
    /^http/,
  );
}

/** Serves one form of the site. `agency` answers its calls. */
export function servePages(
  form: Form,
  agency: 'agency' | 'jobs',
  options: BenchOptions,
): Promise<Running> {
  return startProgram(
    {
      name: 'The preview server',
      command: process.execPath,
      args: [
        'scripts/preview.ts',
        '--port',
        String(portOf(form, options)),
        '--dist',
        folderOf(form),
      ],
      env: {
        AGENCY_ORIGIN: originOf(agency, options),
        AGENCY_BASIC_AUTH: 'bench:bench',
        HRMS_ORIGIN: originOf('hrms', options),
      },
    },
    /: http:/,
  );
}

/** Size in bytes of a file of the site as it is sent: packed with brotli unless it is too small for that. */
export async function sentBytes(file: string): Promise<number> {
  const name = path.join(buildFolders.site, file);
  const { size } = await stat(`${name}.br`).catch(() => stat(name));
  return size;
}
