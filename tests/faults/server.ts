/** A server with the site and both backends, whose answers each cell of the matrix can spoil down to the connection. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import sirv from 'sirv';
import type { OperationId } from '#contract/generated/operations.ts';
import { isBackendPath, type Match, matchOperation } from '#contract/matchOperation.ts';
import { respond } from '../../mocks/backend.ts';
import { answerFromMock } from '../../mocks/handlers.ts';
import { toRequest } from '../../mocks/http.ts';
import { listen } from '../edge/upstream.ts';
import { siteFolder } from './build.ts';

/** What the backend would say. */
export type Ordinary = { status: number; headers: Record<string, string | string[]>; body: string };

/**
 * A call to answer. `target` is the browser's side of it; `ordinary` what the backend would say. The connection is
 * `target.req.socket`: `target.socket` is null as long as the answer before it on that connection is being sent.
 */
export type Exchange = Match & { target: ServerResponse; ordinary: () => Promise<Ordinary> };

/** Answers a call, or breaks it. */
export type Answer = (exchange: Exchange) => void | Promise<void>;

/** The server's side of a cell: how it answers, and what it was asked for. */
export type Script = {
  /** Calls that are not answered as usual; undefined leaves a call as it is. */
  answerTo: (operation: OperationId) => Answer | undefined;
  /** True for files that are gone. */
  isGone: (pathname: string) => boolean;
  /** Files that the browser has got. */
  files: Set<string>;
  calls: OperationId[];
  documents: number;
  waiting: number;
  /** When something was last asked for or answered. */
  active: number;
};

/** A cell that behaves as usual. */
export const newScript = (): Script => ({
  answerTo: () => undefined,
  isGone: () => false,
  files: new Set(),
  calls: [],
  documents: 0,
  waiting: 0,
  active: performance.now(),
});

/** Header by which a browser says which cell it is. */
export const cellHeader = 'x-cell';

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Sends an answer as it is. */
export function send(target: ServerResponse, { status, headers, body }: Ordinary): void {
  target.writeHead(status, headers).end(body);
}

/** What the mock says to a request. */
export async function askMock(request: Request): Promise<Ordinary> {
  const response = await respond(request, () => {}, answerFromMock);
  const cookies = response.headers.getSetCookie();
  // A spoiled body has another length.
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

/** Starts a server for any number of cells at once; `cells` holds their scripts by name. */
export async function startServer() {
  const cells = new Map<string, Script>();
  const site = sirv(siteFolder, { single: true, etag: true });

  async function answerCall(script: Script, incoming: IncomingMessage, target: ServerResponse) {
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
    const answer = script.answerTo(match.operation.id);
    if (answer) await answer({ ...match, target, ordinary });
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
    if (isBackendPath(pathname)) answerCall(script, incoming, target);
    else if (!pathname.startsWith('/media/')) site(incoming, target);
    else if (/\.(webp|svg)$/.test(pathname)) {
      target.writeHead(200, { 'content-type': 'image/png' }).end(pixel);
    } else target.writeHead(404).end();
  });
  const origin = await listen(server);
  return { origin, cells, stop: () => server.close() };
}

/** A running server. */
export type FaultServer = Awaited<ReturnType<typeof startServer>>;
