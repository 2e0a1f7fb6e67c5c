/**
 * Sends the requests of a run as the website's browsers and edge do: with cookies, the CSRF token and the shared
 * credential. Waits when a server asks for it.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { credentials, csrf } from '../../openapi/generated/calls.ts';
import { createJar } from './checks/cookies.ts';
import {
  type ApiName,
  type Exchange,
  type Failure,
  headerOf,
  isResponse,
  type Operation,
  type Outgoing,
  type Result,
  type Step,
  statusOf,
} from './exchange.ts';
import type { Options } from './options.ts';
import { acceptEncoding, createSender } from './request.ts';

/** Thrown when the rest of a rule cannot be tried; the message says why. */
export class Skip extends Error {
  override name = 'Skip';
}

/** A visitor's cookies and, at the human-resource backend, token. */
export type Visitor = { jar: ReturnType<typeof createJar>; token?: string };

/** A visitor without cookies and token. */
export const createVisitor = (token?: string): Visitor => ({ jar: createJar(), token });

/** A copy of a visitor; changes to it do not affect the original. */
export function copyOf({ jar, token }: Visitor): Visitor {
  const copy = createVisitor(token);
  copy.jar.take(jar.header().split('; ').filter(Boolean));
  return copy;
}

/** A path below the backend's URL, or an absolute URL elsewhere. */
export type Address = { path: string } | { url: URL };

/** A request, by default to the operation's path and for JSON. Headers that are null are omitted. */
export type StepRequest = {
  method?: string;
  headers?: Record<string, string | null>;
  body?: Buffer | null;
  content?: unknown;
} & (Address | { path?: undefined });

/** Names of the backends at the start of a sentence. */
export const names: Record<ApiName, string> = {
  agency: 'The agency backend',
  hrms: 'The human-resource backend',
};

/** Headers that every browser sends with a call of the website; they may go to other origins. */
const browserHeaders = {
  accept: '*/*',
  'accept-encoding': acceptEncoding,
  'accept-language': 'en-GB,en;q=0.9,ur;q=0.8',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) contract-conformance',
};

/** Consecutive timeouts, of files too, after which the run ends. */
const maxTimeouts = 3;

/** Seconds that a run waits because of 429, for one response and in total. */
const [maxWait, maxWaits] = [60, 300];

/**
 * Creates a client. Aborting `interruption` ends the run; its reason is shown to the user. `onExchange` gets each
 * exchange. Calls throw a `Skip` once the run has ended.
 */
export function createClient(
  options: Options,
  onExchange: (exchange: Exchange) => void,
  interruption: AbortSignal,
) {
  const stop = new AbortController();
  const ended = AbortSignal.any([interruption, stop.signal]);
  const sender = createSender({ ...options, signal: ended });
  let [timeouts, waited] = [0, 0];

  /** Sends cookies, tokens and the credential only to the origin that the user named. */
  function toOutgoing(
    { jar, token }: Visitor,
    operation: Operation,
    request: StepRequest,
  ): Outgoing {
    if ('url' in request) {
      const { range } = request.headers ?? {};
      const headers = { ...browserHeaders, ...(range && { range }) };
      return { method: 'GET', url: request.url.href, headers, body: null };
    }
    const { method = operation.method, body = null, content, path = operation.path } = request;
    const { basicAuth, site } = options;
    const base = new URL(`${options[operation.api]}/`);
    const own = token ? credentials.tokenAuth.prefix + token : null;
    const isShared = basicAuth && operation.api === 'agency';
    const proof = jar.get(csrf.cookie) ?? null;
    const all: Record<string, string | null> = {
      ...browserHeaders,
      cookie: jar.header() || null,
      authorization: isShared ? `Basic ${Buffer.from(basicAuth).toString('base64')}` : own,
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'cors',
      ...(method !== 'GET' && { origin: site ?? base.origin, [csrf.header.toLowerCase()]: proof }),
      ...request.headers,
    };
    const headers: Record<string, string> = {};
    for (const [name, value] of Object.entries(all)) if (value !== null) headers[name] = value;
    if (method !== 'GET') {
      // Django's CSRF check reads it over https.
      if (headers.origin) headers.referer = `${headers.origin}/`;
      headers['content-length'] = String(body?.length ?? 0);
    }
    // The full stop keeps a path such as //host from naming another host.
    return { method, url: new URL(`.${path}`, base).href, headers, body, content };
  }

  /** Waits as long as a 429 says. False for other results, and if it names no time or too long a time. */
  async function waitFor(result: Result): Promise<boolean> {
    if (!isResponse(result) || result.status !== 429) return false;
    const seconds = Number(headerOf(result, 'retry-after'));
    if (!(seconds > 0) || seconds > maxWait || waited + seconds > maxWaits) return false;
    waited += seconds;
    await delay(seconds * 1000, undefined, { signal: ended }).catch(() => {});
    return true;
  }

  /** Sends a request with the shared credential (a write with an empty object) without recording it; waits after a 429. */
  async function probe(operation: Operation, request: StepRequest = {}): Promise<Result> {
    const { method } = { ...operation, ...request };
    const headers = { 'content-type': 'application/json' };
    const written = method !== 'GET' && { headers, body: Buffer.from('{}') };
    const outgoing = toOutgoing(createVisitor(), operation, { ...request, ...written });
    const result = await sender.send(outgoing);
    return (await waitFor(result)) ? probe(operation, request) : result;
  }

  /** Ends the run if the backend is down or times out. */
  function noticeEnd({ id, api }: Operation, failure: Failure): void {
    const { kind, reason } = failure;
    timeouts = kind === 'timeout' ? timeouts + 1 : 0;
    if (timeouts >= maxTimeouts) {
      const count = `${maxTimeouts} requests in a row without a response`;
      stop.abort(`${names[api]} left ${count}, the last one at ${id}.`);
    }
    const isGone = kind === 'unreachable' || kind === 'certificate';
    if (isGone) stop.abort(`${names[api]} stopped responding at ${id}: ${reason}.`);
  }

  const throwIfEnded = () => {
    if (ended.aborted) throw new Skip('the run ended before it');
  };

  /** Sends a request, again after a 429 that says how long to wait; `onSent` gets each attempt. */
  async function send(
    operation: Operation,
    visitor: Visitor,
    sent: StepRequest,
    onSent: (attempt: Omit<Exchange, 'step'>) => void = () => {},
  ): Promise<Result> {
    throwIfEnded();
    const started = performance.now();
    const request = toOutgoing(visitor, operation, sent);
    const result = await sender.send(request);
    const duration = performance.now() - started;
    const isOwn = !('url' in sent);
    if (isResponse(result)) {
      timeouts = 0;
      if (isOwn) visitor.jar.take(result.headers['set-cookie'] ?? []);
    } else if (isOwn && !ended.aborted) noticeEnd(operation, result);
    onSent({ request, result, duration });
    throwIfEnded();
    return (await waitFor(result)) ? send(operation, visitor, sent, onSent) : result;
  }

  /** Sends a step's request as a visitor and records each exchange; a 429 is lawful at any step. */
  async function call(step: Step, visitor: Visitor, sent: StepRequest = {}): Promise<Exchange> {
    const exchanges: Exchange[] = [];
    await send(step.operation, visitor, sent, (attempt) => {
      const isBusy = statusOf(attempt) === 429;
      const exchange = { step: isBusy ? { ...step, statuses: ['429'] } : step, ...attempt };
      exchanges.push(exchange);
      onExchange(exchange);
    });
    return exchanges.at(-1) as Exchange;
  }

  /** Fetches a file to which a response of an operation refers, or a range of its bytes. */
  const fetchFile = (
    operation: Operation,
    address: Address,
    as = createVisitor(),
    range: string | null = null,
  ): Promise<Result> => send(operation, as, { ...address, method: 'GET', headers: { range } });

  return {
    call,
    fetchFile,
    probe,
    /** Aborted with a sentence when a backend is gone or the user stopped the run. */
    ended,
    close: sender.close,
  };
}

export type Client = ReturnType<typeof createClient>;
