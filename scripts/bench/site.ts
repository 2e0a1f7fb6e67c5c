/** Builds and serves the site and its plain pages, with the mock over HTTP as their backend. */
import { spawnSync } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compressSite } from '../edge/compress.ts';
import { listFiles } from '../edge/files.ts';
import { buildSite } from '../prerender/buildSite.ts';
import { prerender } from '../prerender/run.ts';
import { startProgram } from '../shared/startProgram.ts';

/** `dist` is the prerendered site; `plain` has the same pages as plain HTML without scripts. */
export type Variant = 'dist' | 'plain';
export const variants: readonly Variant[] = ['dist', 'plain'];

const ports = { agency: 5100, hrms: 5101, dist: 5102, plain: 5103, prism: 5104 };
export const { prism: prismPort } = ports;
export const originOf = (server: keyof typeof ports) => `http://127.0.0.1:${ports[server]}`;

/** Folder of the build. */
const folder = 'node_modules/.cache/bench';

const asPlain = (html: string) =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
    .replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/gi, '');

/** Builds, prerenders and compresses both forms; the mock must be running. */
export async function makeSite(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  console.log('Building, prerendering and packing the site …');
  const folders = buildSite(folder, originOf('dist'));
  const backend = { origin: originOf('agency'), credential: '', timeoutMs: 20_000 };
  await prerender({ ...folders, ...backend, tell: console.warn });
  const plain = path.join(folder, 'plain');
  await cp(folders.site, plain, { recursive: true });
  for (const file of (await listFiles(plain)).filter((name) => name.endsWith('.html'))) {
    const name = path.join(plain, file);
    await writeFile(name, asPlain(await readFile(name, 'utf8')));
  }
  for (const form of [folders.site, plain]) await compressSite(form);
}

const start = (name: string, command: string, ready: RegExp, env = {}) =>
  startProgram({ name, args: command.split(' '), ready, env });

/** Starts both mock backends over HTTP. */
export const startMock = () =>
  start(
    'The mock backend',
    `scripts/mock-server.ts --agency ${ports.agency} --hrms ${ports.hrms}`,
    /^hrms: /,
  );

/** Serves one form of the site in front of the mock. Throws when it was not built. */
export const servePages = (form: Variant) =>
  start(
    'The preview server',
    `node_modules/vite/bin/vite.js preview --host 127.0.0.1 --strictPort --port ${ports[form]} --outDir ${folder}/${form}`,
    /http:/,
    { AGENCY_ORIGIN: originOf('agency'), HRMS_ORIGIN: originOf('hrms') },
  );

const tools = path.resolve(import.meta.dirname, '../../bench');

/** Loads a tool from bench/node_modules; installs the locked versions if they are missing. */
export async function loadTool<Tool>(name: string): Promise<Tool> {
  const npm = (...args: string[]) => spawnSync('npm', [...args, '--prefix', tools]).status === 0;
  if (!npm('ls') && !npm('ci')) throw new Error('The tools of the bench cannot be installed.');
  const file = createRequire(path.join(tools, 'package.json')).resolve(name);
  return (await import(pathToFileURL(file).href)).default;
}
