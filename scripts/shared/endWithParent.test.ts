import { spawn } from 'node:child_process';
import { on } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';

const preload = `--import=${import.meta.resolve('./endWithParent.mjs')}`;

/** A server in its own process group, as Playwright starts them. It ends at the latest after 10 s. */
const server = `
  console.log('running');
  setTimeout(() => console.log('forgotten'), 10_000);
  process.on('exit', () => console.log('ending'));
`;
const parent = `
  const { spawn } = await import('node:child_process');
  const [program, ...args] = JSON.parse(process.env.COMMAND);
  spawn(program, args, { stdio: 'inherit', detached: true });
`;

test('a server runs only while its parent lives, also with a shell between them', async () => {
  const shell = ['sh', '-c', '"$@"; exit', 'sh'];
  const command = JSON.stringify([...shell, process.execPath, '-e', server]);
  const starter = spawn(process.execPath, ['--input-type=module', '-e', parent], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, COMMAND: command, NODE_OPTIONS: preload },
  });
  const said: string[] = [];
  for await (const [line] of on(createInterface(starter.stdout), 'line', { close: ['close'] })) {
    said.push(line);
    if (line !== 'running') continue;
    await setTimeout(1000);
    said.push('parent killed');
    starter.kill('SIGKILL');
  }
  expect(said).toEqual(['running', 'parent killed', 'ending']);
});
