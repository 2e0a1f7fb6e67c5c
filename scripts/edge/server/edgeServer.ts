/** The edge in Node: the same rules as the nginx configuration, for trying a production build without nginx. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { findAllowed } from '../allowList.ts';
import { areaOf } from '../areas.ts';
import { bodyBytes, writeBurst, writesPerMinute } from '../limits.ts';
import { caching, type PolicySources, securityHeaders } from '../policy.ts';
import { type ProblemStatus, problemBody } from '../problems.ts';
import type { BuiltSite } from '../site.ts';
import { answerHeaders, type Backend, BackendFailure, callBackend } from './backend.ts';
import { createRateLimit } from './rateLimit.ts';
import { readBody } from './readBody.ts';
import { resolvePage } from './resolve.ts';
import { sendFile } from './sendFile.ts';

/** What the server serves, and in front of what. A backend that is null cannot be reached. */
export type EdgeOptions = {
  site: BuiltSite;
  /** Where the site is reached; writes have to come from there. */
  origin: URL;
  sources: PolicySources;
  agency: Backend | null;
  hrms: Backend | null;
  answerSeconds: number;
  /** Is told why a backend could not be reached. */
  onFailure: (message: string) => void;
};

type Exchange = { request: IncomingMessage; response: ServerResponse; target: string };

const isWrite = ({ method }: IncomingMessage) => method !== 'GET' && method !== 'HEAD';

/** A write proves with `Origin` or `Sec-Fetch-Site` that it comes from the site; neither may say otherwise. */
function isForeign({ headers }: IncomingMessage, site: URL): boolean {
  const { origin, 'sec-fetch-site': fetchSite } = headers;
  if (origin === undefined) return fetchSite !== 'same-origin';
  return origin !== site.origin || (fetchSite !== undefined && fetchSite !== 'same-origin');
}

/** Path of a request target: decoded, each slash once, no steps up. Null when it cannot be decoded. */
function pathOf(target: string): string | null {
  try {
    const decoded = decodeURIComponent(target.split('?', 1)[0] ?? '/');
    return decoded.includes('\0') ? null : path.posix.normalize(decoded).replace(/^\/+/, '/');
  } catch {
    return null;
  }
}

function finish({ response, target }: Exchange, status: number, headers = {}, body = ''): void {
  const kept = caching(areaOf(target), status, null);
  if (kept && !response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', kept);
  response.writeHead(status, headers).end(body);
}

function refuse(exchange: Exchange, status: ProblemStatus, headers = {}): void {
  const type = { 'Content-Type': 'application/json' };
  finish(exchange, status, { ...type, ...headers }, problemBody(exchange.target, status));
}

const plainText = { 'Content-Type': 'text/plain; charset=utf-8' };

async function answerPage(exchange: Exchange, { site }: EdgeOptions, pathname: string) {
  const { request, response, target } = exchange;
  const query = target.slice(target.split('?', 1)[0]?.length);
  const found = resolvePage(site, pathname, query);
  if ('location' in found) {
    finish(exchange, found.status, { Location: found.location });
  } else if (found.file === null) {
    finish(exchange, 404, plainText, 'There is no such file.\n');
  } else if (isWrite(request) && found.status === 200) {
    finish(exchange, 405, plainText, 'Pages can only be read.\n');
  } else {
    const kept = caching(areaOf(target), found.status, null);
    if (kept) response.setHeader('Cache-Control', kept);
    await sendFile(site, found.file, found.status, request, response);
  }
}

async function passOn(exchange: Exchange, backend: Backend, options: EdgeOptions, limit: number) {
  const { request, response, target } = exchange;
  const body = await readBody(request, limit);
  if (body === null) {
    refuse(exchange, 413, { Connection: 'close' });
    return;
  }
  const answer = await callBackend(request, backend, options.origin, body, options.answerSeconds);
  const status = answer.statusCode ?? 502;
  const kept = caching(areaOf(target), status, answer.headers['cache-control'] ?? null);
  if (kept) response.setHeader('Cache-Control', kept);
  response.writeHead(status, answerHeaders(answer, backend));
  await pipeline(answer, response);
}

/** An HTTP server, not yet listening. */
export function createEdgeServer(options: EdgeOptions): Server {
  const mayWrite = createRateLimit(writesPerMinute, writeBurst);
  const { agency, hrms, origin } = options;

  async function answerCall(exchange: Exchange): Promise<void> {
    const { request, target } = exchange;
    const allowed = findAllowed(target);
    if (!allowed) return refuse(exchange, 404);
    if (!allowed.methods.includes(request.method ?? '')) {
      return refuse(exchange, 405, { Allow: allowed.methods.join(', ') });
    }
    if (isWrite(request)) {
      if (isForeign(request, origin)) return refuse(exchange, 403);
      const visitor = request.socket.remoteAddress ?? '';
      if (!mayWrite(visitor, Date.now())) return refuse(exchange, 429, { 'Retry-After': '60' });
    }
    const backend = allowed.api === 'agency' ? agency : hrms;
    if (!backend) throw new BackendFailure(502, `No backend is set for ${allowed.path}.`);
    await passOn(exchange, backend, options, allowed.limit);
  }

  async function answer(exchange: Exchange): Promise<void> {
    const { request, target } = exchange;
    const pathname = pathOf(target);
    if (pathname === null) return finish(exchange, 400, plainText, 'Bad address.\n');
    if (/^\/(api|hrms)\//.test(pathname)) return answerCall(exchange);
    if (!pathname.startsWith('/media/')) return answerPage(exchange, options, pathname);
    if (isWrite(request)) return finish(exchange, 405, plainText, 'Pictures can only be read.\n');
    if (!agency) throw new BackendFailure(502, 'No backend is set for /media/.');
    await passOn(exchange, { ...agency, authorization: '' }, options, bodyBytes);
  }

  return createServer((request, response) => {
    const exchange = { request, response, target: request.url ?? '/' };
    const headers = securityHeaders(areaOf(exchange.target), options.sources);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    answer(exchange).catch((error: Error) => {
      const status = error instanceof BackendFailure ? error.status : 502;
      if (!response.closed) options.onFailure(error.message);
      if (response.headersSent) response.destroy();
      else refuse(exchange, status);
    });
  });
}
