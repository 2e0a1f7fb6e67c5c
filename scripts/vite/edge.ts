/**
 * Vite plugin: the gate in front of real backends that protects a developer, for `start:live` and `preview`. A preview
 * also serves the files of a build with their security headers. Only nginx has the other functions of the edge.
 */
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import type { Connect, Plugin, ProxyOptions } from 'vite';
import {
  logoutPath,
  normalTarget,
  type ProblemStatus,
  problems,
  refusalOf,
} from '../edge/calls.ts';
import { responseSeconds } from '../edge/limits.ts';
import {
  areaOf,
  assetCaching,
  endedCookies,
  pageCaching,
  securityHeaders,
} from '../edge/policy.ts';
import { readOrigin, readUpstream } from '../edge/settings.ts';
import { type BuiltSite, fileFor, moved, readSite } from '../edge/site.ts';

/**
 * Origins of the backends, and the agency's credential as `user:password`. Calls to a backend without origin get a 502.
 * `media` lists other origins of images and videos, separated by spaces.
 */
export type Backends = { agency?: string; hrms?: string; credential?: string; media?: string };

type Prefix = '/api' | '/media' | '/hrms';

const normal = new RegExp(`^${normalTarget}$`, 'i');

const pathOf = ({ url = '/' }: Connect.IncomingMessage) => url.replace(/[?].*/, '');

function refuse(target: ServerResponse, status: ProblemStatus, allow = ''): void {
  if (allow) target.setHeader('Allow', allow);
  target.setHeader('Content-Type', 'application/json').setHeader('Cache-Control', 'no-store');
  target.writeHead(status).end(problems[status]);
}

/** Cookie attributes that would keep a browser from storing a backend's cookie for this server. */
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
        // The preview's own headers have precedence.
        for (const name of target.getHeaderNames()) delete headers[name];
      });
      proxy.on('error', (_error, _request, target) => {
        if ('writeHead' in target && !target.headersSent) refuse(target, 502);
      });
    },
  };
}

/** Refuses requests like the edge, by target, method, size and origin. Vite itself refuses other host names. */
function createGate(origins: Record<Prefix, string | undefined>): Connect.NextHandleFunction {
  return (request, target, next) => {
    const { url = '', method = 'GET', headers } = request;
    if (!normal.test(url)) return void target.writeHead(400).end();
    const path = pathOf(request);
    if (areaOf(path) !== 'data') return next();
    const refusal = refusalOf(path, method, headers);
    if (refusal) return refuse(target, refusal.status, refusal.allow);
    if (path === logoutPath) {
      target.setHeader('Set-Cookie', endedCookies(false)).setHeader('Clear-Site-Data', '"cache"');
      return void target.writeHead(204).end();
    }
    const prefix = path.slice(0, path.indexOf('/', 1)) as Prefix;
    if (!origins[prefix]) return refuse(target, 502);
    // Another company runs this backend, so it must not get the agency's session.
    if (prefix === '/hrms') delete headers.cookie;
    next();
  };
}

/** Serves the files of a built site; leaves calls to the next handler. */
function serveSite(site: BuiltSite): Connect.NextHandleFunction {
  const send = sirv(site.folder, { dev: true, etag: true, brotli: true, gzip: true });
  return async (request, response, next) => {
    const target = pathOf(request);
    const area = areaOf(target);
    if (area === 'data') return next();
    const location = moved.get(target);
    if (location) return void response.writeHead(302, { Location: location }).end();
    const file = fileFor(site, target);
    if (file === null) {
      const page = await readFile(path.join(site.folder, site.notFound));
      return void response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
    }
    response.setHeader('Cache-Control', area === 'asset' ? assetCaching : pageCaching);
    request.url = `/${encodeURI(file)}`;
    send(request, response);
  };
}

/**
 * The plugin for both servers of Vite. Development has no content policy, because Vite's inline scripts would violate
 * it.
 */
export function edge({ agency, hrms, credential, media = '' }: Backends): Plugin {
  const origins = { '/api': agency, '/media': agency, '/hrms': hrms };
  const proxy: Record<string, ProxyOptions> = {};
  for (const [prefix, origin] of Object.entries(origins) as [Prefix, string?][]) {
    if (origin) proxy[`^${prefix}/`] = proxyTo(prefix, origin, credential);
  }
  return {
    name: 'edge',
    config: () => ({ server: { proxy, cors: false }, preview: { proxy, cors: false } }),
    configResolved({ command, mode, logger }) {
      if (command !== 'serve' || mode === 'mock') return;
      for (const [prefix, origin] of Object.entries(origins)) {
        if (!origin) logger.warn(`No backend is set for ${prefix}/, so its calls get a 502.`);
      }
    },
    configureServer: ({ middlewares }) => void middlewares.use(createGate(origins)),
    async configurePreviewServer({ middlewares, config }) {
      const site = await readSite(config.build.outDir);
      const named = media.split(/\s+/).filter(Boolean);
      const contentOrigins = named.map((each) => readOrigin(each, 'MEDIA_ORIGINS').origin);
      middlewares.use((request, response, next) => {
        const origin = `http://${request.headers.host}`;
        const sources = { origin, inline: site.inline, contentOrigins, reportTo: null, tls: false };
        const headers = securityHeaders(areaOf(pathOf(request)), sources);
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        next();
      });
      middlewares.use(createGate(origins));
      middlewares.use(serveSite(site));
    },
  };
}
