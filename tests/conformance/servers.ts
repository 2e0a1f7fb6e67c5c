/** Misbehaving servers for the connection tests, closed after the test, and runs against them. */
import http from 'node:http';
import https from 'node:https';
import type { Server } from 'node:net';
import { onTestFinished } from 'vitest';
import { CannotRun, type Options } from '../../conformance/src/options.ts';
import { runConformance } from '../../conformance/src/run.ts';
import { createHttpMock } from '../../mocks/http.ts';
import { listen } from '../../scripts/setup/listen.ts';
import { createCertificate } from './certificate.ts';
import { optionsFor, silent } from './mutants/judge.ts';

/** Options of a run against an agency backend alone. */
export const agencyOptions = (agency: string, changes: Partial<Options> = {}): Options => ({
  ...optionsFor({ agency, hrms: '' }),
  hrms: null,
  ...changes,
});

/** A read-only run, which is faster. */
export const read = (agency: string, changes: Partial<Options> = {}) =>
  runConformance(agencyOptions(agency, { readOnly: true, ...changes }), silent);

/** The sentence that a run is refused with. */
export const refusal = (run: Promise<unknown>): Promise<string> =>
  run.then(
    () => 'it ran',
    (error) => (error instanceof CannotRun ? error.message : String(error)),
  );

/** Headers of JSON. */
export const json = { 'content-type': 'application/json' };

/** Responds as the agency mock does. */
export function createAgency(): http.RequestListener {
  const mock = createHttpMock('', () => {});
  return (incoming, outgoing) => {
    mock.emit('request', incoming, outgoing);
  };
}

async function start(server: Server & { closeAllConnections(): void }): Promise<string> {
  onTestFinished(() => stop(server));
  return listen(server);
}

function stop(server: Server & { closeAllConnections(): void }): void {
  server.close();
  server.closeAllConnections();
}

/** Handles every request with `handle` and logs it. */
export async function startServer(handle: http.RequestListener) {
  const requests: string[] = [];
  const server = http.createServer((incoming, outgoing) => {
    requests.push(`${incoming.method} ${incoming.url}`);
    handle(incoming, outgoing);
  });
  return { origin: await start(server), requests };
}

/** The origin of the agency mock, which stops after so many requests. */
export async function startMortalMock(requests: number): Promise<string> {
  const mock = createHttpMock('', () => {});
  let count = 0;
  mock.prependListener('request', () => {
    count += 1;
    if (count >= requests) stop(mock);
  });
  return start(mock);
}

/** The origin of the agency mock over https with a self-signed certificate. */
export async function startSelfSignedMock(): Promise<string> {
  const origin = await start(https.createServer(createCertificate(), createAgency()));
  return origin.replace('http:', 'https:');
}
