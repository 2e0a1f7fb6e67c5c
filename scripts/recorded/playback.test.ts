/** The commands that record a backend and play the recordings. */
import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createHttpMock } from '../../mocks/http/server.ts';
import { listen } from '../shared/listen.ts';
import { startProgram } from '../shared/startProgram.ts';
import { findFreePort } from '../shared/testPort.ts';

/** Starts a command on free ports, given by the options `names`; returns the origin of the first. */
async function start(name: string, [...words]: string[], ...names: [string, string]) {
  const ports = [await findFreePort(), await findFreePort()] as const;
  for (const [index, option] of names.entries()) words.push(option, String(ports[index]));
  const args = [`scripts/${name}.ts`, ...words];
  const program = await startProgram({ name, args, ready: /^agency: / });
  return { ...program, origin: `http://127.0.0.1:${ports[0]}` };
}

test('the mock plays recordings of the proxy without the backend', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'playback-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const backend = createHttpMock('', () => {});
  const words = ['--agency', await listen(backend), '--record', folder];
  const read = async (origin: string, headers = {}) =>
    (await fetch(`${origin}/api/jobs/`, { headers })).json();
  let seen: unknown;
  {
    await using proxy = await start('conformance-proxy', words, '--port', '--hrms-port');
    seen = await read(proxy.origin, { prefer: 'example=jobsSparse' });
    await expect.poll(() => readdirSync(folder)).toEqual(['listJobs.yaml']);
  }
  backend.close();
  await using mock = await start('mock-server', ['--examples', folder], '--agency', '--hrms');
  for (const name of ['recorded200', 'recorded']) {
    expect(await read(mock.origin, { prefer: `example=${name}` })).toEqual(seen);
  }
  expect(await read(mock.origin)).not.toEqual(seen);
});
