/** Errors of both commands are one sentence. */
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { listen } from '../../scripts/setup/listen.ts';
import { createTestSite } from './testSite.ts';

const { site, remove } = await createTestSite();
afterAll(remove);

function run(...args: string[]) {
  const { status, stderr } = spawnSync('node', ['scripts/edge-config.ts', ...args], {
    encoding: 'utf8',
  });
  return { status, message: stderr.trim().split('\n').at(-1) };
}

const where = ['--site', 'https://www.example', '--dist', site.folder];
const backends = ['--agency', 'https://a.example', '--hrms', 'https://h.example'];

test.each([
  [['--dist', site.folder], '--site is missing. See --help.'],
  [where, '--agency is missing. See --help.'],
  [[...where, ...backends, '--key', 'a'], '--certificate and --key belong together.'],
  [
    [...where, ...backends, '--root', '/a b;'],
    '--root holds a character that it may not hold: /a b;',
  ],
  [[...where, '--for', 'apache'], '--for takes nginx or static, not apache.'],
])('edge-config %j: %s', (args, message) => {
  expect(run(...args)).toEqual({ status: 1, message });
});

/** Exit status and error output of `vite preview`. */
function preview(...args: string[]) {
  const { status, stderr } = spawnSync('node_modules/.bin/vite', ['preview', ...args], {
    encoding: 'utf8',
  });
  return `${status} ${stderr}`;
}

test('preview without a build', () => {
  const message = 'There is no built site in /nowhere. Run `npm run build` first.';
  expect(preview('--outDir', '/nowhere')).toContain(message);
});

test('preview on a port that is in use', async () => {
  const server = createServer();
  const { port } = new URL(await listen(server));
  const output = preview('--host', '127.0.0.1', '--outDir', site.folder, '--port', port);
  expect(output).toContain(`Port ${port} is already in use`);
  server.close();
});
