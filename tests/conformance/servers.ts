/** Misbehaving servers, closed after the test. */
import http from 'node:http';
import { onTestFinished } from 'vitest';
import { createHttpMock } from '../../mocks/http.ts';
import { listen } from '../../scripts/setup/listen.ts';

/** Responds as the agency mock does. */
export function createAgency(): http.RequestListener {
  const mock = createHttpMock('', () => {});
  return (incoming, outgoing) => void mock.emit('request', incoming, outgoing);
}

/** Starts a server; `stop` ends it before the test does. */
export async function start(server: http.Server) {
  const stop = () => void server.close().closeAllConnections();
  onTestFinished(stop);
  return { origin: await listen(server), stop };
}

/** Handles every request with `handle` and logs it. */
export async function startServer(handle: http.RequestListener) {
  const requests: string[] = [];
  const server = http.createServer((incoming, outgoing) => {
    requests.push(`${incoming.method} ${incoming.url}`);
    handle(incoming, outgoing);
  });
  return { ...(await start(server)), requests };
}
