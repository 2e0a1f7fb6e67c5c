/** A proxy between the website and a backend that checks the traffic as a run does. It asks for whole responses, and passes them on decoded. */
import http from 'node:http';
import { documentedStatus } from '#contract/listExamples.ts';
import { type Match, matchOperation } from '#contract/matchOperation.ts';
import { checkRequest, type Violation as RequestViolation } from '#contract/validate.ts';
import { checkExchange } from '../../conformance/src/checks/response.ts';
import {
  createStep,
  type Finding,
  isResponse,
  type Operation,
  type Outgoing,
  type Result,
  statusOf,
} from '../../conformance/src/exchange.ts';
import { parseBody, parseJson } from '../../conformance/src/json.ts';
import { toPrintable } from '../../conformance/src/printable.ts';
import {
  acceptEncoding,
  createSender,
  maxBodyBytes,
  tooLargeFailure,
} from '../../conformance/src/request.ts';
import { addSecretsOf, mask } from '../../conformance/src/secrets.ts';
import { isFromOtherSite, parseTarget, Refusal, readBody } from '../../mocks/http/incoming.ts';

/**
 * Called for each call, with the violations of its request and of its response. `operation` is null for a call outside
 * the contract. `request` and `result` are not masked.
 */
export type RelayListener = (call: {
  operation: Operation | null;
  method: string;
  path: string;
  status: number | null;
  requestViolations: RequestViolation[];
  violations: Finding[];
  request: Outgoing;
  result: Result;
}) => void;

/** `backend` is the URL behind the relay, `hosts` the host names that it accepts besides the loopback's. */
type RelayOptions = { backend: string; insecure: boolean; hosts: string[] } & Pick<
  Operation,
  'api'
>;

/** The parsed body of a request: an object for each field of a form, or JSON. */
async function parseContent({ headers, body }: Omit<Outgoing, 'content'>): Promise<unknown> {
  if (!body) return undefined;
  const form = await new Response(new Uint8Array(body), { headers }).formData().catch(() => null);
  return form ? [...form].map(([name, value]) => ({ [name]: value })) : parseJson(body);
}

/** Headers that apply to one connection only; bodies are passed on complete and decoded. */
const connectionHeaders =
  /^(host|connection|keep-alive|proxy-connection|te|upgrade|expect|transfer-encoding|content-encoding|content-length)$/;

function reply(outgoing: http.ServerResponse, result: Result): void {
  if (!isResponse(result)) {
    outgoing.writeHead(502, { 'content-type': 'text/plain' }).end(result.reason);
    return;
  }
  const headers = Object.entries(result.headers).filter(([name]) => !connectionHeaders.test(name));
  outgoing.writeHead(result.status, Object.fromEntries(headers)).end(result.body);
}

/** Creates a relay that does not listen yet. Closing it ends its connections to the backend. */
export function createRelay(
  { api, backend, insecure, hosts }: RelayOptions,
  onCall: RelayListener,
): http.Server {
  const sender = createSender({ timeoutMs: 60_000, maxBytes: 200 * 1024 * 1024, insecure });
  const base = api === 'hrms' ? '/hrms' : '';

  /** Checks a call. Reports calls outside the contract without checking them, and ignores files. */
  async function judge(
    request: Outgoing,
    result: Result,
    { pathname, search }: URL,
    match: Match | null,
  ): Promise<void> {
    const { method } = request;
    addSecretsOf({ request, result }, parseBody({ result }));
    const path = mask(pathname + search);
    const call = { method, path, status: statusOf({ result }), request, result };
    if (!match) {
      const isCall = api === 'hrms' || pathname.includes('/api/');
      if (isCall) onCall({ ...call, operation: null, requestViolations: [], violations: [] });
      return;
    }
    const { operation } = match;
    const documented = documentedStatus(operation.examples, call.status ?? 0);
    const statuses = documented ? [documented] : Object.keys(operation.examples);
    const step = createStep('proxy', operation.summary, operation.id, statuses);
    const body = request.body && new Uint8Array(request.body);
    const requestViolations = await checkRequest(
      new Request(request.url, { ...request, body }),
      match,
    );
    const isLarge = isResponse(result) && result.body.length > maxBodyBytes;
    const judged = {
      step,
      request,
      result: isLarge ? tooLargeFailure(maxBodyBytes) : result,
      duration: 0,
    };
    const violations = method === 'HEAD' ? [] : checkExchange(judged);
    onCall({ ...call, operation, requestViolations, violations });
  }

  async function handle(incoming: http.IncomingMessage, outgoing: http.ServerResponse) {
    const { method = 'GET' } = incoming;
    const target = parseTarget(incoming, hosts);
    if (method === 'TRACE') throw new Refusal(405, 'TRACE is not passed on.');
    const isRead = method === 'GET' || method === 'HEAD';
    if (!isRead && isFromOtherSite(incoming.headers, hosts)) {
      const sentence = 'This write comes from a page of another site. See --allow-host.';
      throw new Refusal(403, sentence);
    }
    const passed = Object.entries(incoming.headers).filter(
      ([name]) => !connectionHeaders.test(name),
    );
    const headers = Object.fromEntries(passed.map(([name, value]) => [name, String(value)]));
    // Responses are checked whole.
    for (const name of ['if-none-match', 'if-modified-since']) delete headers[name];
    // Responses are read, and passed on decoded.
    if (headers['accept-encoding']) headers['accept-encoding'] = acceptEncoding;
    const match = matchOperation(method, base + target.pathname);
    const body = isRead ? null : await readBody(incoming, match?.operation);
    const { href: url } = new URL(`.${target.pathname}${target.search}`, `${backend}/`);
    const sent = { method, url, headers, body };
    const request = { ...sent, content: await parseContent(sent) };
    const result = await sender.send(request);
    try {
      await judge(request, result, target, match);
    } finally {
      reply(outgoing, result);
    }
  }

  const server = http.createServer((incoming, outgoing) => {
    handle(incoming, outgoing).catch(async (error) => {
      if (error instanceof Refusal) {
        incoming.resume();
        const { status, headers } = error.response;
        outgoing.writeHead(status, Object.fromEntries(headers)).end(await error.response.text());
      } else if (outgoing.headersSent) console.error(toPrintable(String(error.stack)));
      else outgoing.destroy();
    });
  });
  return server.on('close', sender.close);
}
