/**
 * Sends the requests of a run as the website's browsers and edge do: with cookies, the CSRF token and the shared
 * credential. Waits when a server asks for it.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { credentials, csrf } from '../../openapi/generated/calls.ts';
import type { Address } from './address.ts';
import { createJar } from './checks/cookies.ts';
import {
  type Api,
  type Exchange,
  type Failure,
  headerOf,
  isExpected,
  isResponse,
  type Operation,
  type Outgoing,
  type Result,
  type Step,
} from './exchange.ts';
import type { Options } from './options.ts';
import { acceptEncoding, bodyLimit, createUpstream } from './upstream.ts';

/** A visitor's cookies and, at the human-resource backend, token. */
export type Visitor = { jar: ReturnType<typeof createJar>; token?: string };

/** A visitor without cookies and token. */
export const createVisitor = (): Visitor => ({ jar: createJar() });

/**
 * A request, by default to the operation's path and for JSON; `url` is a URL that a server named. Headers that are null
 * are omitted.
 */
export type StepRequest = {
  method?: string;
  headers?: Record<string, string | null>;
  body?: Buffer | null;
} & (Address | { path?: undefined });

/** Called for each exchange; `onLast` is called instead of `onExchange` for the one that ended the run. */
type Listener = Record<'onExchange' | 'onLast', (exchange: Exchange) => void>;

/** Names of the backends at the start of a sentence. */
export const names: Record<Api, string> = {
  agency: 'The agency backend',
  hrms: 'The human-resource backend',
};

/** Headers sent to other origins. */
const harmless = ['accept', 'accept-encoding', 'range', 'user-agent'];

/** Most bytes of all responses, which stay in memory for the checks; without files. */
const mostReceived = 512 * 1024 * 1024;

/** Consecutive timeouts after which the run ends. */
const patience = 3;

/** Most seconds that a run waits because of 429, for one response and in total. */
const [longestWait, mostWaited] = [60, 300];

/** Seconds in a `Retry-After`, at least 1; NaN without it. */
function readRetryAfter(text: string): number {
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return Math.max(seconds, 1);
}

/** Creates a client. Aborting `interruption` ends the run; its reason is shown to the user. */
export function createClient(options: Options, listener: Listener, interruption: AbortSignal) {
  const stop = new AbortController();
  const ended = AbortSignal.any([interruption, stop.signal]);
  const upstream = createUpstream({ ...options, limit: bodyLimit, signal: ended });
  let timeouts = 0;
  let received = 0;
  let waited = 0;

  /** Headers that a visitor's browser and the edge add. */
  function headersOf({ jar, token }: Visitor, { api }: Operation, method: string, origin: string) {
    const { basicAuth, site } = options;
    const basic = basicAuth && api === 'agency' && Buffer.from(basicAuth).toString('base64');
    const own = token ? credentials.tokenAuth.prefix + token : null;
    const both = { cookie: jar.header() || null, authorization: basic ? `Basic ${basic}` : own };
    if (method === 'GET') return both;
    const proof = jar.get(csrf.cookie) ?? null;
    return { ...both, origin: site ?? origin, [csrf.header.toLowerCase()]: proof };
  }

  /** Sends cookies, tokens and the credential only to the origin that the user named. */
  function toOutgoing(visitor: Visitor, operation: Operation, request: StepRequest): Outgoing {
    const { method = operation.method, body = null } = request;
    const base = new URL(`${options[operation.api]}/`);
    // The full stop keeps a path such as //host from naming another host.
    const url =
      'url' in request ? request.url : new URL(`.${request.path ?? operation.path}`, base);
    const isForeign = url.origin !== base.origin;
    const all: Record<string, string | null> = {
      ...{ accept: 'application/json', 'accept-encoding': acceptEncoding },
      'user-agent': 'contract-conformance',
      ...(isForeign ? {} : headersOf(visitor, operation, method, base.origin)),
      ...request.headers,
    };
    const headers: Record<string, string> = {};
    for (const [name, value] of Object.entries(all)) {
      if (value !== null && (!isForeign || harmless.includes(name))) headers[name] = value;
    }
    if (isForeign) return { method: 'GET', url: url.href, headers, body: null };
    if (method !== 'GET') {
      // Django's CSRF check reads it over https.
      if (headers.origin) headers.referer = `${headers.origin}/`;
      headers['content-length'] = String(body?.length ?? 0);
    }
    return { method, url: url.href, headers, body };
  }

  /** Sends a request with the shared credential (a write with an empty object) without recording it; waits after a 429. */
  async function probe(operation: Operation, request: StepRequest = {}): Promise<Result> {
    const { method } = { ...operation, ...request };
    const headers = { 'content-type': 'application/json' };
    const written = method !== 'GET' && { headers, body: Buffer.from('{}') };
    const outgoing = toOutgoing(createVisitor(), operation, { ...request, ...written });
    const result = await upstream.send(outgoing);
    return (await waitFor(result)) ? probe(operation, request) : result;
  }

  /** Waits as long as a 429 says. False for other results, and if it names no time or too long a time. */
  async function waitFor(result: Result): Promise<boolean> {
    if (!isResponse(result) || result.status !== 429) return false;
    const seconds = readRetryAfter(headerOf(result, 'retry-after'));
    if (!(seconds <= longestWait) || waited + seconds > mostWaited) return false;
    waited += seconds;
    await delay(seconds * 1000, undefined, { signal: ended }).catch(() => {});
    return true;
  }

  /** Why the run cannot continue after a failure (the backend is down or times out); null if it can. */
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

  /** Sends a step's request as a visitor and records the exchange. */
  async function call(step: Step, visitor: Visitor, sent: StepRequest = {}): Promise<Exchange> {
    const started = performance.now();
    const request = toOutgoing(visitor, step.operation, sent);
    const result = await upstream.send(request);
    const exchange = { step, request, result, duration: performance.now() - started };
    if (!isExpected(step, 429) && (await waitFor(result))) {
      // The 429 is checked too: a form takes a body with only `message` for a success.
      if (!step.check) listener.onExchange({ ...exchange, step: { ...step, statuses: ['429'] } });
      return call(step, visitor, sent);
    }
    if (isResponse(result)) {
      timeouts = 0;
      if (!step.check) received += result.body.length;
      if (received > mostReceived) {
        stop.abort(`The backends have sent more than ${mostReceived / 1024 / 1024} MB.`);
      }
      const { origin } = new URL(String(options[step.operation.api]));
      const isOwn = new URL(request.url).origin === origin;
      if (isOwn) visitor.jar.take(result.headers['set-cookie'] ?? []);
      listener.onExchange(exchange);
      return exchange;
    }
    const end = ended.aborted || step.check ? null : await findEnd(step, result);
    if (end) stop.abort(end);
    listener[ended.aborted ? 'onLast' : 'onExchange'](exchange);
    return exchange;
  }

  return {
    call,
    probe,
    /** Aborted with a sentence when a backend is gone or the user stopped the run. */
    ended,
    /** Seconds that the run has waited because of 429. */
    waited: () => waited,
    close: upstream.close,
  };
}

export type Client = ReturnType<typeof createClient>;
