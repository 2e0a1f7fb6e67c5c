/**
 * Proxy between the workflow runner and the backends that records every exchange. Like the website's browser and
 * edge, it keeps cookies, echoes the CSRF token and adds the shared credential. Listens on 127.0.0.1 only.
 */
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Address } from './address.ts';
import { createJar } from './checks/cookies.ts';
import {
  type Api,
  type BackendResponse,
  type Exchange,
  type Failure,
  isResponse,
  type Operation,
  type Outgoing,
  type Result,
  type Step,
} from './exchange.ts';
import { cutLists, readJson } from './json.ts';
import type { Options } from './options.ts';
import { bodyLimit, createUpstream } from './upstream.ts';

/** Request header that identifies the workflow step. */
export const stepHeader = 'x-conformance-step';

/** Request headers that are forwarded. */
const forwarded = ['accept', 'content-type', 'authorization', 'cookie', 'origin', 'range'];

/** In place of a credential: the request is sent without one. */
export const noCredential = 'none';

/** Headers of a request with JSON. */
export const jsonHeaders = { accept: 'application/json', 'content-type': 'application/json' };

/** Bytes of all responses, which are kept for the checks; without files. */
const mostReceived = 64 * 1024 * 1024;

/** Consecutive timeouts after which the run ends. */
const patience = 3;

/** A request. By default it goes to the operation's path, for JSON; `url` is one that a server named. */
export type StepRequest = Partial<Omit<Outgoing, 'url'>> & (Address | { path?: undefined });

/** Called for each exchange; `onLast` instead of `onExchange` for the one that ended the run. */
export type RecorderListener = Record<'onExchange' | 'onLast', (exchange: Exchange) => void>;

/** The backends as sentences begin with them. */
export const names: Record<Api, string> = {
  agency: 'The agency backend',
  hrms: 'The human-resource backend',
};

/** True for a profile that the server should have refused. */
const isMistaken = ({ operation, statuses }: Step, { status }: BackendResponse) =>
  operation.id === 'createProfile' && status < 300 && !statuses.includes(status);

/** The response for the workflow runner: no redirect, no body but readable JSON, and a failure is status 599. */
function reply(outgoing: http.ServerResponse, result: Result): void {
  const body = readJson({ result });
  const headers = { 'content-type': 'application/json' };
  outgoing.writeHead(isResponse(result) ? result.status : 599, headers);
  outgoing.end(body === undefined ? '' : JSON.stringify(cutLists(body)));
}

/** Creates a recorder. Aborting `interruption` ends the run; its reason is shown to the user. */
export function createRecorder(
  options: Options,
  listener: RecorderListener,
  interruption: AbortSignal,
) {
  const steps = new Map<string, Step>();
  const jars = new Map<string, ReturnType<typeof createJar>>();
  const withheld = new Map<Step, string>();
  const mistaken = new Map<string, Exchange>();
  const stop = new AbortController();
  const ended = AbortSignal.any([interruption, stop.signal]);
  const upstream = createUpstream({ ...options, limit: bodyLimit, signal: ended });
  let timeouts = 0;
  let received = 0;

  function jarOf(workflowId: string) {
    const jar = jars.get(workflowId) ?? createJar();
    jars.set(workflowId, jar);
    return jar;
  }

  /** Only the origin that the user named is given cookies, tokens and the credential; another one is only read. */
  function toOutgoing(workflowId: string, operation: Operation, request: StepRequest): Outgoing {
    const { method = operation.method, body = null } = request;
    const given = request.headers ?? { accept: 'application/json' };
    const base = new URL(`${options[operation.api]}/`);
    // With a full stop before it, no path is the URL of another host.
    const url =
      'url' in request ? request.url : new URL(`.${request.path ?? operation.path}`, base);
    const isForeign = url.origin !== base.origin;
    const headers: Record<string, string> = { 'user-agent': 'twinbridge-conformance' };
    const allowed = isForeign ? ['accept', 'range'] : forwarded;
    for (const name of allowed) if (given[name]) headers[name] = given[name];
    if (isForeign) return { method: 'GET', url: url.href, headers, body: null };
    const jar = jarOf(workflowId);
    if (jar.header()) headers.cookie ??= jar.header();
    if (options.basicAuth && operation.api === 'agency') {
      headers.authorization ??= `Basic ${Buffer.from(options.basicAuth).toString('base64')}`;
    }
    if (headers.authorization === noCredential) delete headers.authorization;
    if (method !== 'GET') {
      headers.origin ??= options.site ?? base.origin;
      // Over https Django's CSRF check looks at it.
      headers.referer = `${headers.origin}/`;
      const token = given['x-csrftoken'] ?? jar.get('csrftoken');
      if (token) headers['x-csrftoken'] = token;
      headers['content-length'] = String(body?.length ?? 0);
    }
    return { method, url: url.href, headers, body };
  }

  /** Every request of a run goes through here. */
  async function send(workflowId: string, operation: Operation, request: StepRequest) {
    const outgoing = toOutgoing(workflowId, operation, request);
    return { outgoing, result: await upstream.send(outgoing) };
  }

  /** Sends a request with the shared credential, and an empty object if it writes, without recording it. */
  async function probe(operation: Operation, request: StepRequest = {}): Promise<Result> {
    const { method } = { ...operation, ...request };
    const written = method !== 'GET' && { headers: jsonHeaders, body: Buffer.from('{}') };
    return (await send('probe', operation, { ...request, ...written })).result;
  }

  /** Why the run cannot continue after a failure (the backend is down or times out); null when it can. */
  async function findEnd({ operation }: Step, { kind, reason }: Failure): Promise<string | null> {
    const { id, api } = operation;
    const sentence = (why: string) => `${names[api]} stopped responding at ${id}: ${why}.`;
    if (kind === 'unreachable' || kind === 'certificate') return sentence(reason);
    timeouts = kind === 'timeout' ? timeouts + 1 : 0;
    if (timeouts >= patience) {
      return `${names[api]} left ${patience} requests in a row without a response, the last one at ${id}.`;
    }
    if (kind !== 'broken') return null;
    const again = await probe(operation, { method: 'GET', path: '/' });
    return !isResponse(again) && again.kind === 'unreachable' ? sentence(again.reason) : null;
  }

  /** Sends a step's request and records the exchange. */
  async function call(step: Step, request: StepRequest = {}): Promise<Exchange> {
    const started = performance.now();
    const { outgoing, result } = await send(step.workflowId, step.operation, request);
    const exchange = { step, request: outgoing, result, duration: performance.now() - started };
    if (isResponse(result)) {
      timeouts = 0;
      if (!step.check) received += result.body.length;
      if (received > mostReceived) {
        stop.abort(`The backends have sent more than ${mostReceived / 1024 / 1024} MB.`);
      }
      jarOf(step.workflowId).take(result.headers['set-cookie'] ?? []);
      if (isMistaken(step, result)) mistaken.set(step.workflowId, exchange);
    } else {
      const end = ended.aborted || step.check ? null : await findEnd(step, result);
      if (end) stop.abort(end);
      if (ended.aborted) {
        listener.onLast(exchange);
        return exchange;
      }
    }
    listener.onExchange(exchange);
    return exchange;
  }

  /** The response in place of a step's own: no session, or a profile that is there by the server's mistake. */
  function substitute(step: Step): Result | null {
    const { workflowId, operation, statuses } = step;
    const earlier = mistaken.get(workflowId);
    // A second profile is refused with 400, as these steps want it.
    if (earlier && operation.id === 'createProfile' && !statuses.includes(400)) {
      withheld.set(step, `the step ${earlier.step.id} created the profile, by mistake`);
      return earlier.result;
    }
    const schemes: readonly string[] = operation.security;
    const isNeeded = schemes.includes('careersSession') && !statuses.includes(401);
    if (!isNeeded || jarOf(workflowId).get('sessionid') !== undefined) return null;
    withheld.set(step, 'needs the session cookie, which the sign-in did not set');
    return { kind: 'broken', reason: 'there is no session' };
  }

  async function serve(incoming: http.IncomingMessage, outgoing: http.ServerResponse) {
    const sent = await buffer(incoming);
    const headers = Object.fromEntries(
      Object.entries(incoming.headers).map(([name, value]) => [name, String(value ?? '')]),
    );
    const step = steps.get(headers[stepHeader] ?? '');
    const { method = 'GET', url = '/' } = incoming;
    if (!step || ended.aborted || !url.startsWith(`/${step.operation.api}/`)) {
      outgoing.destroy();
      return;
    }
    const body = sent.length > 0 ? sent : null;
    const path = url.slice(`/${step.operation.api}`.length);
    const instead = headers.cookie ? null : substitute(step);
    reply(outgoing, instead ?? (await call(step, { method, path, headers, body })).result);
  }

  const server = http.createServer((incoming, outgoing) => {
    serve(incoming, outgoing).catch(() => outgoing.destroy());
  });

  return {
    call,
    /** A cookie that a visitor has. */
    cookie: (workflowId: string, name: string) => jarOf(workflowId).get(name),
    probe,
    /** Steps that were not sent, each with the reason. */
    withheld,
    /** Aborted with a sentence when a backend is gone or the user stopped the run. */
    ended,
    /** Starts listening for these steps and gives the origin; each backend is at `/<api>` below it. */
    async open(list: Step[]): Promise<string> {
      for (const step of list) steps.set(`${step.workflowId}.${step.id}`, step);
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    close() {
      upstream.close();
      server.close().closeAllConnections();
    },
  };
}

export type Recorder = ReturnType<typeof createRecorder>;
