/**
 * Vite plugin: the edge's gate in front of real backends for `start:live`; for `preview` also its headers and files. What
 * nginx does with responses of a backend, and its limits, are nginx's alone.
 */
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import type { Connect, Plugin, PreviewServer, ProxyOptions, ViteDevServer } from 'vite';
import {
  isWrite,
  normalTarget,
  type ProblemStatus,
  problems,
  refusalOf,
  requestHeaders,
} from '../edge/calls.ts';
import { responseSeconds } from '../edge/limits.ts';
import { areaOf, caching, endedCookies, securityHeaders } from '../edge/policy.ts';
import { readOrigin, readUpstream } from '../edge/settings.ts';
import { type BuiltSite, fileFor, moved, readSite } from '../edge/site.ts';

/**
 * Origins of the backends, and the agency's credential as `user:password`. Calls to a backend without origin get a 502.
 * `media` lists other origins of images and videos, separated by spaces.
 */
export type Backends = { agency?: string; hrms?: string; credential?: string; media?: string };

type Prefix = '/api' | '/media' | '/hrms';

/** These servers are for this machine only. Any other host name may be DNS rebinding by another site. */
const ownHost = /^(localhost|127[.]0[.]0[.]1|\[::1\])(:\d+)?$/;
const normal = new RegExp(`^${normalTarget}$`, 'i');

const pathOf = ({ url = '/' }: Connect.IncomingMessage) => url.replace(/[?].*/, '');

function refuse(target: ServerResponse, status: ProblemStatus, allow = ''): void {
  if (allow) target.setHeader('Allow', allow);
  target.setHeader('Content-Type', 'application/json').setHeader('Cache-Control', 'no-store');
  target.writeHead(status).end(problems[status]);
}

/** Attributes with which a browser would not store a backend's cookie for this server. */
const foreignAttributes = /;\s*(domain|partitioned|samesite|secure)\b[^;]*/gi;

function proxyTo(prefix: Prefix, origin: string, credential = ''): ProxyOptions {
  const { origin: target } = readUpstream(origin, `the origin of ${prefix}`);
  const basic = `Basic ${Buffer.from(credential).toString('base64')}`;
  return {
    target,
    changeOrigin: true,
    autoRewrite: true,
    protocolRewrite: 'http',
    proxyTimeout: responseSeconds * 1000,
    headers: prefix === '/api' && credential ? { authorization: basic } : {},
    rewrite: (path) => (prefix === '/hrms' ? path.slice(prefix.length) : path),
    configure: (proxy) => {
      proxy.on('proxyRes', ({ headers }, _request, target) => {
        const cookies = prefix === '/hrms' ? [] : (headers['set-cookie'] ?? []);
        headers['set-cookie'] = cookies.map((cookie) => cookie.replace(foreignAttributes, ''));
        // An upload opened as a document must not run scripts on this server's origin.
        headers['content-security-policy'] = 'sandbox';
        // The preview's own headers win.
        for (const name of target.getHeaderNames()) delete headers[name];
      });
      proxy.on('error', (_error, _request, target) => {
        if ('writeHead' in target && !target.headersSent) refuse(target, 502);
      });
    },
  };
}

/** Removes headers that the backend must not get, and adds `X-Forwarded-*`. */
function keepHeaders({ headers, socket }: Connect.IncomingMessage, prefix: Prefix): void {
  const names = requestHeaders[prefix === '/hrms' ? 'hrms' : 'agency'];
  const kept = [...names, 'Connection', 'Content-Length', 'Host'].map((name) => name.toLowerCase());
  for (const name of Object.keys(headers)) if (!kept.includes(name)) delete headers[name];
  headers['x-forwarded-for'] = socket.remoteAddress;
  headers['x-forwarded-host'] = headers.host;
  headers['x-forwarded-proto'] = 'http';
}

/** Security headers for a request, by path and host. */
type HeadersOf = (path: string, host: string) => Record<string, string>;

/** Rejects bad requests; filters the headers of requests to a backend with an origin. */
function createGate(
  origins: Record<Prefix, string | undefined>,
  headersOf: HeadersOf = () => ({}),
): Connect.NextHandleFunction {
  return (request, target, next) => {
    const { url = '/', method = 'GET', headers } = request;
    const { host = '' } = headers;
    if (!ownHost.test(host)) return void target.writeHead(421).end();
    const path = pathOf(request);
    for (const [name, value] of Object.entries(headersOf(path, host)))
      target.setHeader(name, value);
    if (!normal.test(url)) return void target.writeHead(400).end();
    if (areaOf(path) !== 'data') return next();
    const refusal = refusalOf(path, method, headers);
    if (refusal) return refuse(target, refusal.status, refusal.allow);
    const [prefix] = (/^\/(api|media|hrms)/.exec(path) ?? []) as [Prefix?];
    if (!prefix) {
      target.setHeader('Set-Cookie', endedCookies(false)).setHeader('Clear-Site-Data', '"cache"');
      return void target.writeHead(204).end();
    }
    if (!origins[prefix]) return refuse(target, 502);
    keepHeaders(request, prefix);
    next();
  };
}

/** Replaces targets that are no paths by one that the gate refuses: Vite ends when it cannot parse one. */
function guardTargets({ httpServer }: Pick<ViteDevServer | PreviewServer, 'httpServer'>): void {
  for (const event of ['request', 'upgrade']) {
    httpServer?.prependListener(event, (request: IncomingMessage) => {
      if (!request.url?.startsWith('/')) request.url = '//';
    });
  }
}

/** Serves the files of a built site, like `deploy/nginx/servers.conf`; leaves calls to the next handler. */
function serveSite(site: BuiltSite): Connect.NextHandleFunction {
  const send = sirv(site.folder, { dev: true, etag: true, brotli: true, gzip: true });
  return async (request, response, next) => {
    const target = pathOf(request);
    const area = areaOf(target);
    if (area === 'data') return next();
    const location = moved.get(target);
    if (location) return void response.writeHead(302, { Location: location }).end();
    const file = fileFor(site, target);
    response.setHeader('Cache-Control', caching(area, file === null ? 404 : 200));
    if (file !== null && isWrite(request.method)) return void response.writeHead(405).end();
    if (file !== null) {
      request.url = `/${encodeURI(file)}`;
      send(request, response);
    } else if (area === 'asset' || area === 'download') {
      const type = { 'Content-Type': 'text/plain; charset=utf-8' };
      response.writeHead(404, type).end('There is no such file.\n');
    } else {
      const page = await readFile(path.join(site.folder, site.notFound));
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
    }
  };
}

/** For both servers of Vite. Development has no policy, because Vite's inline scripts would violate it. */
export function edge({ agency, hrms, credential, media = '' }: Backends): Plugin {
  const origins = { '/api': agency, '/media': agency, '/hrms': hrms };
  const proxy: Record<string, ProxyOptions> = {};
  for (const [prefix, origin] of Object.entries(origins) as [Prefix, string?][]) {
    if (origin) proxy[`^${prefix}/`] = proxyTo(prefix, origin, credential);
  }
  return {
    name: 'edge',
    config: () => ({ server: { proxy, cors: false }, preview: { proxy, cors: false } }),
    configResolved({ command, logger }) {
      if (command !== 'serve') return;
      for (const [prefix, origin] of Object.entries(origins)) {
        if (!origin) logger.warn(`No backend is set for ${prefix}/, so its calls get a 502.`);
      }
    },
    configureServer(server) {
      guardTargets(server);
      server.middlewares.use(createGate(origins));
    },
    async configurePreviewServer(server) {
      guardTargets(server);
      const { middlewares, config } = server;
      const site = await readSite(config.build.outDir);
      const named = media.split(/\s+/).filter(Boolean);
      const contentOrigins = named.map((each) => readOrigin(each, 'MEDIA_ORIGINS').origin);
      const { inline } = site;
      const headersOf: HeadersOf = (path, host) => {
        const sources = { origin: `http://${host}`, inline, contentOrigins };
        return securityHeaders(areaOf(path), { ...sources, reportTo: null, tls: false });
      };
      middlewares.use(createGate(origins, headersOf));
      middlewares.use(serveSite(site));
    },
  };
}
