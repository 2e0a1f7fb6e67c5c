/** Servers that misbehave as a whole, for the tests of the connection. */
import http from 'node:http';
import https from 'node:https';
import type { Server } from 'node:net';
import { createHttpMock } from '../../mocks/http.ts';
import { createCertificate } from './certificate.ts';
import { listen } from './mutants/server.ts';

/** A running server. */
export type Running = { address: string; requests: string[]; close(): void };

function stop(server: Server & { closeAllConnections(): void }): void {
  server.close();
  server.closeAllConnections();
}

/** Answers every request in the same way, and writes down what was asked. */
export async function startServer(handle: http.RequestListener): Promise<Running> {
  const requests: string[] = [];
  const server = http.createServer((incoming, outgoing) => {
    requests.push(`${incoming.method} ${incoming.url}`);
    handle(incoming, outgoing);
  });
  return { address: await listen(server), requests, close: () => stop(server) };
}

/** The agency's mock, which goes down for good after so many requests. */
export async function startMortalMock(requests: number): Promise<Running> {
  const mock = createHttpMock('', () => {});
  const seen: string[] = [];
  mock.prependListener('request', (incoming: http.IncomingMessage) => {
    seen.push(`${incoming.method} ${incoming.url}`);
    if (seen.length >= requests) stop(mock);
  });
  return { address: await listen(mock), requests: seen, close: () => stop(mock) };
}

/** The agency's mock behind https with a certificate that nobody has signed but itself. */
export async function startSelfSignedMock(): Promise<Running> {
  const mock = createHttpMock('', () => {});
  const server = https.createServer(createCertificate(), (incoming, outgoing) => {
    mock.emit('request', incoming, outgoing);
  });
  const address = await listen(server);
  return { address: address.replace('http:', 'https:'), requests: [], close: () => stop(server) };
}
