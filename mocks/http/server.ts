/** The mock backend over HTTP, for curl, other clients and the edge. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { matchOperation } from '#contract/matchOperation.ts';
import type { Violation } from '#contract/validate.ts';
import { respond, respondToUnknown } from '../backend.ts';
import type { ViolationListener } from '../call.ts';
import { applyPreset, isPreset, resetMock } from '../db/presets.ts';
import { findCandidate } from '../db/sessions.ts';
import { candidateEmail, records, subscriber } from '../db/store.ts';
import { resumeUrl } from '../handlers/careers.ts';
import { exampleResponse, toResponse } from '../responses/examples.ts';
import { describeUnknownPreset, parseScenario, writeScenario } from '../scenario/parse.ts';
import { chooseScenario, getScenario } from '../scenario/tab.ts';
import { isFromOtherSite, isOwn, parseTarget, Refusal, readBody } from './incoming.ts';
import { parsePrefer } from './prefer.ts';
import { serveFiles } from './serveFiles.ts';

const media = serveFiles(fileURLToPath(new URL('../assets', import.meta.url)));

/** Converts a Node request to `url`. Throws a `Refusal` for a body that is too large. */
async function toRequest(incoming: IncomingMessage, url: URL): Promise<Request> {
  const { method = 'GET' } = incoming;
  const headers = incoming.headers as Record<string, string>;
  const isRead = method === 'GET' || method === 'HEAD';
  const match = matchOperation(method, url.pathname);
  const body = isRead ? null : await readBody(incoming, match?.operation);
  return new Request(url, { method, headers, body: body && new Uint8Array(body) });
}

/** Responds with the candidate's resume. All resumes have the same URL. */
function respondWithResume(request: Request): Response {
  const email = findCandidate(request) ?? '';
  const profile = records.profiles.findFirst((q) => q.where({ email }));
  const content = profile?.resume.content;
  if (!content) return exampleResponse('checkProfile', 'notSignedIn');
  const headers = { 'Cache-Control': 'no-store', 'Content-Type': 'application/pdf' };
  return new Response(content, { headers });
}

/** The first violations as the value of a header: JSON in ASCII, as in Prism. */
function toHeader(violations: readonly Violation[]): string {
  const items = violations.slice(0, 5).map(({ pointer, message }) => ({
    location: ['request', ...pointer.slice(0, 200).split('/').slice(1)],
    severity: 'Error',
    message: message.slice(0, 200),
  }));
  return JSON.stringify(items).replaceAll(
    /[^ -~]/g,
    (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Responds to a call, with the violations of its request as a header. */
async function respondToCall(request: Request, onViolation: ViolationListener): Promise<Response> {
  const violations: Violation[] = [];
  const response = await respond(request, {
    choose: (operation) => parsePrefer(request, operation),
    onViolation(violation) {
      if (violation.side === 'request') violations.push(violation);
      onViolation(violation);
    },
  });
  if (violations.length > 0 && response.type !== 'error')
    response.headers.set('sl-violations', toHeader(violations));
  return response;
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  const { type, status, headers } = response;
  if (type === 'error') return void outgoing.destroy();
  outgoing.statusCode = status;
  outgoing.setHeaders(headers);
  const names = [...new Set(headers.keys())].filter((name) => name !== 'set-cookie');
  outgoing.setHeader('Access-Control-Expose-Headers', names);
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

/**
 * Responds to `/__mock/…`, by which tests of other programs reset the mock and choose scenario and preset. Throws a
 * `Refusal`, and then changes nothing. `initial` is the scenario after a reset; a preset's candidate has cookies, its
 * subscriber a token.
 */
async function respondToControl(request: Request, pathname: string, initial: string) {
  const { as = '', mock = '' } = Object(await request.json().catch(() => null));
  const call = `${request.method} ${pathname}`;
  if (call === 'POST /__mock/reset') {
    await resetMock();
    chooseScenario(initial);
  } else if (call === 'POST /__mock/preset') {
    if (!isPreset(as)) throw new Refusal(400, describeUnknownPreset(as));
    const headers = await applyPreset(as);
    const token = as === 'subscriber' ? subscriber.key : null;
    return Response.json({ as, email: headers[0] ? candidateEmail : null, token }, { headers });
  } else if (call === 'PUT /__mock/scenario') {
    const { problems } = parseScenario(String(mock));
    if (!mock) problems.push('The body must be JSON, such as {"mock":"listTeams:serverError*1"}.');
    if (problems.length > 0) throw new Refusal(400, problems.join(' '));
    chooseScenario(mock);
  } else if (call !== 'GET /__mock/scenario') {
    throw new Refusal(404, `There is no ${call}, but POST reset and preset, GET and PUT scenario.`);
  }
  const { rules } = getScenario();
  return Response.json({ mock: writeScenario(rules), rules });
}

/**
 * An HTTP server (not yet listening) with the mock backend and its images under /media/. `base` is the path under
 * which the website reaches this backend ('' or '/hrms'). It answers only to names of this machine and to
 * `hosts`, against DNS rebinding. Only this machine may call its controls; `initial` is the scenario after a reset.
 * With `credentials` (`user:password`), calls of the edge need one of them; otherwise they pass with any.
 */
export function createHttpMock(
  base: string,
  onViolation: ViolationListener,
  hosts: readonly string[] = [],
  initial = '',
  credentials: readonly string[] = [],
): Server {
  const accepted = credentials.map((each) => `Basic ${Buffer.from(each).toString('base64')}`);
  const lacksCredential = (security: readonly string[], { authorization = '' }) =>
    accepted.length > 0 && security.includes('basicAuth') && !accepted.includes(authorization);

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = 'GET', headers } = incoming;
    const url = parseTarget(incoming, hosts);
    if (!url.pathname.startsWith(`${base}/`)) url.pathname = base + url.pathname;
    const { hostname, pathname } = url;
    const { origin = '', 'access-control-request-headers': names = '' } = headers;
    outgoing.setHeader('Vary', 'Origin');
    if (URL.canParse(origin) && isOwn(new URL(origin).hostname, hosts)) {
      outgoing.setHeader('Access-Control-Allow-Origin', origin);
      outgoing.setHeader('Access-Control-Allow-Credentials', 'true');
      outgoing.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT');
      outgoing.setHeader('Access-Control-Allow-Headers', names);
    }
    const path = pathname.slice(base.length);
    const isRead = method === 'GET' || method === 'HEAD';
    const operation = matchOperation(method, pathname)?.operation;
    if (headers['access-control-request-method'] && method === 'OPTIONS') {
      outgoing.writeHead(204).end();
    } else if (isRead && pathname.startsWith('/media/') && pathname !== resumeUrl) {
      incoming.url = pathname.slice('/media'.length);
      media(incoming, outgoing, () => void outgoing.writeHead(404).end());
    } else if (/^\/__mock(\/|$)/.test(path)) {
      if (!isOwn(hostname) || isFromOtherSite(headers))
        throw new Refusal(403, 'Only programs and pages of this machine may control the mock.');
      await send(await respondToControl(await toRequest(incoming, url), path, initial), outgoing);
    } else if (isRead && pathname === resumeUrl) {
      await send(respondWithResume(await toRequest(incoming, url)), outgoing);
    } else if (!operation) {
      await send(respondToUnknown(method, pathname), outgoing);
    } else if (lacksCredential(operation.security, headers)) {
      incoming.resume();
      await send(toResponse(operation, { name: 'missingCredential', status: 401 }), outgoing);
    } else await send(await respondToCall(await toRequest(incoming, url), onViolation), outgoing);
  }

  return createServer((incoming, outgoing) => {
    const refuse = (error: unknown) => {
      if (!(error instanceof Refusal)) console.error(error);
      const refusal = error instanceof Refusal ? error : new Refusal(500, 'The mock failed.');
      // A client may still be sending its body, and reads no response before it has.
      incoming.resume();
      return send(refusal.response, outgoing);
    };
    handle(incoming, outgoing)
      .catch(refuse)
      .catch(() => outgoing.destroy());
  });
}
