/** Passes a call on to a backend and its answer back, as `deploy/nginx/proxy.conf` does. */
import { type IncomingMessage, type OutgoingHttpHeaders, request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { hiddenHeaders } from '../hiddenHeaders.ts';
import type { Upstream } from '../settings.ts';

/** A backend as the edge uses it. */
export type Backend = {
  upstream: Upstream;
  /** Taken off the address before it is passed on. */
  prefix: '' | '/hrms';
  /** `Authorization` to send: null keeps the visitor's, an empty text sends none. */
  authorization: string | null;
  /** Whether the visitor's cookies go there, and its cookies to the visitor. */
  cookies: boolean;
};

/** Why there is no answer to pass back. */
export class BackendFailure extends Error {
  readonly status: 502 | 504;

  constructor(status: 502 | 504, message: string) {
    super(message);
    this.status = status;
  }
}

/** Headers of one connection, and those with which a visitor could pose as a proxy. */
const droppedRequest = [
  ...['connection', 'keep-alive', 'proxy-authorization', 'proxy', 'te', 'trailer', 'upgrade'],
  ...['transfer-encoding', 'forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'],
  ...['expect', 'content-length', 'host'],
];
const droppedAnswer = [
  'connection',
  'keep-alive',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'server',
];
const hidden = new Set([...droppedAnswer, ...hiddenHeaders.map((name) => name.toLowerCase())]);

function requestHeaders(incoming: IncomingMessage, backend: Backend, site: URL, size: number) {
  const headers: OutgoingHttpHeaders = { ...incoming.headers };
  for (const name of droppedRequest) delete headers[name];
  if (backend.authorization === '') delete headers.authorization;
  else if (backend.authorization !== null) headers.authorization = backend.authorization;
  if (!backend.cookies) {
    delete headers.cookie;
    delete headers['x-csrftoken'];
  }
  headers.host = backend.upstream.host;
  headers['x-forwarded-for'] = incoming.socket.remoteAddress ?? '';
  headers['x-forwarded-host'] = site.host;
  headers['x-forwarded-proto'] = site.protocol.slice(0, -1);
  if (size > 0) headers['content-length'] = size;
  return headers;
}

/** Headers of an answer that go on to the visitor; a redirect stays on the site. */
export function answerHeaders(answer: IncomingMessage, backend: Backend): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = {};
  for (const [name, value] of Object.entries(answer.headers)) {
    if (hidden.has(name) || (name === 'set-cookie' && !backend.cookies)) continue;
    headers[name] = value;
  }
  const { location } = answer.headers;
  const origin = `${backend.upstream.origin}/`;
  if (location?.startsWith(origin)) {
    headers.location = `${backend.prefix}/${location.slice(origin.length)}`;
  }
  return headers;
}

/** Sends the call and waits for the head of the answer. Throws a `BackendFailure` when none comes. */
export function callBackend(
  incoming: IncomingMessage,
  backend: Backend,
  site: URL,
  body: Buffer,
  seconds: number,
): Promise<IncomingMessage> {
  const { scheme, origin } = backend.upstream;
  const target = (incoming.url ?? '/').slice(backend.prefix.length);
  return new Promise((resolve, reject) => {
    const call = (scheme === 'https' ? secure : plain)(`${origin}${target}`, {
      method: incoming.method,
      headers: requestHeaders(incoming, backend, site, body.length),
      timeout: seconds * 1000,
    });
    call.on('response', resolve);
    call.on('timeout', () =>
      call.destroy(new BackendFailure(504, `${origin} did not answer within ${seconds} s.`)),
    );
    call.on('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code ?? error.message;
      const failed = new BackendFailure(502, `${origin} cannot be reached (${reason}).`);
      reject(error instanceof BackendFailure ? error : failed);
    });
    call.end(body);
  });
}
