/**
 * Sends the requests of a run as the website's browsers and edge do: with cookies, the CSRF token and the shared
 * credential. Waits where a server asks for it.
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

/** Somebody with a browser: their cookies and, at the human-resource backend, their token. */
export type Visitor = { jar: ReturnType<typeof createJar>; token?: string };

/** A visitor whom no backend has seen. */
export const createVisitor = (): Visitor => ({ jar: createJar() });

/**
 * A request. By default it goes to the operation's path, for JSON; `url` is one that a server named. A header that is
 * null is left out.
 */
export type StepRequest = {
  method?: string;
  headers?: Record<string, string | null>;
  body?: Buffer | null;
} & (Address | { path?: undefined });

/** Called for each exchange; `onLast` instead of `onExchange` for the one that ended the run. */
export type ClientListener = Record<'onExchange' | 'onLast', (exchange: Exchange) => void>;

/** The backends as sentences begin with them. */
export const names: Record<Api, string> = {
  agency: 'The agency backend',
  hrms: 'The human-resource backend',
};

/** Headers of a request with JSON. */
export const jsonHeaders = { accept: 'application/json', 'content-type': 'application/json' };

/** Headers that another origin is sent. */
const harmless = ['accept', 'accept-encoding', 'range', 'user-agent'];

/** Bytes of all responses, which are kept for the checks; without files. */
const mostReceived = 512 * 1024 * 1024;

/** Consecutive timeouts after which the run ends. */
const patience = 3;

/** Seconds that a run waits because of 429, for one response and altogether. */
const [longestWait, mostWaited] = [60, 300];

/** Seconds in a `Retry-After`; NaN without it. */
function readRetryAfter(text: string): number {
  return /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
}

/** Creates a client. Aborting `interruption` ends the run; its reason is shown to the user. */
export function createClient(
  options: Options,
  listener: ClientListener,
  interruption: AbortSignal,
) {
  const stop = new AbortController();
  const ended = AbortSignal.any([interruption, stop.signal]);
  const upstream = createUpstream({ ...options, limit: bodyLimit, signal: ended });
  const nobody = createVisitor();
  let timeouts = 0;
  let received = 0;
  let waited = 0;

  /** What a visitor's browser and the edge add. */
  function headersOf(visitor: Visitor, operation: Operation, method: string, origin: string) {
    const { jar, token } = visitor;
    const headers: Record<string, string | null> = {};
    if (jar.header()) headers.cookie = jar.header();
    if (options.basicAuth && operation.api === 'agency') {
      headers.authorization = `Basic ${Buffer.from(options.basicAuth).toString('base64')}`;
    } else if (token) headers.authorization = credentials.tokenAuth.prefix + token;
    if (method === 'GET') return headers;
    headers.origin = options.site ?? origin;
    const proof = jar.get(csrf.cookie);
    if (proof) headers[csrf.header.toLowerCase()] = proof;
    return headers;
  }

  /** Only the origin that the user named is given cookies, tokens and the credential; another one is only read. */
  function toOutgoing(visitor: Visitor, operation: Operation, request: StepRequest): Outgoing {
    const { method = operation.method, body = null, headers: own = {} } = request;
    const base = new URL(`${options[operation.api]}/`);
    // With a full stop before it, no path is the URL of another host.
    const url =
      'url' in request ? request.url : new URL(`.${request.path ?? operation.path}`, base);
    const common = {
      accept: 'application/json',
      'accept-encoding': acceptEncoding,
      'user-agent': 'contract-conformance',
    };
    const isForeign = url.origin !== base.origin;
    const added = isForeign ? {} : headersOf(visitor, operation, method, base.origin);
    const all = Object.entries({ ...common, ...added, ...own });
    const kept = all.filter(
      (entry): entry is [string, string] =>
        entry[1] !== null && (!isForeign || harmless.includes(entry[0])),
    );
    const headers: Record<string, string> = Object.fromEntries(kept);
    if (isForeign) return { method: 'GET', url: url.href, headers, body: null };
    if (method !== 'GET') {
      // Over https Django's CSRF check looks at it.
      if (headers.origin) headers.referer = `${headers.origin}/`;
      headers['content-length'] = String(body?.length ?? 0);
    }
    return { method, url: url.href, headers, body };
  }

  /** Every request of a run goes through here. */
  async function send(visitor: Visitor, operation: Operation, request: StepRequest) {
    const outgoing = toOutgoing(visitor, operation, request);
    return { outgoing, result: await upstream.send(outgoing) };
  }

  /** Sends a request with the shared credential, and an empty object if it writes, without recording it. */
  async function probe(operation: Operation, request: StepRequest = {}): Promise<Result> {
    const { method } = { ...operation, ...request };
    const written = method !== 'GET' && { headers: jsonHeaders, body: Buffer.from('{}') };
    return (await send(nobody, operation, { ...request, ...written })).result;
  }

  /** Waits as long as a 429 says; false when the step expects it, or it says nothing, or too much. */
  async function waitFor(step: Step, result: Result): Promise<boolean> {
    if (!isResponse(result) || result.status !== 429 || isExpected(step, 429)) return false;
    const seconds = readRetryAfter(headerOf(result, 'retry-after'));
    if (!(seconds <= longestWait) || waited + seconds > mostWaited) return false;
    waited += Math.max(seconds, 0);
    await delay(Math.max(seconds, 0) * 1000, undefined, { signal: ended }).catch(() => {});
    return true;
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

  /** Sends a step's request as a visitor and records the exchange. */
  async function call(step: Step, visitor: Visitor, request: StepRequest = {}): Promise<Exchange> {
    const started = performance.now();
    const { outgoing, result } = await send(visitor, step.operation, request);
    if (await waitFor(step, result)) return call(step, visitor, request);
    const exchange = { step, request: outgoing, result, duration: performance.now() - started };
    if (isResponse(result)) {
      timeouts = 0;
      if (!step.check) received += result.body.length;
      if (received > mostReceived) {
        stop.abort(`The backends have sent more than ${mostReceived / 1024 / 1024} MB.`);
      }
      if (outgoing.url.startsWith(`${new URL(String(options[step.operation.api])).origin}/`)) {
        visitor.jar.take(result.headers['set-cookie'] ?? []);
      }
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
