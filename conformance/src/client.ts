/**
 * Sends the requests of a run as the website's browsers and edge do: with cookies, the CSRF token and the shared
 * credential. Waits when a server asks for it.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { credentials, csrf } from '../../openapi/generated/calls.ts';
import { allowedUrlSchemes } from '../../openapi/generated/contentPolicy.ts';
import { createJar } from './checks/cookies.ts';
import {
  type Api,
  type Exchange,
  expects,
  type Failure,
  headerOf,
  isResponse,
  type Operation,
  type Outgoing,
  type Result,
  type Step,
} from './exchange.ts';
import { acceptEncoding, createSender, maxBodyBytes } from './request.ts';

/** A visitor's cookies and, at the human-resource backend, token. */
export type Visitor = { jar: ReturnType<typeof createJar>; token?: string };

/** A visitor without cookies and token. */
export const createVisitor = (): Visitor => ({ jar: createJar() });

/** A copy of a visitor; changes to it do not affect the original. */
export function copyOf({ jar, token }: Visitor): Visitor {
  const copy = createVisitor();
  copy.jar.take(jar.header().split('; ').filter(Boolean));
  return { ...copy, token };
}

/** A path below the backend's URL, or an absolute URL elsewhere. */
export type Address = { path: string } | { url: URL };

/** A request, by default to the operation's path and for JSON. Headers that are null are omitted. */
export type StepRequest = {
  method?: string;
  headers?: Record<string, string | null>;
  body?: Buffer | null;
} & (Address | { path?: undefined });

export type ClientOptions = {
  agency: string;
  hrms: string | null;
  site: string | null;
  basicAuth: string | null;
  insecure: boolean;
  timeoutMs: number;
};

/** Names of the backends at the start of a sentence. */
export const names: Record<Api, string> = {
  agency: 'The agency backend',
  hrms: 'The human-resource backend',
};

/** Headers that every browser sends with a call of the website. */
const browserHeaders = {
  accept: '*/*',
  'accept-encoding': acceptEncoding,
  'accept-language': 'en-GB,en;q=0.9,ur;q=0.8',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) contract-conformance',
};

/** Headers that may go to other origins. */
const publicHeaders = [...Object.keys(browserHeaders), 'range'];

/** Bytes of all responses, which stay in memory for the checks; without files. */
const maxReceivedBytes = 512 * 1024 * 1024;

/** Consecutive timeouts, of files too, after which the run ends. */
const maxTimeouts = 3;

/** Seconds that a run waits because of 429, for one response and in total. */
const [maxWait, maxWaits] = [60, 300];

/** Seconds in a `Retry-After`, at least 1; NaN without it. */
function readRetryAfter(text: string): number {
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return Math.max(seconds, 1);
}

/** Two bases: a relative URL resolves differently against them, an absolute URL does not. */
const bases = ['http://one.invalid', 'https://two.invalid'] as const;

/**
 * The address of a media URL as the edge would find it: below the backend's URL, also where it names the origin of the
 * website or the backend. Null for a URL that the website does not load: relative to the page or to the scheme, with a
 * scheme that the contract does not allow, or with a user.
 */
export function findAddress(
  text: string,
  { agency, site }: Pick<ClientOptions, 'agency' | 'site'>,
): Address | null {
  if (!bases.every((base) => URL.canParse(text, base))) return null;
  const [one, two] = [new URL(text, bases[0]), new URL(text, bases[1])];
  if (one.username || one.password) return null;
  const backend = new URL(agency);
  const prefix = backend.pathname.replace(/\/$/, '');
  const isPrefixed = prefix !== '' && one.pathname.startsWith(`${prefix}/`);
  const path = one.pathname.slice(isPrefixed ? prefix.length : 0) + one.search;
  if (one.href !== two.href) {
    return text.startsWith('/') && one.origin === bases[0] ? { path } : null;
  }
  if (!allowedUrlSchemes.media.includes(one.protocol.slice(0, -1))) return null;
  return one.origin === site || one.origin === backend.origin ? { path } : { url: one };
}

/**
 * Creates a client. Aborting `interruption` ends the run; its reason is shown to the user. `onExchange` gets each
 * exchange; `isLast` is true for the one that ended the run.
 */
export function createClient(
  options: ClientOptions,
  onExchange: (exchange: Exchange, isLast: boolean) => void,
  interruption: AbortSignal,
) {
  const stop = new AbortController();
  const ended = AbortSignal.any([interruption, stop.signal]);
  const sender = createSender({ ...options, maxBytes: maxBodyBytes, signal: ended });
  let [timeouts, receivedBytes, waited] = [0, 0, 0];

  /** Headers that a visitor's browser and the edge add. */
  function headersOf({ jar, token }: Visitor, { api }: Operation, method: string, origin: string) {
    const { basicAuth, site } = options;
    const basic = basicAuth && api === 'agency' && Buffer.from(basicAuth).toString('base64');
    const own = token ? credentials.tokenAuth.prefix + token : null;
    const both = {
      cookie: jar.header() || null,
      authorization: basic ? `Basic ${basic}` : own,
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'cors',
    };
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
      ...browserHeaders,
      ...(isForeign ? {} : headersOf(visitor, operation, method, base.origin)),
      ...request.headers,
    };
    const headers: Record<string, string> = {};
    for (const [name, value] of Object.entries(all)) {
      if (value !== null && (!isForeign || publicHeaders.includes(name))) headers[name] = value;
    }
    if (isForeign) return { method: 'GET', url: url.href, headers, body: null };
    if (method !== 'GET') {
      // Django's CSRF check reads it over https.
      if (headers.origin) headers.referer = `${headers.origin}/`;
      headers['content-length'] = String(body?.length ?? 0);
    }
    return { method, url: url.href, headers, body };
  }

  /** Waits as long as a 429 says. False for other results, and if it names no time or too long a time. */
  async function waitFor(result: Result): Promise<boolean> {
    if (!isResponse(result) || result.status !== 429) return false;
    const seconds = readRetryAfter(headerOf(result, 'retry-after'));
    if (!(seconds <= maxWait) || waited + seconds > maxWaits) return false;
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

  /** Why the run cannot continue after a failure (the backend is down or times out); null if it can. */
  async function findEnd({ operation }: Step, failure: Failure): Promise<string | null> {
    const { id, api } = operation;
    const sentence = (why: string) => `${names[api]} stopped responding at ${id}: ${why}.`;
    const { kind, reason } = failure;
    if (kind === 'unreachable' || kind === 'certificate') return sentence(reason);
    timeouts = kind === 'timeout' ? timeouts + 1 : 0;
    if (timeouts >= maxTimeouts) {
      return `${names[api]} left ${maxTimeouts} requests in a row without a response, the last one at ${id}.`;
    }
    if (kind !== 'broken') return null;
    const again = await probe(operation, { method: 'GET', path: '/' });
    return !isResponse(again) && again.kind === 'unreachable' ? sentence(again.reason) : null;
  }

  /** Sends a step's request as a visitor and records the exchange. */
  async function call(step: Step, visitor: Visitor, sent: StepRequest = {}): Promise<Exchange> {
    const started = performance.now();
    const request = toOutgoing(visitor, step.operation, sent);
    const result = await sender.send(request);
    const exchange = { step, request, result, duration: performance.now() - started };
    const isOwn =
      new URL(request.url).origin === new URL(String(options[step.operation.api])).origin;
    if (!isResponse(result)) {
      const end = ended.aborted || !isOwn ? null : await findEnd(step, result);
      if (end) stop.abort(end);
      onExchange(exchange, ended.aborted);
      return exchange;
    }
    timeouts = 0;
    if (!expects(step, 429) && result.status === 429) {
      // The 429 is checked too: a form takes a body with only `message` for a success.
      const busy = { ...exchange, step: { ...step, statuses: ['429'] } };
      if (!step.file) onExchange(busy, false);
      return (await waitFor(result)) ? call(step, visitor, sent) : busy;
    }
    if (!step.file) receivedBytes += result.body.length;
    if (receivedBytes > maxReceivedBytes) {
      stop.abort(`The backends have sent more than ${maxReceivedBytes / 1024 / 1024} MB.`);
    }
    if (isOwn) visitor.jar.take(result.headers['set-cookie'] ?? []);
    onExchange(exchange, false);
    return exchange;
  }

  return {
    call,
    probe,
    /** Aborted with a sentence when a backend is gone or the user stopped the run. */
    ended,
    /** Seconds that the run has waited because of 429. */
    waited: () => waited,
    close: sender.close,
  };
}

export type Client = ReturnType<typeof createClient>;
