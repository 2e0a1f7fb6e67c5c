/** A proxy between the website and a backend that does not change the traffic, and judges it with the checks of a run. */
import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { documentedStatus, listExamples } from '../../openapi/listExamples.ts';
import { matchOperation } from '../../openapi/matchOperation.ts';
import { checkRequest, type Violation as RequestViolation } from '../../openapi/validate.ts';
import { listen } from '../../scripts/setup/listen.ts';
import { checkExchange } from './checks/response.ts';
import { createStep, isResponse, type Operation, type Result, statusOf } from './exchange.ts';
import { createUpstream } from './upstream.ts';
import type { StepViolation } from './violations.ts';

/**
 * Called for each call, with the violations of its request and of its response. `operation` is null for a call that the
 * contract does not have.
 */
export type RelayListener = (call: {
  operation: Operation | null;
  method: string;
  path: string;
  status: number | null;
  requestViolations: RequestViolation[];
  violations: StepViolation[];
}) => void;

/** `port` is the relay's own port, `backend` the origin behind it. */
type RelayOptions = { backend: string; port: number; insecure: boolean } & Pick<Operation, 'api'>;

/** Headers of one connection, which are not those of the next; the body is passed on decoded. */
const connectionHeaders =
  /^(connection|keep-alive|transfer-encoding|content-encoding|content-length)$/;

function reply(outgoing: http.ServerResponse, result: Result): void {
  if (!isResponse(result)) {
    outgoing.writeHead(502, { 'content-type': 'text/plain' }).end(result.reason);
    return;
  }
  const headers = Object.entries(result.headers).filter(([name]) => !connectionHeaders.test(name));
  outgoing.writeHead(result.status, Object.fromEntries(headers)).end(result.body);
}

/** Starts a relay; `close` ends it. Rejects when the port is in use. */
export async function startRelay(
  { api, backend, port, insecure }: RelayOptions,
  onCall: RelayListener,
) {
  const upstream = createUpstream({ timeout: 60_000, limit: 200 * 1024 * 1024, insecure });
  const base = api === 'hrms' ? '/hrms' : '';

  const server = http.createServer(async (incoming, outgoing) => {
    const { method = 'GET', url: path = '/' } = incoming;
    const { host: _, connection: __, ...rest } = incoming.headers;
    const headers = Object.fromEntries(
      Object.entries(rest).map(([name, value]) => [name, String(value)]),
    );
    const isRead = method === 'GET' || method === 'HEAD';
    const body = isRead ? null : await buffer(incoming).catch(() => undefined);
    // The browser gave up sending.
    if (body === undefined) return;
    const request = { method, url: backend + path, headers, body };
    const result = await upstream.send(request);
    const [pathname = ''] = path.split('?');
    const match = matchOperation(method, base + pathname);
    const call = { method, path, status: statusOf({ result }) };
    if (match) {
      const { operation } = match;
      const documented = documentedStatus(operation.examples, call.status ?? 0);
      const listed = new Set(listExamples(operation).map(({ status }) => status));
      const statuses = documented && call.status ? [call.status] : [...listed];
      const step = createStep('proxy', operation.id, operation.summary, operation.id, { statuses });
      const requestViolations = await checkRequest(new Request(request.url, request), match);
      const violations = checkExchange({ step, request, result, duration: 0 });
      onCall({ ...call, operation, requestViolations, violations });
    } else if (api === 'hrms' || pathname.includes('/api/')) {
      onCall({ ...call, operation: null, requestViolations: [], violations: [] });
    }
    reply(outgoing, result);
  });

  return {
    origin: await listen(server, port),
    close() {
      upstream.close();
      server.close().closeAllConnections();
    },
  };
}
