/** A server with the site and both backends; each cell can replace its responses or break the connection. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import sirv from 'sirv';
import type { OperationId } from '#contract/generated/operations.ts';
import { isBackendPath, type Match, matchOperation } from '#contract/matchOperation.ts';
import { respond } from '../../../mocks/backend.ts';
import { respondFromMock } from '../../../mocks/handlers.ts';
import { toRequest } from '../../../mocks/http.ts';
import { listen } from '../../../scripts/setup/listen.ts';
import { bareFolder } from '../places.ts';

/** A response of the mock. */
export type MockResponse = {
  status: number;
  headers: Record<string, string | string[]>;
  body: string;
};

/**
 * A call. `target` is the browser's connection; `ordinary` gives the mock's response. Use `target.req.socket`:
 * `target.socket` is null while an earlier response on the connection is being sent.
 */
export type Exchange = Match & { target: ServerResponse; ordinary: () => Promise<MockResponse> };

/** Responds to a call, or breaks it. */
export type Responder = (exchange: Exchange) => void | Promise<void>;

/** A cell's behaviour and its recorded requests. */
export type Script = {
  /** Gives the responder of a call; undefined for the normal response. */
  responderOf: (operation: OperationId) => Responder | undefined;
  /** True for missing files. */
  isGone: (pathname: string) => boolean;
  /** Files that were served. */
  files: Set<string>;
  calls: OperationId[];
  documents: number;
  waiting: number;
  /** Time of the last request or response. */
  active: number;
};

/** A cell with normal behaviour. */
export const newScript = (): Script => ({
  responderOf: () => undefined,
  isGone: () => false,
  files: new Set(),
  calls: [],
  documents: 0,
  waiting: 0,
  active: performance.now(),
});

/** Header that identifies the cell. */
export const cellHeader = 'x-cell';

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Sends a response. */
export function send(target: ServerResponse, { status, headers, body }: MockResponse): void {
  target.writeHead(status, headers).end(body);
}

/** Sends the mock's response after some time. */
export const slowly =
  (milliseconds: number): Responder =>
  async ({ target, ordinary }) => {
    const response = await ordinary();
    await wait(milliseconds);
    send(target, response);
  };

/** The mock's response to a request. */
export async function askMock(request: Request): Promise<MockResponse> {
  const response = await respond(request, () => {}, respondFromMock);
  const cookies = response.headers.getSetCookie();
  // A changed body has another length.
  response.headers.delete('content-length');
  return {
    status: response.status,
    headers: {
      ...Object.fromEntries(response.headers),
      ...(cookies.length > 0 && { 'set-cookie': cookies }),
    },
    body: await response.text(),
  };
}

/** Starts a server for several cells at once; `cells` has their scripts by name. */
export async function startServer() {
  const cells = new Map<string, Script>();
  const site = sirv(bareFolder, { single: true, etag: true });

  async function respondToCall(script: Script, incoming: IncomingMessage, target: ServerResponse) {
    const request = await toRequest(incoming, '');
    const match = matchOperation(request.method, new URL(request.url).pathname);
    if (!match) {
      target.writeHead(501).end();
      return;
    }
    script.calls.push(match.operation.id);
    script.waiting += 1;
    script.active = performance.now();
    target.once('close', () => {
      script.waiting -= 1;
      script.active = performance.now();
    });
    const ordinary = () => askMock(request);
    const responder = script.responderOf(match.operation.id);
    if (responder) await responder({ ...match, target, ordinary });
    else send(target, await ordinary());
  }

  const server = createServer((incoming, target) => {
    const script = cells.get(String(incoming.headers[cellHeader])) ?? newScript();
    const pathname = (incoming.url ?? '/').replace(/[?#].*/s, '');
    if (incoming.headers['sec-fetch-dest'] === 'document') script.documents += 1;
    if (script.isGone(pathname)) {
      target.writeHead(404).end();
      return;
    }
    script.files.add(pathname);
    if (isBackendPath(pathname)) respondToCall(script, incoming, target);
    else if (!pathname.startsWith('/media/')) site(incoming, target);
    else if (/\.(webp|svg)$/.test(pathname)) {
      target.writeHead(200, { 'content-type': 'image/png' }).end(pixel);
    } else target.writeHead(404).end();
  });
  const origin = await listen(server);
  return { origin, cells, stop: () => server.close() };
}

export type FaultServer = Awaited<ReturnType<typeof startServer>>;
