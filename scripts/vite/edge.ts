/** Vite plugin: the edge's gate in front of real backends for `start:live`; for `preview` also its headers and files. */
import type { ServerResponse } from 'node:http';
import type { Connect, Plugin, ProxyOptions } from 'vite';
import responseFilter from '../../deploy/nginx/response.js';
import { areaOf } from '../edge/areas.ts';
import { type Call, isWrite, refusalOf } from '../edge/gate.ts';
import { responseSeconds } from '../edge/limits.ts';
import { isNormal } from '../edge/normalTarget.ts';
import { endedCookies, securityHeaders } from '../edge/policy.ts';
import { type ProblemStatus, problemBody } from '../edge/problems.ts';
import { requestHeaders } from '../edge/requestHeaders.ts';
import { readOrigin, readUpstream } from '../edge/settings.ts';
import { readSite } from '../edge/site.ts';
import { serveSite } from './serveSite.ts';

/**
 * Origins of the backends, and the agency's credential as `user:password`. Calls to a backend without origin get a 502.
 * `media` lists other origins of images and videos, separated by spaces.
 */
export type Backends = { agency?: string; hrms?: string; credential?: string; media?: string };

type Prefix = '/api' | '/media' | '/hrms';

/** These servers are for this machine only. Any other host name may be DNS rebinding by another site. */
const ownHost = /^(localhost|127[.]0[.]0[.]1|\[::1\])(:\d+)?$/;

function refuse(target: ServerResponse, path: string, status: ProblemStatus, allow = ''): void {
  if (allow) target.setHeader('Allow', allow);
  target.setHeader('Content-Type', 'application/json').setHeader('Cache-Control', 'no-store');
  target.writeHead(status).end(problemBody(path, status));
}

function proxyTo(prefix: Prefix, { agency, hrms, credential }: Backends): ProxyOptions | null {
  const origin = prefix === '/hrms' ? hrms : agency;
  if (!origin) return null;
  const { origin: target } = readUpstream(origin, prefix);
  const basic = `Basic ${Buffer.from(credential ?? '').toString('base64')}`;
  return {
    target,
    changeOrigin: true,
    proxyTimeout: responseSeconds * 1000,
    headers: prefix === '/api' && credential ? { authorization: basic } : {},
    rewrite: (path) => (prefix === '/hrms' ? path.slice(prefix.length) : path),
    configure: (proxy) => {
      proxy.on('proxyRes', (response) => {
        const { statusCode = 502, headers } = response;
        const own = prefix === '/hrms' ? '' : target;
        response.headers = responseFilter.cleanHeaders(
          `${prefix}/`,
          statusCode,
          headers,
          own,
          false,
        );
      });
      proxy.on('error', (_error, request, target) => {
        if ('writeHead' in target && !target.headersSent) refuse(target, request.url ?? '', 502);
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

/** Rejects bad requests; filters the headers of calls. */
function createGate(proxied: (prefix: Prefix) => boolean): Connect.NextHandleFunction {
  return (request, target, next) => {
    const { url = '/', method = 'GET', headers } = request;
    if (!isNormal(url)) return void target.writeHead(400).end();
    if (!ownHost.test(headers.host ?? '')) return void target.writeHead(421).end();
    const [path = '/'] = url.split('?', 1);
    if (areaOf(path) !== 'data') return next();
    const [prefix = '/edge'] = (/^\/(api|media|hrms)/.exec(path) ?? []) as [Prefix?];
    const call: Call = { path, method, headers };
    if (prefix !== '/media') {
      const refusal = refusalOf(call);
      if (refusal) return refuse(target, path, refusal.status, refusal.allow);
    } else if (isWrite(method)) return refuse(target, path, 405, 'GET, HEAD');
    if (prefix === '/edge') {
      target.setHeader('Set-Cookie', endedCookies(false)).setHeader('Clear-Site-Data', '"cache"');
      return void target.writeHead(204).end();
    }
    if (!proxied(prefix)) return refuse(target, path, 502);
    keepHeaders(request, prefix);
    target.setHeader('Cache-Control', 'no-store');
    next();
  };
}

/** For both servers of Vite. Development has no policy, because Vite's inline scripts would violate it. */
export function edge(backends: Backends): Plugin {
  const prefixes: Prefix[] = ['/api', '/media', '/hrms'];
  const proxies = new Map(prefixes.map((prefix) => [prefix, proxyTo(prefix, backends)]));
  const gate = createGate((prefix) => Boolean(proxies.get(prefix)));
  const proxy = Object.fromEntries(
    [...proxies].flatMap(([prefix, options]) => (options ? [[`^${prefix}/`, options]] : [])),
  );
  return {
    name: 'edge',
    config: () => ({ server: { proxy, cors: false }, preview: { proxy, cors: false } }),
    configResolved({ command, logger }) {
      for (const [prefix, options] of command === 'serve' ? proxies : []) {
        if (!options) logger.warn(`No backend is set for ${prefix}/, so its calls get a 502.`);
      }
    },
    configureServer: (server) => void server.middlewares.use(gate),
    configurePreviewServer: async ({ middlewares, config }) => {
      const site = await readSite(config.build.outDir);
      const named = backends.media?.split(/\s+/).filter(Boolean) ?? [];
      const contentOrigins = named.map((each) => readOrigin(each, 'MEDIA_ORIGINS').origin);
      const sources = { inline: site.inline, contentOrigins, reportTo: null, tls: false };
      middlewares.use(({ url = '/' }, target, next) => {
        const headers = securityHeaders(areaOf(url.split('?', 1)[0] ?? '/'), sources);
        for (const [name, value] of Object.entries(headers)) target.setHeader(name, value);
        next();
      });
      middlewares.use(gate);
      middlewares.use(serveSite(site));
    },
  };
}
