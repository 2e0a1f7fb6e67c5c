/**
 * Lets Prism look at every exchange without touching it. Prism reads uploads as text and joins cookies, so a request goes
 * through it for judgement, while the backend gets the original request and the client the original answer.
 */

import { randomUUID } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { matchOperation } from '#contract/matchOperation.ts';
import { nameRedirect } from '../checks/answer.ts';
import {
  type Answer,
  type Api,
  explainFailure,
  type Failure,
  headerOf,
  isAnswer,
  type Operation,
  type Outgoing,
} from '../exchange.ts';
import { show } from '../findings.ts';
import { createUpstream } from '../upstream.ts';
import { type Prism, startPrism } from './prism.ts';
import { type ProxyViolation, readViolations, violationHeader } from './violations.ts';

/** Is told of every call of the contract that went through, with its breaches. */
export type RelayListener = (event: {
  operation: Operation | null;
  method: string;
  path: string;
  status: number | null;
  violations: ProxyViolation[];
}) => void;

/** Where a relay stands: between its own port and a backend. */
export type RelayOptions = { api: Api; backend: string; port: number; insecure: boolean };

const ticketHeader = 'x-relay-ticket';
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

function reply(outgoing: http.ServerResponse, result: Answer | Failure): void {
  if (!isAnswer(result)) {
    outgoing.writeHead(502, { 'content-type': 'text/plain' }).end(result.reason);
    return;
  }
  const headers = Object.entries(result.headers).filter(
    ([name]) => !connectionHeaders.includes(name),
  );
  outgoing.writeHead(result.status, Object.fromEntries(headers)).end(result.body);
}

/** An answer of Prism's own stands for one that it could not read, such as JSON that breaks off. */
function explainSilence(judged: Answer | Failure, result: Answer): ProxyViolation[] {
  const problem = 'application/problem+json';
  const isOwn = !isAnswer(judged) || headerOf(judged, 'content-type').startsWith(problem);
  if (!isOwn || headerOf(result, 'content-type').startsWith(problem)) return [];
  const got = show(result.body.toString('utf8', 0, 200));
  return [{ side: 'response', field: '', expected: 'must be something that Prism can read', got }];
}

/** A backend that gives no answer, or sends its client elsewhere, has one breach: Prism cannot look at what is not there. */
function findObstacle(result: Answer | Failure): ProxyViolation | null {
  if (!isAnswer(result)) {
    const { expected, got } = explainFailure(result);
    return { side: 'response', field: '', expected: `must be ${expected}`, got };
  }
  const redirect = nameRedirect(result);
  if (redirect === null) return null;
  const expected = 'must be an answer at the path as written';
  return { side: 'response', field: 'status', expected, got: redirect };
}

/** What is wrong with an exchange: all that Prism found, or what kept it from looking. */
function findViolations(
  request: Outgoing,
  result: Answer | Failure,
  judged: Answer | Failure,
): ProxyViolation[] {
  const obstacle = findObstacle(result);
  if (obstacle || !isAnswer(result)) return obstacle ? [obstacle] : [];
  const header = isAnswer(judged) ? headerOf(judged, violationHeader) : '';
  const violations = readViolations(header, { request, response: result });
  return [...violations, ...explainSilence(judged, result)];
}

function listen(server: http.Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
  });
}

/** Starts a relay with its Prism. Rejects when the port is taken. `close` ends both. */
export async function startRelay(options: RelayOptions, onCall: RelayListener) {
  const { api, backend, insecure } = options;
  const upstream = createUpstream({ timeout: 60_000, limit: 200 * 1024 * 1024, insecure });
  const requests = new Map<string, Outgoing>();
  const results = new Map<string, Answer | Failure>();

  /** Behind Prism: the backend gets the request as the client sent it. */
  const behind = http.createServer(async (incoming, outgoing) => {
    incoming.resume();
    const ticket = String(incoming.headers[ticketHeader]);
    const request = requests.get(ticket);
    const result = request && (await upstream.send(request));
    if (!result) {
      outgoing.destroy();
      return;
    }
    results.set(ticket, result);
    reply(outgoing, result);
  });

  /** Sends a request through Prism; gives the backend's own answer and what Prism said of it. */
  async function judge(request: Outgoing, prism: Prism) {
    const ticket = randomUUID();
    requests.set(ticket, request);
    const path = request.url.slice(backend.length);
    const judged = await upstream.send({
      ...request,
      url: prism.address + path,
      headers: { ...request.headers, [ticketHeader]: ticket },
    });
    const result = results.get(ticket) ?? (await upstream.send(request));
    requests.delete(ticket);
    results.delete(ticket);
    return { result, violations: findViolations(request, result, judged) };
  }

  const prism = await startPrism(api, await listen(behind, 0));
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
    const status = isAnswer(result) ? result.status : null;
    if (isCall) onCall({ operation, method, path, status, violations });
    reply(outgoing, result);
  });
  const close = () => {
    upstream.close();
    prism.stop();
    for (const server of [front, behind]) server.close().closeAllConnections();
  };
  try {
    return { address: await listen(front, options.port), close };
  } catch (error) {
    close();
    throw error;
  }
}
