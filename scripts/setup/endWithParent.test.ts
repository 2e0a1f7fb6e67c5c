import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';

const preload = `--import=${import.meta.resolve('./endWithParent.mjs')}`;

/** A server in its own process group, as Playwright starts them, that prints its process id. */
const server = `
  console.log(process.pid);
  setInterval(() => {}, 1000);
`;
const parent = `
  const { spawn } = await import('node:child_process');
  const [program, ...args] = JSON.parse(process.env.COMMAND);
  spawn(program, args, { stdio: 'inherit', detached: true });
`;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function startServer(code: string, shell: string[] = []) {
  const command = JSON.stringify([...shell, process.execPath, '-e', code]);
  const starter = spawn(process.execPath, ['--input-type=module', '-e', parent], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, COMMAND: command, NODE_OPTIONS: preload },
  });
  const lines = createInterface({ input: starter.stdout });
  const pid = Number(await once(lines, 'line'));
  onTestFinished(() => {
    if (isRunning(pid)) process.kill(pid, 'SIGKILL');
  });
  return { starter, lines, pid };
}

test('a server goes on while its parent lives, and ends when that is killed', async () => {
  const { starter, pid } = await startServer(server);
  await setTimeout(1000);
  expect(isRunning(pid)).toBe(true);
  starter.kill('SIGKILL');
  await expect.poll(() => isRunning(pid), { timeout: 5000 }).toBe(false);
});

test('a shell between them makes no difference', async () => {
  const { starter, pid } = await startServer(server, ['sh', '-c', '"$@"; exit', 'sh']);
  starter.kill('SIGKILL');
  await expect.poll(() => isRunning(pid), { timeout: 5000 }).toBe(false);
});

test('a server may end in its own way first', async () => {
  const polite = `${server} process.on('SIGINT', () => { console.log('ending'); process.exit(0) });`;
  const { starter, lines, pid } = await startServer(polite);
  const lastLine = once(lines, 'line');
  starter.kill('SIGKILL');
  expect(await lastLine).toEqual(['ending']);
  await expect.poll(() => isRunning(pid), { timeout: 5000 }).toBe(false);
});
