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
  process.on('SIGINT', () => { console.log('ending'); process.exit(0) });
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

test.each<[what: string, shell: string[]]>([
  ['', []],
  [' with a shell between them', ['sh', '-c', '"$@"; exit', 'sh']],
])(
  'a server goes on while its parent lives, and ends in its own way after it%s',
  async (_, shell) => {
    const command = JSON.stringify([...shell, process.execPath, '-e', server]);
    const starter = spawn(process.execPath, ['--input-type=module', '-e', parent], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, COMMAND: command, NODE_OPTIONS: preload },
    });
    const lines = createInterface({ input: starter.stdout });
    const pid = Number(await once(lines, 'line'));
    onTestFinished(() => {
      if (isRunning(pid)) process.kill(pid, 'SIGKILL');
    });
    await setTimeout(1000);
    expect(isRunning(pid)).toBe(true);
    const lastLine = once(lines, 'line');
    starter.kill('SIGKILL');
    expect(await lastLine).toEqual(['ending']);
    await expect.poll(() => isRunning(pid), { timeout: 5000 }).toBe(false);
  },
);
