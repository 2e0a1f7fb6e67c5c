/**
 * Validates traffic with Prism without modifying it. Prism reads uploads as text and joins cookies, so each request
 * passes through Prism for validation only: the backend gets the original request and the client the original
 * response.
 */

import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { matchOperation } from '#contract/matchOperation.ts';
import { nameRedirect } from '../../conformance/src/checks/response.ts';
import {
  type Api,
  type BackendResponse,
  explainFailure,
  type Failure,
  headerOf,
  isResponse,
  type Operation,
  type Outgoing,
} from '../../conformance/src/exchange.ts';
import { createUpstream } from '../../conformance/src/upstream.ts';
import { show } from '../../conformance/src/violations.ts';
import { listen } from '../setup/listen.ts';
import { type Prism, startPrism } from '../setup/startPrism.ts';
import { type ProxyViolation, readViolations, violationHeader } from './violations.ts';

/** Called for each contract call with its violations. */
export type RelayListener = (event: {
  operation: Operation | null;
  method: string;
  path: string;
  status: number | null;
  violations: ProxyViolation[];
}) => void;

/** `port` is the relay's own port, `backend` the origin behind it. */
export type RelayOptions = { api: Api; backend: string; port: number; insecure: boolean };

const exchangeIdHeader = 'x-relay-exchange-id';
const connectionHeaders = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-encoding',
  'content-length',
];

async function toOutgoing(incoming: http.IncomingMessage, base: string): Promise<Outgoing> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const body = chunks.length > 0 ? Buffer.concat(chunks) : null;
  const { host: _, connection: __, ...rest } = incoming.headers;
  const headers = Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [name, String(value)]),
  );
  return { method: incoming.method ?? 'GET', url: base + incoming.url, headers, body };
}

function reply(outgoing: http.ServerResponse, result: BackendResponse | Failure): void {
  if (!isResponse(result)) {
    outgoing.writeHead(502, { 'content-type': 'text/plain' }).end(result.reason);
    return;
  }
  const headers = Object.entries(result.headers).filter(
    ([name]) => !connectionHeaders.includes(name),
  );
  outgoing.writeHead(result.status, Object.fromEntries(headers)).end(result.body);
}

/** Prism responds with an error of its own when it cannot read the backend's response, for example truncated JSON. */
function explainSilence(
  judged: BackendResponse | Failure,
  result: BackendResponse,
): ProxyViolation[] {
  const violation = 'application/problem+json';
  const isOwn = !isResponse(judged) || headerOf(judged, 'content-type').startsWith(violation);
  if (!isOwn || headerOf(result, 'content-type').startsWith(violation)) return [];
  const got = show(result.body.toString('utf8', 0, 200));
  return [{ side: 'response', field: '', expected: 'must be something that Prism can read', got }];
}

/** The single violation of a backend that does not respond or redirects: there is nothing for Prism to validate. */
function findObstacle(result: BackendResponse | Failure): ProxyViolation | null {
  if (!isResponse(result)) {
    const { expected, got } = explainFailure(result);
    return { side: 'response', field: '', expected: `must be ${expected}`, got };
  }
  const redirect = nameRedirect(result);
  if (redirect === null) return null;
  const expected = 'must be a response at the path as written';
  return { side: 'response', field: 'status', expected, got: redirect };
}

function findViolations(
  request: Outgoing,
  result: BackendResponse | Failure,
  judged: BackendResponse | Failure,
): ProxyViolation[] {
  const obstacle = findObstacle(result);
  if (obstacle || !isResponse(result)) return obstacle ? [obstacle] : [];
  const header = isResponse(judged) ? headerOf(judged, violationHeader) : '';
  const violations = readViolations(header, { request, response: result });
  return [...violations, ...explainSilence(judged, result)];
}

/** Starts a relay and its Prism process; `close` ends both. Rejects when the port is in use. */
export async function startRelay(options: RelayOptions, onCall: RelayListener) {
  const { api, backend, insecure } = options;
  const upstream = createUpstream({ timeout: 60_000, limit: 200 * 1024 * 1024, insecure });
  const requests = new Map<string, Outgoing>();
  const results = new Map<string, BackendResponse | Failure>();

  /** Prism's upstream: sends the client's original request to the backend. */
  const behind = http.createServer(async (incoming, outgoing) => {
    incoming.resume();
    const exchangeId = String(incoming.headers[exchangeIdHeader]);
    const request = requests.get(exchangeId);
    const result = request && (await upstream.send(request));
    if (!result) {
      outgoing.destroy();
      return;
    }
    results.set(exchangeId, result);
    reply(outgoing, result);
  });

  /** Sends a request through Prism; gives the backend's original response and the violations. */
  async function judge(request: Outgoing, prism: Prism) {
    const exchangeId = randomUUID();
    requests.set(exchangeId, request);
    const path = request.url.slice(backend.length);
    const judged = await upstream.send({
      ...request,
      url: prism.origin + path,
      headers: { ...request.headers, [exchangeIdHeader]: exchangeId },
    });
    const result = results.get(exchangeId) ?? (await upstream.send(request));
    requests.delete(exchangeId);
    results.delete(exchangeId);
    return { result, violations: findViolations(request, result, judged) };
  }

  const prism = await startPrism(api, await listen(behind));
  const base = api === 'hrms' ? '/hrms' : '';
  const front = http.createServer(async (incoming, outgoing) => {
    const request = await toOutgoing(incoming, backend);
    const { method } = request;
    const { pathname } = new URL(request.url);
    const path = incoming.url ?? '/';
    const operation = matchOperation(method, base + path.replace(/\?.*/, ''))?.operation ?? null;
    const { result, violations } = operation
      ? await judge(request, prism)
      : { result: await upstream.send(request), violations: [] };
    const isCall = operation !== null || api === 'hrms' || pathname.includes('/api/');
    const status = isResponse(result) ? result.status : null;
    if (isCall) onCall({ operation, method, path, status, violations });
    reply(outgoing, result);
  });
  const close = () => {
    upstream.close();
    prism.stop();
    for (const server of [front, behind]) server.close().closeAllConnections();
  };
  try {
    return { origin: await listen(front, options.port), close };
  } catch (error) {
    close();
    throw error;
  }
}
