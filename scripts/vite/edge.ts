/**
 * Vite plugin of `start:live` and `preview`: proxies to real backends, with the table of calls and the credential. A preview
 * also serves the files of a build with their content policy. nginx is the edge; this has nothing else of it.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Connect, Plugin, ProxyOptions } from 'vite';
import judge from '../../deploy/nginx/request.js';
import { serveFiles } from '../../mocks/http/serveFiles.ts';
import { isAllowed } from '../edge/calls.ts';
import { parseOrigins, parseSecureOrigin } from '../edge/origin.ts';
import { areaOf, contentPolicy } from '../edge/policy.ts';
import { loadSite, moved, pagePatterns } from '../edge/site.ts';

/**
 * Origins of the backends, and the agency's credential as `user:password`. Calls to a backend without origin get a 404.
 * `media` lists other origins of images and videos, separated by spaces.
 */
export type Backends = { agency?: string; hrms?: string; credential?: string; media?: string };

const pathOf = (url = '/') => url.replace(/[?].*/s, '');

const originOf = ({ headers }: Connect.IncomingMessage) => `http://${headers.host}`;

/** Refuses what nginx refuses: targets with a second spelling, and writes from another site, which would get the credential. */
const refuse: Connect.NextHandleFunction = (request, response, next) => {
  const { method = '', originalUrl = '', headers } = request;
  const { origin, 'sec-fetch-site': fetchSite } = headers;
  if (!judge.isNormal(originalUrl)) return void response.writeHead(400).end();
  if (judge.isForeignWrite(method, origin, fetchSite, originOf(request))) {
    return void response.writeHead(403).end('This request did not come from the website.');
  }
  next();
};

const proxyTo = (name: string, origin: string | undefined, more: ProxyOptions): ProxyOptions => ({
  target: origin ? parseSecureOrigin(origin, name).origin : 'http://localhost',
  changeOrigin: true,
  // The target is passed on as it was judged.
  toProxy: true,
  autoRewrite: true,
  protocolRewrite: 'http',
  cookieDomainRewrite: '',
  proxyTimeout: 20_000,
  // False is a 404.
  bypass: (request) => {
    const { method = 'GET', url } = request;
    return origin && isAllowed(method, pathOf(url)) ? undefined : false;
  },
  ...more,
});

/** Ends the session in the browser, as nginx does. */
const logOut: Connect.NextHandleFunction = (request, response, next) => {
  if (request.method !== 'POST') return next();
  const cookies = ['sessionid', 'csrftoken'].map((name) => `${name}=; Path=/; Max-Age=0`);
  response.writeHead(204, { 'Set-Cookie': cookies }).end();
};

const pages = new RegExp(`^(${Object.values(pagePatterns).flat().join('|')})/?$`);

/** The plugin. Development has no content policy, because Vite's inline scripts would violate it. */
export function edge({ agency, hrms, credential = '', media = '' }: Backends): Plugin {
  const others = parseOrigins(media, 'MEDIA_ORIGINS').join(' ');
  const authorization = `Basic ${Buffer.from(credential).toString('base64')}`;
  const proxy = {
    '^/api/': proxyTo('AGENCY_ORIGIN', agency, { headers: credential ? { authorization } : {} }),
    '^/media/': proxyTo('AGENCY_ORIGIN', agency, {}),
    '^/hrms/': proxyTo('HRMS_ORIGIN', hrms, {
      rewrite: (target) => target.slice('/hrms'.length),
      // Another company runs this backend, so it must neither get nor set the agency's cookies.
      configure: (server) => {
        server.on('proxyReq', (request) => request.removeHeader('cookie'));
        server.on('proxyRes', ({ headers }) => delete headers['set-cookie']);
      },
    }),
  };
  return {
    name: 'edge',
    config: () => ({ server: { proxy, cors: false }, preview: { proxy, cors: false } }),
    configResolved({ command, mode, logger }) {
      if (command !== 'serve' || mode === 'mock') return;
      for (const [name, origin] of Object.entries({ AGENCY_ORIGIN: agency, HRMS_ORIGIN: hrms })) {
        if (!origin) logger.warn(`${name} is not set, so calls to that backend get a 404.`);
      }
    },
    configureServer: ({ middlewares }) => void middlewares.use(refuse).use('/edge/logout', logOut),
    async configurePreviewServer({ middlewares, config }) {
      const { folder, files, inline } = await loadSite(config.build.outDir);
      const send = serveFiles(folder, { etag: true, brotli: true, gzip: true, extensions: [] });
      middlewares.use(refuse).use('/edge/logout', logOut);
      middlewares.use((request, response, next) => {
        const target = pathOf(request.url);
        const area = areaOf(target);
        const policy = contentPolicy(area, { origin: originOf(request), inline, media: others });
        response.setHeader('Content-Security-Policy', policy);
        if (area === 'data') return next();
        const location = moved.get(target);
        if (location) return void response.writeHead(302, { Location: location }).end();
        const page = path.posix.join(target.slice(1), 'index.html');
        if (pages.test(target)) request.url = `/${files.has(page) ? page : 'shell.html'}`;
        send(request, response, () => {
          response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
          response.end(readFileSync(path.join(folder, '404.html')));
        });
      });
    },
  };
}
