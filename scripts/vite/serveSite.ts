/** Serves the files of a built site, like the locations of `deploy/nginx/site.conf`. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sirv from 'sirv';
import type { Connect } from 'vite';
import { areaOf } from '../edge/areas.ts';
import { isWrite } from '../edge/gate.ts';
import { caching } from '../edge/policy.ts';
import { type BuiltSite, fileFor, moved } from '../edge/site.ts';

/** Handles normalized targets; leaves calls to the next handler. */
export function serveSite(site: BuiltSite): Connect.NextHandleFunction {
  const send = sirv(site.folder, { dev: true, etag: true, brotli: true, gzip: true });
  return async (request, response, next) => {
    const [target = '/'] = (request.url ?? '/').split('?', 1);
    const area = areaOf(target);
    if (area === 'data') return next();
    const location = moved.get(target);
    if (location) return void response.writeHead(302, { Location: location }).end();
    const file = fileFor(site, target);
    const cacheControl = caching(area, file === null ? 404 : 200, null);
    if (cacheControl) response.setHeader('Cache-Control', cacheControl);
    if (file !== null && isWrite(request.method ?? '')) return void response.writeHead(405).end();
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
