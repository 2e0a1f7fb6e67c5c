/** A server with the site and both backends, which can replace responses or break the connection. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import sirv from 'sirv';
import type { OperationId } from '#contract/generated/operations.ts';
import { isBackendPath, matchOperation } from '#contract/matchOperation.ts';
import { respond } from '../../../mocks/backend.ts';
import { toRequest } from '../../../mocks/http/server.ts';
import { listen } from '../../../scripts/shared/listen.ts';
import { watchProblems } from '../../support/problems.ts';
import { siteFolder } from '../places.ts';

/** A response of the mock. */
type MockResponse = {
  status: number;
  headers: Record<string, string | string[]>;
  body: string;
};

/**
 * A call. `target` is the response to the browser; `ordinary` returns the mock's response. Use `target.req.socket`:
 * `target.socket` is null while an earlier response on the connection is being sent.
 */
type Exchange = { target: ServerResponse; ordinary: () => Promise<MockResponse> };

/** Responds to a call, or breaks it. */
export type Responder = (exchange: Exchange) => unknown;

const image = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** Sends a response. */
export function send(target: ServerResponse, { status, headers, body }: MockResponse): void {
  target.writeHead(status, headers).end(body);
}

/** The mock's response to a request. */
async function askMock(request: Request): Promise<MockResponse> {
  const response = await respond(request, { onViolation: () => {} });
  const { status, headers } = response;
  // A changed body has another length.
  headers.delete('content-length');
  const sent = { ...Object.fromEntries(headers), 'set-cookie': headers.getSetCookie() };
  return { status, headers: sent, body: await response.text() };
}

/** Starts the site of one test, without prerendered pages and without faults. */
async function startSite() {
  const files = sirv(siteFolder, { etag: true });
  const site = {
    origin: '',
    /** Replacements of the mock's responses. */
    responders: new Map<OperationId, Responder>(),
    /** True for missing files. */
    isGone: (() => false) as (pathname: string) => boolean,
    /** Paths that were served. */
    served: new Set<string>(),
    calls: [] as OperationId[],
    documents: 0,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };

  async function respondToCall(incoming: IncomingMessage, target: ServerResponse): Promise<void> {
    const request = await toRequest(incoming, '');
    const match = matchOperation(request.method, new URL(request.url).pathname);
    if (!match) return send(target, await askMock(request));
    site.calls.push(match.operation.id);
    const ordinary = () => askMock(request);
    const responder = site.responders.get(match.operation.id);
    if (responder) await responder({ target, ordinary });
    else send(target, await ordinary());
  }

  const server = createServer((incoming, target) => {
    const pathname = (incoming.url ?? '/').replace(/[?#].*/s, '');
    if (incoming.headers['sec-fetch-dest'] === 'document') site.documents += 1;
    if (site.isGone(pathname)) {
      target.writeHead(404).end();
      return;
    }
    site.served.add(pathname);
    if (isBackendPath(pathname)) respondToCall(incoming, target);
    else if (!pathname.startsWith('/media/')) {
      // Every page is the shell, which loads its content.
      if (!path.extname(pathname)) incoming.url = '/shell.html';
      files(incoming, target);
    } else target.writeHead(200, { 'content-type': 'image/svg+xml' }).end(image);
  });
  site.origin = await listen(server);
  return site;
}

export type FaultSite = Awaited<ReturnType<typeof startSite>>;

/** `test` with its own server. Fails on uncaught and logged errors. */
export const test = base.extend<{ site: FaultSite }>({
  site: async ({ context }, use) => {
    const problems = watchProblems(context);
    const site = await startSite();
    await use(site);
    site.stop();
    expect(problems).toEqual([]);
  },
});
