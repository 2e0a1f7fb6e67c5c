/** Builds and serves the site in two forms, with the mock over HTTP as its backend. */
import { cp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressSite } from '../edge/compress.ts';
import { listFiles } from '../edge/files.ts';
import { buildSite } from '../prerender/buildSite.ts';
import { prerender } from '../prerender/run.ts';
import { type Running, startProgram } from '../shared/startProgram.ts';

/** `dist` is the prerendered site, `plain` the same pages without scripts. */
export type Form = 'dist' | 'plain';

export const ports = {
  agency: 5100,
  hrms: 5101,
  dist: 5102,
  plain: 5103,
  prism: 5104,
  debugging: 5105,
};

export const originOf = (server: keyof typeof ports) => `http://127.0.0.1:${ports[server]}`;

const folder = path.resolve('node_modules/.cache/bench');

/** Removes scripts and their preload links. */
const withoutScripts = (html: string) =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
    .replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/gi, '');

/** Builds, prerenders and compresses both forms; the mock must be running. */
export async function makeSite(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  console.log('Building, prerendering and packing the site …');
  const folders = buildSite(folder, originOf('dist'));
  await prerender({
    ...folders,
    origin: originOf('agency'),
    credential: '',
    timeoutMs: 20_000,
    changedOnly: false,
    tell: console.warn,
  });
  const plain = path.join(folder, 'plain');
  await cp(folders.site, plain, { recursive: true });
  for (const file of (await listFiles(plain)).filter((name) => name.endsWith('.html'))) {
    const name = path.join(plain, file);
    await writeFile(name, withoutScripts(await readFile(name, 'utf8')));
  }
  for (const form of [folders.site, plain]) await compressSite(form);
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
  const outDir = path.join(folder, form);
  return startProgram({
    name: 'The preview server',
    args: ['node_modules/vite/bin/vite.js', 'preview', ...address, '--outDir', outDir],
    env: { AGENCY_ORIGIN: originOf('agency'), HRMS_ORIGIN: originOf('hrms') },
    ready: /http:/,
  });
}

/** Transfer size of a file of the site in bytes: compressed with brotli unless it is too small. */
export async function sentBytes(file: string): Promise<number> {
  const name = path.join(folder, 'dist', file);
  const { size } = await stat(`${name}.br`).catch(() => stat(name));
  return size;
}
