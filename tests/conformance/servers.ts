/** Misbehaving servers for the connection tests. */
import http from 'node:http';
import https from 'node:https';
import type { Server } from 'node:net';
import { afterEach } from 'vitest';
import { createHttpMock } from '../../mocks/http.ts';
import { listen } from '../../scripts/setup/listen.ts';
import { createCertificate } from './certificate.ts';

export type Running = { origin: string; requests: string[]; close(): void };

/** Gives a function that takes a starting server, which is closed after the test. */
export function closeAfterEach() {
  let running: Running[] = [];
  afterEach(() => {
    for (const server of running) server.close();
    running = [];
  });
  return async (started: Promise<Running>): Promise<Running> => {
    const server = await started;
    running.push(server);
    return server;
  };
}

function stop(server: Server & { closeAllConnections(): void }): void {
  server.close();
  server.closeAllConnections();
}

/** Handles every request with `handle` and logs it. */
export async function startServer(handle: http.RequestListener): Promise<Running> {
  const requests: string[] = [];
  const server = http.createServer((incoming, outgoing) => {
    requests.push(`${incoming.method} ${incoming.url}`);
    handle(incoming, outgoing);
  });
  return { origin: await listen(server), requests, close: () => stop(server) };
}

/** The agency mock, which stops after so many requests. */
export async function startMortalMock(requests: number): Promise<Running> {
  const mock = createHttpMock('', () => {});
  const seen: string[] = [];
  mock.prependListener('request', (incoming: http.IncomingMessage) => {
    seen.push(`${incoming.method} ${incoming.url}`);
    if (seen.length >= requests) stop(mock);
  });
  return { origin: await listen(mock), requests: seen, close: () => stop(mock) };
}

/** The agency mock over https with a self-signed certificate. */
export async function startSelfSignedMock(): Promise<Running> {
  const mock = createHttpMock('', () => {});
  const server = https.createServer(createCertificate(), (incoming, outgoing) => {
    mock.emit('request', incoming, outgoing);
  });
  const origin = await listen(server);
  return { origin: origin.replace('http:', 'https:'), requests: [], close: () => stop(server) };
}
