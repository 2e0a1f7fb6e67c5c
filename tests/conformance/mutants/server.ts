/** Both mock backends behind a server that applies a mutant, and servers that end with their test. */
import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { matchOperation } from '#contract/matchOperation.ts';
import { isResponse } from '../../../conformance/src/exchange.ts';
import { createUpstream } from '../../../conformance/src/upstream.ts';
import { createHttpMock } from '../../../mocks/http/server.ts';
import { listen } from '../../../scripts/shared/listen.ts';
import { type Broken, type Mutant, respond, type Sent, type Serve } from './mutant.ts';

function send(broken: Broken, outgoing: http.ServerResponse): void {
  if (broken === 'reset') {
    outgoing.destroy();
    return;
  }
  const { status, headers, body, cut, length = body.length } = broken;
  const { 'transfer-encoding': _, connection, 'keep-alive': __, ...rest } = headers;
  outgoing.writeHead(status, { ...rest, 'content-length': String(length) });
  if (cut === undefined) outgoing.end(body);
  else outgoing.write(body.subarray(0, cut), () => outgoing.destroy());
}

const withoutCredential = respond(401, { detail: 'Authentication credentials were not provided.' });

const close = (server: http.Server) => server.close().closeAllConnections();

/** Starts a server until the test ends; returns its origin. */
export function startUntilEnd(server: http.Server): Promise<string> {
  onTestFinished(() => close(server));
  return listen(server);
}

/**
 * Starts the mock and the server in front of it. With `credential` (`user:password`) the agency requires basic auth,
 * like an edge. `breakWith` applies a mutant, and null restores the mock.
 */
export async function startBreakableMock(credential?: string) {
  const authorization = credential && `Basic ${Buffer.from(credential).toString('base64')}`;
  const upstream = createUpstream({ timeout: 60_000, limit: 20_000_000, insecure: false });
  let serve: Serve | null = null;
  const servers: http.Server[] = [];

  const next = async ({ url, headers, ...sent }: Sent) => {
    const { 'content-length': _, ...rest } = headers;
    const result = await upstream.send({ ...sent, headers: rest, url: url.href });
    return isResponse(result) ? result : respond(502, result.reason);
  };

  async function start(base: string): Promise<string> {
    const mock = createHttpMock(base, () => {});
    const origin = await listen(mock);
    const answer = async (incoming: http.IncomingMessage): Promise<Broken> => {
      const { method = 'GET' } = incoming;
      const url = new URL(`${origin}${incoming.url}`);
      const headers = incoming.headers as Record<string, string>;
      const sent = { method, url, headers, body: await buffer(incoming) };
      if (authorization && base === '' && headers.authorization !== authorization) {
        return withoutCredential;
      }
      const operation = matchOperation(method, base + url.pathname)?.operation.id ?? '';
      return serve ? serve(sent, next, operation) : next(sent);
    };
    const server = http.createServer(async (incoming, outgoing) =>
      send(await answer(incoming), outgoing),
    );
    servers.push(mock, server);
    return listen(server);
  }

  return {
    agency: await start(''),
    hrms: await start('/hrms'),
    breakWith(mutant: Pick<Mutant, 'serve'> | null) {
      serve = mutant?.serve() ?? null;
    },
    close() {
      upstream.close();
      for (const server of servers) close(server);
    },
  };
}
