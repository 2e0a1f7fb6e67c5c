/** Both mock backends behind a server that applies a mutant. */
import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { matchOperation } from '#contract/matchOperation.ts';
import { type BackendResponse, isResponse } from '../../../conformance/src/exchange.ts';
import { createUpstream } from '../../../conformance/src/upstream.ts';
import { createHttpMock } from '../../../mocks/http/server.ts';
import { listen } from '../../../scripts/setup/listen.ts';
import type { Broken, Mutant, Sent, Serve } from './mutant.ts';

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

const withoutCredential: BackendResponse = {
  status: 401,
  headers: { 'content-type': ['application/json'] },
  body: Buffer.from('{"detail": "Authentication credentials were not provided."}'),
};

const gone: BackendResponse = { status: 502, headers: {}, body: Buffer.alloc(0) };

/**
 * Starts the mock and the server in front of it. With `credential` (`user:password`) the agency requires basic auth,
 * like an edge. `breakWith` applies a mutant, one without an operation to every call, and null restores the mock.
 */
export async function startBreakableMock(credential?: string) {
  const authorization = credential && `Basic ${Buffer.from(credential).toString('base64')}`;
  const upstream = createUpstream({ timeout: 10_000, limit: 20_000_000, insecure: false });
  let mutant: Partial<Mutant> | null = null;
  let serve: Serve | null = null;
  const servers: http.Server[] = [];

  async function start(base: string): Promise<string> {
    const mock = createHttpMock(base, () => {});
    const origin = await listen(mock);
    const respond = async (incoming: http.IncomingMessage): Promise<Broken> => {
      const { method = 'GET' } = incoming;
      const url = new URL(`${origin}${incoming.url}`);
      const operation = matchOperation(method, base + url.pathname)?.operation.id;
      const active = mutant && (mutant.operation ?? operation) === operation ? mutant : null;
      active?.rewrites?.(url);
      const headers = incoming.headers as Record<string, string>;
      const body = await buffer(incoming);
      if (authorization && base === '' && headers.authorization !== authorization) {
        return withoutCredential;
      }
      const next = async (sent: Sent) => {
        const { 'content-length': _, ...headers } = sent.headers;
        const result = await upstream.send({ ...sent, headers, url: sent.url.href });
        return isResponse(result) ? result : gone;
      };
      if (serve) return serve({ method, url, headers, body }, next, operation ?? '');
      const response = await next({ method, url, headers, body });
      if (response === gone) return 'reset';
      const applies = active?.status === undefined || active.status === response.status;
      return (applies && active?.breaks?.(response, url)) || response;
    };
    const server = http.createServer(async (incoming, outgoing) =>
      send(await respond(incoming), outgoing),
    );
    servers.push(mock, server);
    return listen(server);
  }

  return {
    agency: await start(''),
    hrms: await start('/hrms'),
    breakWith(next: Partial<Mutant> | null) {
      mutant = next;
      serve = next?.serve?.() ?? null;
    },
    close() {
      upstream.close();
      for (const server of servers) server.close().closeAllConnections();
    },
  };
}
