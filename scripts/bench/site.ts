/** Builds and serves the site in two forms, with the mock over HTTP as its backend. */
import { execFileSync } from 'node:child_process';
import { cp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressSite } from '../edge/compress.ts';
import { listFiles } from '../edge/files.ts';
import { type Running, startProgram } from '../setup/startProgram.ts';

/** `prerendered` is the site, `plain` the same pages without scripts. */
export type Form = 'prerendered' | 'plain';

export const ports = {
  agency: 5100,
  hrms: 5101,
  prerendered: 5102,
  plain: 5103,
  prism: 5104,
  debugging: 5105,
};

export const originOf = (server: keyof typeof ports) => `http://127.0.0.1:${ports[server]}`;

const vite = 'node_modules/vite/bin/vite.js';
const folder = path.resolve('node_modules/.cache/bench');
const work = path.join(folder, 'build');
const folderOf = (form: Form) => path.join(folder, form);
const site = folderOf('prerendered');
const credential = { AGENCY_BASIC_AUTH: 'bench:bench' };

/** Removes scripts and their preload links. */
const withoutScripts = (html: string) =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
    .replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/gi, '');

async function makePrerendered(): Promise<void> {
  const run = (...args: string[]) =>
    execFileSync(process.execPath, args, {
      stdio: 'inherit',
      env: {
        ...process.env,
        ...credential,
        NODE_ENV: 'production',
        VITE_SITE_URL: originOf('prerendered'),
        CONTENT_ORIGIN: originOf('agency'),
      },
    });
  const options = ['--logLevel', 'warn', '--emptyOutDir', '--outDir'];
  run(vite, 'build', ...options, site);
  run(vite, 'build', ...options, path.join(work, 'server'), '--ssr', 'src/prerender.tsx');
  run('scripts/prerender.ts', '--site', site, '--work', work);
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

/** Builds both forms; the mock has to be running. */
export async function makeSite(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  console.log('Building, prerendering and packing the site …');
  await makePrerendered();
  await makePlain();
}

/** Starts both mock backends over HTTP. */
export function startMock(): Promise<Running> {
  const options = ['--agency', String(ports.agency), '--hrms', String(ports.hrms)];
  return startProgram({
    name: 'The mock backend',
    args: ['scripts/mock-server.ts', ...options],
    ready: /^hrms: /,
  });
}

/** Serves one form of the site in front of the mock. Throws when it was not built. */
export function servePages(form: Form): Promise<Running> {
  const address = ['--host', '127.0.0.1', '--strictPort', '--port', String(ports[form])];
  return startProgram({
    name: 'The preview server',
    args: [vite, 'preview', ...address, '--outDir', folderOf(form)],
    env: { ...credential, AGENCY_ORIGIN: originOf('agency'), HRMS_ORIGIN: originOf('hrms') },
    ready: /http:/,
  });
}

/** Transfer size of a file in bytes: compressed with brotli unless it is too small. */
export async function sentBytes(file: string): Promise<number> {
  const name = path.join(site, file);
  const { size } = await stat(`${name}.br`).catch(() => stat(name));
  return size;
}
