/**
 * Stands between the journeys and the backends and writes down every exchange. It does what the website's browser and
 * edge do: keeps the cookies of a visitor, echoes the CSRF token, adds the shared credential. Listens on this machine only.
 */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type Answer,
  type Api,
  type Exchange,
  type Failure,
  isAnswer,
  type Outgoing,
  type Step,
} from './exchange.ts';
import { createJar } from './jar.ts';
import type { Options } from './options.ts';
import { bodyLimit, createUpstream } from './upstream.ts';

/** The request header by which a journey's step says which one it is. */
export const stepHeader = 'x-conformance-step';

/** Headers of a step that travel on; the rest belongs to the connection. */
const forwarded = ['accept', 'content-type', 'authorization', 'cookie', 'origin'];

/** After so many requests in a row without an answer in time nothing more is tried. */
const patience = 3;

/** A request as a step makes it: `path` begins with a slash and stands below the backend's address. */
export type StepRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
};

/** Is told of each exchange as it happens. `onLast` is told of the one that ended the run, in place of `onExchange`. */
export type RecorderListener = {
  onExchange(exchange: Exchange): void;
  onLast(exchange: Exchange): void;
};

const names: Record<Api, string> = { agency: 'agency', hrms: 'human-resource' };

/**
 * Steps by `journey.step`, and what a run is told: the address for the journeys, and why it must end early. `interruption`
 * ends it from outside, with the sentence to show as its reason.
 */
export function createRecorder(
  options: Options,
  listener: RecorderListener,
  interruption: AbortSignal,
) {
  const steps = new Map<string, Step>();
  const jars = new Map<string, ReturnType<typeof createJar>>();
  const withheld = new Set<Step>();
  const stop = new AbortController();
  const lost = AbortSignal.any([interruption, stop.signal]);
  const upstream = createUpstream({ ...options, limit: bodyLimit, signal: lost });
  let timeouts = 0;

  function jarOf(journey: string) {
    const jar = jars.get(journey) ?? createJar();
    jars.set(journey, jar);
    return jar;
  }

  /** The edge adds the shared credential to the agency's calls alone. */
  function credentialOf(api: Api): { authorization?: string } {
    if (api !== 'agency' || !options.basicAuth) return {};
    return { authorization: `Basic ${Buffer.from(options.basicAuth).toString('base64')}` };
  }

  function dress({ journey, operation }: Step, request: StepRequest): Outgoing {
    const base = options[operation.api] ?? '';
    const headers: Record<string, string> = { 'user-agent': 'twinbridge-conformance' };
    for (const name of forwarded) if (request.headers[name]) headers[name] = request.headers[name];
    const jar = jarOf(journey);
    const cookie = jar.header();
    if (cookie) headers.cookie ??= cookie;
    if (request.method !== 'GET') {
      headers.origin ??= options.site ?? new URL(base).origin;
      // Over https Django's CSRF check looks at it.
      headers.referer = `${headers.origin}/`;
      const token = jar.get('csrftoken');
      if (token) headers['x-csrftoken'] = token;
      headers['content-length'] = String(request.body?.length ?? 0);
    }
    return {
      method: request.method,
      url: base + request.path,
      headers: { ...credentialOf(operation.api), ...headers },
      body: request.body,
    };
  }

  /** Says why the run cannot go on after a failure, if it cannot: nobody listens any more, or nobody answers. */
  async function findEnd(step: Step, failure: Failure): Promise<string | null> {
    const who = `The ${names[step.operation.api]} backend`;
    if (failure.kind === 'unreachable' || failure.kind === 'certificate') {
      return `${who} stopped answering at ${step.operation.id}: ${failure.reason}.`;
    }
    timeouts = failure.kind === 'timeout' ? timeouts + 1 : 0;
    if (timeouts >= patience) {
      return `${who} left ${patience} requests in a row without an answer, the last one at ${step.operation.id}.`;
    }
    if (failure.kind !== 'broken') return null;
    const url = options[step.operation.api] ?? '';
    const again = await upstream.send({ method: 'GET', url, headers: {}, body: null });
    return isAnswer(again) || again.kind !== 'unreachable'
      ? null
      : `${who} stopped answering at ${step.operation.id}: ${again.reason}.`;
  }

  /** Makes a step's request and writes it down. */
  async function call(step: Step, request: StepRequest): Promise<Exchange> {
    const outgoing = dress(step, request);
    const started = performance.now();
    const result = await upstream.send(outgoing);
    const exchange = { step, request: outgoing, result, duration: performance.now() - started };
    if (isAnswer(result)) {
      timeouts = 0;
      jarOf(step.journey).take(result.headers['set-cookie'] ?? []);
    } else {
      const end = lost.aborted ? null : await findEnd(step, result);
      if (end) stop.abort(end);
      if (lost.aborted) {
        listener.onLast(exchange);
        return exchange;
      }
    }
    listener.onExchange(exchange);
    return exchange;
  }

  /** True for a step that can only fail, because the sign-in before it set no session cookie. */
  function lacksSession({ journey, operation, statuses }: Step): boolean {
    const schemes: readonly string[] = operation.security;
    const isNeeded = schemes.includes('careersSession') && !statuses.includes(401);
    return isNeeded && jarOf(journey).get('sessionid') === undefined;
  }

  /** What the journeys see of a result: no redirect to follow, and a failure as an answer of its own. */
  function reply(outgoing: http.ServerResponse, result: Answer | Failure): void {
    if (!isAnswer(result)) {
      outgoing.writeHead(599, { 'content-type': 'text/plain' }).end(result.reason);
      return;
    }
    const type = result.headers['content-type']?.[0];
    outgoing.writeHead(result.status, type === undefined ? {} : { 'content-type': type });
    outgoing.end(result.body);
  }

  async function serve(incoming: http.IncomingMessage, outgoing: http.ServerResponse) {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const headers = Object.fromEntries(
      Object.entries(incoming.headers).map(([name, value]) => [name, String(value ?? '')]),
    );
    const step = steps.get(headers[stepHeader] ?? '');
    if (!step || lost.aborted) {
      outgoing.destroy();
      return;
    }
    if (!headers.cookie && lacksSession(step)) {
      withheld.add(step);
      reply(outgoing, { kind: 'broken', reason: 'there is no session' });
      return;
    }
    const { method = 'GET', url = '/' } = incoming;
    const body = chunks.length > 0 ? Buffer.concat(chunks) : null;
    const path = url.slice(`/${step.operation.api}`.length);
    reply(outgoing, (await call(step, { method, path, headers, body })).result);
  }

  const server = http.createServer((incoming, outgoing) => {
    serve(incoming, outgoing).catch(() => outgoing.destroy());
  });

  return {
    call,
    /** Asks for a path without writing it down, with the shared credential as everywhere. */
    probe(api: Api, path: string): Promise<Answer | Failure> {
      const headers: Record<string, string> = { accept: 'application/json', ...credentialOf(api) };
      return upstream.send({ method: 'GET', url: options[api] + path, headers, body: null });
    },
    /** Steps that were not sent, because the session that they need was never given. */
    withheld,
    /** Aborted with the sentence to show when a backend has gone, or somebody has stopped the run. */
    lost,
    /** Begins to listen for these steps and gives the address; each backend stands below it under its name. */
    async open(list: Step[]): Promise<string> {
      for (const step of list) steps.set(`${step.journey}.${step.id}`, step);
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    close() {
      upstream.close();
      server.close().closeAllConnections();
    },
  };
}

/** A recorder. */
export type Recorder = ReturnType<typeof createRecorder>;
