/** Error statuses with the bodies of real servers and proxies. */
import type { Fault } from '../cell.ts';
import { type MockResponse, send } from '../server.ts';

const json = { 'content-type': 'application/json' };
const html = { 'content-type': 'text/html; charset=utf-8' };
const page = (title: string) =>
  `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`;

function status(
  code: number,
  name: string,
  headers: MockResponse['headers'],
  body: string,
  outcome: Fault['outcome'] = code,
): Fault {
  const responder: Fault['responder'] = ({ target }) =>
    send(target, { status: code, headers, body });
  return { name: `${code} ${name}`, responder, outcome };
}

/** Expired sessions and refused tokens ask for a new sign-in and have their own tests. */
export const statuses: Fault[] = [
  status(400, 'as {}', json, '{}'),
  status(401, 'empty', {}, '', (screen) =>
    ['apply', 'profile', 'payment', 'recording'].includes(screen.name) ? undefined : 401,
  ),
  status(403, 'as HTML', html, page('Forbidden')),
  status(404, 'as {}', json, '{}'),
  status(409, 'as {}', json, '{}'),
  status(413, 'as HTML', html, page('Request Entity Too Large')),
  status(429, 'with Retry-After', { ...json, 'retry-after': '60' }, '{}'),
  status(500, 'empty', {}, ''),
  status(502, 'as HTML', html, page('Bad Gateway')),
  status(503, 'as text', { 'content-type': 'text/plain', 'retry-after': '5' }, 'unavailable'),
  status(204, 'empty', {}, '', (screen) => (screen.steps ? undefined : 'shape')),
];
