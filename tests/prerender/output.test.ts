import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../../scripts/setup/listen.ts';

/** Stands in for a build, as far as a run gets that fails at its first list. */
const build: Record<string, string> = {
  'shell.html': '',
  'loader.js': '',
  'styles.json': '[]',
  'server/prerender.js':
    'export const headMarks = [], siteUrl = null, backend = {}; export const injectWindow = () => {};',
};

test('control characters of a backend do not reach the terminal', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'prerender-output-'));
  await mkdir(path.join(folder, 'server'));
  for (const [name, content] of Object.entries(build)) {
    await writeFile(path.join(folder, name), content);
  }
  const backend = createServer((_, response) => response.end('\u001b[31m\u009bred'));
  onTestFinished(async () => {
    backend.close().closeAllConnections();
    await rm(folder, { recursive: true });
  });
  const args = ['scripts/prerender.ts', '--site', folder, '--work', folder];
  const env = { ...process.env, CONTENT_ORIGIN: await listen(backend) };
  const child = spawn(process.execPath, args, { env });
  const output = await text(child.stderr);
  expect(output).toContain('[31m red');
  expect(output).not.toMatch(/[^\P{C}\n]/u);
});
