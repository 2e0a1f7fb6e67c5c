/** The commands that record a backend and play the recordings. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startProgram } from '../shared/startProgram.ts';
import { findFreePort } from '../shared/testPort.ts';

/** Starts a command on free ports, given by the options `names`; returns the origin of the first. */
async function start(name: string, [...words]: string[], ...names: [string, string]) {
  const ports = [await findFreePort(), await findFreePort()] as const;
  for (const [index, option] of names.entries()) words.push(option, String(ports[index]));
  const lines: string[] = [];
  const program = await startProgram({
    name,
    args: [`scripts/${name}.ts`, ...words],
    ready: /^agency: /,
    onLine: (line) => lines.push(line),
  });
  return { ...program, origin: `http://127.0.0.1:${ports[0]}`, lines };
}

const startMock = (...words: string[]) => start('mock-server', words, '--agency', '--hrms');

test('the mock plays recordings of the proxy without the backend', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'playback-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const call = '/api/jobs/';
  let seen: unknown;
  {
    await using backend = await startMock();
    const words = ['--agency', backend.origin, '--record', folder];
    await using proxy = await start('conformance-proxy', words, '--port', '--hrms-port');
    const headers = { prefer: 'example=jobsSparse' };
    seen = await (await fetch(proxy.origin + call, { headers })).json();
    await expect
      .poll(() => proxy.lines.map((line) => line.trim()))
      .toContain('recorded as listJobs:recorded200');
  }
  await using mock = await startMock('--examples', folder);
  for (const name of ['recorded200', 'recorded']) {
    const headers = { prefer: `example=${name}` };
    expect(await (await fetch(mock.origin + call, { headers })).json()).toEqual(seen);
  }
  expect(await (await fetch(mock.origin + call)).json()).not.toEqual(seen);
});
