/** The mock backend over HTTP, for curl, other clients and the edge. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { matchOperation } from '#contract/matchOperation.ts';
import type { Violation } from '#contract/validate.ts';
import { respond, respondToUnknown } from '../backend.ts';
import type { ViolationListener } from '../call.ts';
import { findCandidate } from '../db/sessions.ts';
import { readRecords } from '../db/store.ts';
import { resumeUrl } from '../handlers/profileForm.ts';
import { exampleResponse, toResponse } from '../responses/examples.ts';
import { isControlPath, respondToControl } from './control.ts';
import { examplesWith, readPrefer } from './prefer.ts';
import { Refusal } from './refusal.ts';
import { serveFiles } from './serveFiles.ts';

const media = serveFiles(fileURLToPath(new URL('../assets', import.meta.url)));

/** Most bytes of a body: a resume of 10 MiB and the rest of its form. */
const bodyLimit = 11 * 1024 * 1024;

/** Milliseconds in which a client that still sends its body can read an early response. */
const lingerMs = 1000;

const namedHost = /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i;
const fullTarget = /^https?:\/\/[^/?#@\\]+([/?]|$)/i;

/** Reads the URL of a request, a path or absolute, and puts its path below `base`. Throws a `Refusal`. */
function readTarget({ url = '', headers }: IncomingMessage, base: string): URL {
  const { host = 'localhost' } = headers;
  const target = url.startsWith('/') ? `http://${host}${url}` : url;
  if (!namedHost.test(host) || !fullTarget.test(target) || !URL.canParse(target)) {
    throw new Refusal(400, 'This is no URL of a server: see the request line and the Host header.');
  }
  const found = new URL(target);
  if (!found.pathname.startsWith(`${base}/`)) found.pathname = base + found.pathname;
  return found;
}

/** Reads the body up to the limit. Throws a `Refusal` for a larger one. */
async function readBody(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const tooLarge = new Refusal(413, 'The body is larger than 11 MiB.');
  if (Number(incoming.headers['content-length']) > bodyLimit) throw tooLarge;
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of incoming.iterator({ destroyOnReturn: false })) {
    size += part.length;
    if (size > bodyLimit) throw tooLarge;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/**
 * Converts a Node request. `base` is the path under which the website reaches the backend. Throws a `Refusal`
 * for an invalid URL and for a body that is too large.
 */
export async function toRequest(incoming: IncomingMessage, base: string): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const each of [value ?? []].flat()) headers.append(name, each);
  }
  const { method = 'GET' } = incoming;
  const body = method === 'GET' || method === 'HEAD' ? null : await readBody(incoming);
  return new Request(readTarget(incoming, base), { method, headers, body });
}

/** Responds with the candidate's resume. All resumes have the same URL. */
function respondWithResume(request: Request): Response {
  const email = findCandidate(request);
  const content =
    email && readRecords().profiles.find((each) => each.email === email)?.resume.content;
  if (!content) return exampleResponse('checkProfile', 'notSignedIn');
  const headers = { 'Cache-Control': 'no-store', 'Content-Type': 'application/pdf' };
  return new Response(Buffer.from(content, 'base64'), { headers });
}

/** Prism's response header for violations of the request. */
const violationsHeader = 'sl-violations';

/** Longer headers do not pass every proxy. */
const maxHeaderCharacters = 2000;

/** Value of that header: JSON in ASCII, as in Prism. Omits violations beyond the longest header. */
function toHeader(violations: readonly Violation[]): string {
  const items: string[] = [];
  let left = maxHeaderCharacters;
  for (const { pointer, message } of violations) {
    const location = ['request', ...pointer.slice(0, 200).split('/').slice(1)];
    const item = JSON.stringify({ location, severity: 'Error', message: message.slice(0, 500) });
    const ascii = item.replaceAll(
      /[^ -~]/g,
      (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
    left -= ascii.length + 1;
    if (left < 0) break;
    items.push(ascii);
  }
  return `[${items.join(',')}]`;
}

/** Responds to a call, with its violations as a header; a body that is too large gets the contract's 413. */
async function respondToCall(
  incoming: IncomingMessage,
  base: string,
  onViolation: ViolationListener,
): Promise<Response> {
  const violations: Violation[] = [];
  const report = (violation: Violation) => {
    if (violation.side === 'request') violations.push(violation);
    onViolation(violation);
  };
  const read = async () => {
    const request = await toRequest(incoming, base);
    return respond(request, {
      choose: (operation) => readPrefer(request, operation),
      onViolation: report,
    });
  };
  const response = await read().catch((error) => {
    const { pathname } = readTarget(incoming, base);
    const { operation } = matchOperation(incoming.method ?? 'GET', pathname) ?? {};
    const [example] = operation ? examplesWith(operation, error.status) : [];
    if (!(error instanceof Refusal) || !operation || !example) throw error;
    report({ operation: operation.id, side: 'request', pointer: '', message: error.message });
    return toResponse(operation, example);
  });
  if (violations.length > 0 && response.type !== 'error')
    response.headers.set(violationsHeader, toHeader(violations));
  return response;
}

/** Adds CORS headers for a page of another local origin. */
function allowOrigin(origin: string, { headers }: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.setHeader('Access-Control-Allow-Origin', origin);
  outgoing.setHeader('Access-Control-Allow-Credentials', 'true');
  const method = headers['access-control-request-method'];
  if (!method) return;
  outgoing.setHeader('Access-Control-Allow-Methods', method);
  const names = headers['access-control-request-headers'] ?? '';
  outgoing.setHeader('Access-Control-Allow-Headers', names);
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  const { type, status, headers } = response;
  if (type === 'error') {
    outgoing.destroy();
    return;
  }
  outgoing.statusCode = status;
  outgoing.setHeaders(headers);
  const names = [...new Set(headers.keys())].filter((name) => name !== 'set-cookie');
  outgoing.setHeader('Access-Control-Expose-Headers', names);
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

const loopback = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/i;

/** True if the browser's headers name a page that is not on this machine. */
function isFromRemotePage({ origin, 'sec-fetch-site': site }: IncomingMessage['headers']): boolean {
  if (origin === undefined) return site === 'cross-site';
  return !URL.canParse(origin) || !loopback.test(new URL(origin).hostname);
}

/**
 * An HTTP server (not yet listening) with the mock backend and its images under /media/. `base` is the path under
 * which the website reaches this backend ('' or '/hrms'). It answers only to names of this machine and to
 * `hosts`, against DNS rebinding. Only this machine may call its controls; `initial` is the scenario after a reset.
 */
export function createHttpMock(
  base: string,
  onViolation: ViolationListener,
  hosts: readonly string[] = [],
  initial = '',
): Server {
  const isOwn = (name: string) => loopback.test(name) || hosts.includes(name.toLowerCase());

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = 'GET', headers } = incoming;
    const url = readTarget(incoming, base);
    const names = [url.host, headers.host ?? 'localhost'].map((host) => host.replace(/:\d+$/, ''));
    const foreign = names.find((name) => !isOwn(name));
    if (foreign) throw new Refusal(421, `The mock does not answer to ${foreign}. See --help.`);
    const { origin = '' } = headers;
    outgoing.setHeader('Vary', 'Origin');
    if (URL.canParse(origin) && isOwn(new URL(origin).hostname)) {
      allowOrigin(origin, incoming, outgoing);
    }
    const { pathname } = url;
    const belowBase = pathname.slice(base.length);
    const isRead = method === 'GET' || method === 'HEAD';
    if (headers['access-control-request-method'] && method === 'OPTIONS') {
      outgoing.writeHead(204).end();
    } else if (isControlPath(belowBase)) {
      if (!names.every((name) => loopback.test(name)) || isFromRemotePage(headers)) {
        throw new Refusal(403, 'Only programs and pages of this machine may control the mock.');
      }
      await send(
        await respondToControl(await toRequest(incoming, base), belowBase, initial),
        outgoing,
      );
    } else if (isRead && pathname === resumeUrl) {
      await send(respondWithResume(await toRequest(incoming, base)), outgoing);
    } else if (isRead && pathname.startsWith('/media/')) {
      incoming.url = pathname.slice('/media'.length);
      media(incoming, outgoing, () => void outgoing.writeHead(404).end());
    } else if (!matchOperation(method, pathname)) {
      await send(respondToUnknown(method, pathname), outgoing);
    } else await send(await respondToCall(incoming, base, onViolation), outgoing);
  }

  return createServer((incoming, outgoing) => {
    const refuse = (error: unknown) => {
      if (!(error instanceof Refusal)) console.error(error);
      const { status, message, headers } =
        error instanceof Refusal ? error : new Refusal(500, 'The mock failed.');
      return send(Response.json({ detail: message }, { status, headers }), outgoing);
    };
    outgoing.once('finish', () => {
      // Closes the connection of a client that still sends its body.
      const end = () => incoming.complete || incoming.destroy();
      if (!incoming.complete) setTimeout(end, lingerMs).unref();
    });
    handle(incoming, outgoing)
      .catch(refuse)
      .catch(() => outgoing.destroy());
  });
}
