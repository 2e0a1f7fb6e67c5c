/**
 * Validates traffic with Prism without modifying it. Prism reads uploads as text and joins cookies, so it only gets a
 * copy of each request and of its response: the backend gets the original request and the client the original response.
 */

import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { buffer } from 'node:stream/consumers';
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
import { startPrism } from '../setup/startPrism.ts';
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

/** Headers of one connection, which are not those of the next; the body is passed on decoded. */
const connectionHeaders =
  /^(connection|keep-alive|transfer-encoding|content-encoding|content-length)$/;

function reply(outgoing: http.ServerResponse, result: BackendResponse | Failure): void {
  if (!isResponse(result)) {
    outgoing.writeHead(502, { 'content-type': 'text/plain' }).end(result.reason);
    return;
  }
  const headers = Object.entries(result.headers).filter(([name]) => !connectionHeaders.test(name));
  outgoing.writeHead(result.status, Object.fromEntries(headers)).end(result.body);
}

/** The single violation of a backend that does not respond or redirects: there is nothing for Prism to validate. */
function findObstacle(result: BackendResponse | Failure): ProxyViolation | null {
  if (!isResponse(result)) {
    const { expected, got } = explainFailure(result);
    return { side: 'response', field: '', expected: `must be ${expected}`, got };
  }
  const got = nameRedirect(result);
  const expected = 'must be a response at the path as written';
  return got === null ? null : { side: 'response', field: 'status', expected, got };
}

/** Starts a relay and its Prism process; `close` ends both. Rejects when the port is in use. */
export async function startRelay(options: RelayOptions, onCall: RelayListener) {
  const { api, backend, insecure } = options;
  const upstream = createUpstream({ timeout: 60_000, limit: 200 * 1024 * 1024, insecure });
  const responses = new Map<string, BackendResponse>();

  /** Prism's upstream: gives the response that the backend has sent. */
  const behind = http.createServer((incoming, outgoing) => {
    incoming.resume();
    const response = responses.get(String(incoming.headers[exchangeIdHeader]));
    if (response) reply(outgoing, response);
    else outgoing.destroy();
  });
  const prism = await startPrism(api, await listen(behind));

  /** Sends copies of a request and its response through Prism and gives the violations. */
  async function judge(request: Outgoing, result: BackendResponse | Failure) {
    const obstacle = findObstacle(result);
    if (obstacle || !isResponse(result)) return obstacle ? [obstacle] : [];
    const exchangeId = randomUUID();
    responses.set(exchangeId, result);
    const url = prism.origin + request.url.slice(backend.length);
    const headers = { ...request.headers, [exchangeIdHeader]: exchangeId };
    const judged = await upstream.send({ ...request, url, headers });
    responses.delete(exchangeId);
    const header = isResponse(judged) ? headerOf(judged, violationHeader) : '';
    const violations = readViolations(header, { request, response: result });
    // Prism responds with an error of its own when it cannot read a response, for example truncated JSON.
    const isError = (response: BackendResponse) =>
      headerOf(response, 'content-type').startsWith('application/problem+json');
    const isSilent = !isResponse(judged) || isError(judged);
    if (!isSilent || isError(result)) return violations;
    const got = show(result.body.toString('utf8', 0, 200));
    const expected = 'must be something that Prism can read';
    return [...violations, { side: 'response', field: '', expected, got }];
  }

  const front = http.createServer(async (incoming, outgoing) => {
    const { method = 'GET', url: path = '/' } = incoming;
    const { host: _, connection: __, ...rest } = incoming.headers;
    const headers = Object.fromEntries(
      Object.entries(rest).map(([name, value]) => [name, String(value)]),
    );
    const sent = await buffer(incoming);
    const body = sent.length > 0 ? sent : null;
    const request = { method, url: backend + path, headers, body };
    const { pathname } = new URL(request.url);
    const base = api === 'hrms' ? '/hrms' : '';
    const operation = matchOperation(method, base + path.replace(/\?.*/, ''))?.operation ?? null;
    const result = await upstream.send(request);
    const violations = operation ? await judge(request, result) : [];
    const status = isResponse(result) ? result.status : null;
    const isCall = operation !== null || api === 'hrms' || pathname.includes('/api/');
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
