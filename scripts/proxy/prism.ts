/** Starts Prism's validating proxy in its own process. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import path from 'node:path';
import type { Api } from '../../conformance/src/exchange.ts';
import { findFreePort } from '../setup/testPort.ts';

/** A running Prism process; `stop` ends it. */
export type Prism = { origin: string; stop(): void };

const command = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@stoplight/prism-cli/package.json')),
  'dist/index.js',
);

const contracts = path.resolve(import.meta.dirname, '../../openapi');

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

async function waitFor(port: number, child: ChildProcess): Promise<void> {
  while (!(await isOpen(port))) {
    if (child.exitCode !== null) throw new Error(`Prism ended with status ${child.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Starts Prism on a free port in front of `upstream`, with the contract of that API. Throws when the process exits
 * early.
 */
export async function startPrism(api: Api, upstream: string): Promise<Prism> {
  const port = await findFreePort();
  const child = spawn(
    process.execPath,
    [
      command,
      'proxy',
      path.join(contracts, `${api}.yaml`),
      upstream,
      '--port',
      String(port),
      '--host',
      '127.0.0.1',
      '--cors',
      'false',
      '--verboseLevel',
      'silent',
    ],
    { stdio: 'ignore' },
  );
  const stop = () => {
    child.kill();
  };
  process.once('exit', stop);
  await waitFor(port, child);
  return { origin: `http://127.0.0.1:${port}`, stop };
}
