/** The way of every call through the mock, in order: operation, outcome, request check, answer, response check, log. */
import { bypass, delay, getResponse, type HttpHandler, HttpResponse } from 'msw';
import { isPassthroughResponse } from 'msw/utils/passthrough';
import { operations } from '#contract/generated/operations.ts';
import { isPersonal } from '#contract/isPersonal.ts';
import { listExamples, type Operation } from '#contract/listExamples.ts';
import { type Match, matchOperation } from '#contract/matchOperation.ts';
import { checkRequest, checkResponse, type Violation } from '#contract/validate.ts';
import type { Call, EndLog, Outcome, ViolationListener } from './call.ts';
import { ready } from './db/store.ts';
import { handlers } from './handlers.ts';
import { toResponse } from './responses/examples.ts';
import { playFault } from './responses/faults.ts';
import { playRecorded } from './responses/recorded.ts';
import { refuseRequest } from './responses/refusals.ts';
import { takeOutcome } from './scenario/tab.ts';

/** What differs between the browser, Node and HTTP. */
export type Host = {
  onViolation: ViolationListener;
  /** Handlers of a test, also for calls outside the contract. */
  added?: HttpHandler[];
  /** What a call has chosen itself, by a header. */
  choose?: (operation: Operation) => Outcome | undefined;
  /** Responds in place of the mock: Prism. */
  forward?: (call: Call) => Promise<Response>;
  log?: (request: Request, operation: string | null, outcome: Outcome) => Promise<EndLog>;
};

const explain = (detail: string, status: number, headers: Record<string, string> = {}) =>
  HttpResponse.json({ detail }, { status, headers });

const allMethods = [...new Set(Object.values(operations).map(({ method }) => method))];

/** The response to a call outside the contract: 405 or 404 as from a server, with a hint. */
export function respondToUnknown(method: string, pathname: string): Response {
  const methodsOf = (path: string) => allMethods.filter((each) => matchOperation(each, path));
  const missing = `The contract has no ${method} ${pathname}.`;
  const allow = methodsOf(pathname).join(', ');
  if (allow) return explain(`${missing} It has ${allow}.`, 405, { allow });
  const other = pathname.endsWith('/') ? pathname.slice(0, -1) : `${pathname}/`;
  const hint = methodsOf(other).length > 0 ? ` Did you mean ${other}?` : '';
  return explain(missing + hint, 404);
}

/** The response of a test's own handlers; undefined when none matches. */
const answerFromAdded = (added: HttpHandler[], request: Request) =>
  getResponse(added, request, { baseUrl: new URL(request.url).origin });

/** Responds with the recorded or chosen example, a test's handler, a refusal, or the mock's handler. */
async function answer(call: Call, added: HttpHandler[]): Promise<Response> {
  const { request, outcome, match } = call;
  const { id } = match.operation;
  const { example: name = '', status = 200 } = outcome;
  const recorded = playRecorded(call);
  if (recorded) return recorded;
  if (listExamples(match.operation).some((each) => each.name === name))
    return toResponse(match.operation, { name, status });
  return (
    (await answerFromAdded(added, request)) ??
    refuseRequest(call) ??
    (await getResponse(handlers, request)) ??
    explain(`No handler responds to ${id}.`, 501)
  );
}

/** A copy of the response that no cache may store if it is personal, and its violations. */
async function checked(response: Response, match: Match): Promise<[Response, Violation[]]> {
  if (response.type === 'error' || isPassthroughResponse(response)) return [response, []];
  const { status, statusText } = response;
  const headers = new Headers(response.headers);
  if (isPersonal(match.operation)) headers.set('cache-control', 'no-store');
  const body = await response.arrayBuffer();
  const copy = new Response(body.byteLength > 0 ? body : null, { status, statusText, headers });
  return [copy, checkResponse(response, body, match)];
}

/** Responds to a call of a backend. */
export async function respond(request: Request, host: Host): Promise<Response> {
  const { method, url } = request;
  if (method === 'HEAD') {
    const response = await respond(new Request(request, { method: 'GET' }), host);
    return response.type === 'error' ? response : new Response(null, response);
  }
  const { pathname } = new URL(url);
  const match = matchOperation(method, pathname);
  const outcome = match ? takeOutcome(match.operation.id, host.choose?.(match.operation)) : {};
  const endLog = await host.log?.(request, match?.operation.id ?? null, outcome);
  const { added = [], forward = (call: Call) => answer(call, added) } = host;
  const violations: Violation[] = [];
  const report = (found: Violation[]) => {
    violations.push(...found);
    for (const violation of found) host.onViolation(violation);
  };

  async function play(): Promise<Response> {
    if (outcome.delayMs) await delay(outcome.delayMs);
    if (!match) {
      const other = await answerFromAdded(added, request);
      if (!other) return respondToUnknown(method, pathname);
      const message = 'a handler responds to a call that the contract does not have';
      report([{ operation: `${method} ${pathname}`, side: 'response', pointer: '', message }]);
      return other;
    }
    await ready();
    report(await checkRequest(request, match));
    const { fault } = outcome;
    const isLive = fault === 'live';
    const faulty = fault === undefined || isLive ? null : await playFault(fault);
    if (faulty) return faulty;
    const response = isLive
      ? await fetch(bypass(request))
      : await forward({ request, match, outcome, violations });
    const [copy, found] = await checked(response, match);
    report(found);
    return copy;
  }

  try {
    const response = await play();
    await endLog?.(response, violations);
    return response;
  } catch (error) {
    await endLog?.(null, violations);
    throw error;
  }
}
