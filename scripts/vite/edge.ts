/** Vite plugin: the edge's gate in front of real backends for `start:live`; for `preview` also its headers and files. */
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import type { Connect, Plugin, ProxyOptions } from 'vite';
import responseFilter from '../../deploy/nginx/response.js';
import {
  isWrite,
  normalPattern,
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
const normal = new RegExp(normalPattern, 'i');

const pathOf = ({ url = '/' }: Connect.IncomingMessage) => url.replace(/[?].*/, '');

function refuse(target: ServerResponse, status: ProblemStatus, allow = ''): void {
  if (allow) target.setHeader('Allow', allow);
  target.setHeader('Content-Type', 'application/json').setHeader('Cache-Control', 'no-store');
  target.writeHead(status).end(problems[status]);
}

function proxyTo(prefix: Prefix, origin: string, credential = ''): ProxyOptions {
  const { origin: target } = readUpstream(origin, prefix);
  const basic = `Basic ${Buffer.from(credential).toString('base64')}`;
  const own = prefix === '/hrms' ? '' : target;
  return {
    target,
    changeOrigin: true,
    proxyTimeout: responseSeconds * 1000,
    headers: prefix === '/api' && credential ? { authorization: basic } : {},
    rewrite: (path) => (prefix === '/hrms' ? path.slice(prefix.length) : path),
    configure: (proxy) => {
      proxy.on('proxyRes', (response) => {
        const { statusCode = 502, headers } = response;
        const clean = responseFilter.cleanHeaders;
        response.headers = clean(`${prefix}/`, statusCode, headers, own, false);
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

/** Rejects bad requests; filters the headers of calls to a backend with an origin. */
function createGate(origins: Record<Prefix, string | undefined>): Connect.NextHandleFunction {
  return (request, target, next) => {
    const { url = '/', method = 'GET', headers } = request;
    if (!normal.test(url)) return void target.writeHead(400).end();
    if (!ownHost.test(headers.host ?? '')) return void target.writeHead(421).end();
    const path = pathOf(request);
    if (areaOf(path) !== 'data') return next();
    const [prefix] = (/^\/(api|media|hrms)/.exec(path) ?? []) as [Prefix?];
    if (prefix !== '/media') {
      const refusal = refusalOf(path, method, headers);
      if (refusal) return refuse(target, refusal.status, refusal.allow);
    } else if (isWrite(method)) return refuse(target, 405, 'GET, HEAD');
    if (!prefix) {
      target.setHeader('Set-Cookie', endedCookies(false)).setHeader('Clear-Site-Data', '"cache"');
      return void target.writeHead(204).end();
    }
    if (!origins[prefix]) return refuse(target, 502);
    keepHeaders(request, prefix);
    target.setHeader('Cache-Control', 'no-store');
    next();
  };
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
  const gate = createGate(origins);
  return {
    name: 'edge',
    config: () => ({ server: { proxy, cors: false }, preview: { proxy, cors: false } }),
    configResolved({ command, logger }) {
      if (command !== 'serve') return;
      for (const [prefix, origin] of Object.entries(origins)) {
        if (!origin) logger.warn(`No backend is set for ${prefix}/, so its calls get a 502.`);
      }
    },
    configureServer: (server) => void server.middlewares.use(gate),
    configurePreviewServer: async ({ middlewares, config }) => {
      const site = await readSite(config.build.outDir);
      const named = media.split(/\s+/).filter(Boolean);
      const contentOrigins = named.map((each) => readOrigin(each, 'MEDIA_ORIGINS').origin);
      const sources = { inline: site.inline, contentOrigins, reportTo: null, tls: false };
      middlewares.use((request, target, next) => {
        const headers = securityHeaders(areaOf(pathOf(request)), sources);
        for (const [name, value] of Object.entries(headers)) target.setHeader(name, value);
        next();
      });
      middlewares.use(gate);
      middlewares.use(serveSite(site));
    },
  };
}
