/** Error statuses with the bodies of real servers and proxies. */
import type { Fault } from '../cell.ts';
import { type MockResponse, send } from '../server.ts';

const json = { 'content-type': 'application/json' };
const html = { 'content-type': 'text/html; charset=utf-8' };
const page = (title: string) =>
  `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`;

const respond = (
  status: number,
  headers: MockResponse['headers'],
  body: string,
  outcome: Fault['outcome'] = status,
): Fault => ({ outcome, responder: ({ target }) => send(target, { status, headers, body }) });

/** Their expired sessions and refused tokens ask for a new sign-in and have their own tests. */
const withSession = ['apply', 'profile', 'payment', 'recording'];

export const statuses: Record<string, Fault> = {
  '400 as {}': respond(400, json, '{}'),
  '401 empty': respond(401, {}, '', ({ name }) => (withSession.includes(name) ? undefined : 401)),
  '403 as HTML': respond(403, html, page('Forbidden')),
  '404 as {}': respond(404, json, '{}'),
  '409 as {}': respond(409, json, '{}'),
  '413 as HTML': respond(413, html, page('Request Entity Too Large')),
  '429 with Retry-After': respond(429, { ...json, 'retry-after': '60' }, '{}'),
  '500 empty': respond(500, {}, ''),
  '502 as HTML': respond(502, html, page('Bad Gateway')),
  '503 as text': respond(503, { 'content-type': 'text/plain', 'retry-after': '5' }, 'unavailable'),
  '204 empty': respond(204, {}, '', ({ steps }) => (steps ? undefined : 'shape')),
};
