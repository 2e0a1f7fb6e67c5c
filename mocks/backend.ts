/** The way of every call through the mock, in order: operation, outcome, request check, answer, response check, log. */
import { bypass, delay, HttpResponse } from 'msw';
import { isPassthroughResponse } from 'msw/utils/passthrough';
import { operations } from '#contract/generated/operations.ts';
import { isPersonal } from '#contract/isPersonal.ts';
import type { Operation } from '#contract/listExamples.ts';
import { type Match, matchOperation } from '#contract/matchOperation.ts';
import { checkRequest, checkResponse, type Violation } from '#contract/validate.ts';
import { cookieJar } from './cookies/jar.ts';
import { playFault } from './responses/faults.ts';

/** Who responds to calls: the mock (MSW), or Prism servers behind the page's origin. */
export type MockBackend = 'msw' | 'prism';

/** What a call gets in place of its usual response: an example with its status, or a fault. A delay comes before it. */
export type Outcome = { status?: number; example?: string; fault?: string; delayMs?: number };

/** A call of the contract whose request is checked. */
export type Call = { request: Request; match: Match; outcome: Outcome; violations: Violation[] };

/** Called for every contract violation. */
export type ViolationListener = (violation: Violation) => void;

/** Ends the log entry of a call; `response` is null when there is none. */
export type EndLog = (response: Response | null, violations: Violation[]) => unknown;

/** What differs between the browser, Node and HTTP. */
export type Host = {
  takeOutcome: (operation: Operation) => Outcome;
  /** The response to a call of the contract. */
  answer: (call: Call) => Promise<Response | undefined>;
  /** The response of a test's own handler to a call outside the contract. */
  answerUnknown?: (request: Request) => Promise<Response | undefined>;
  onViolation: ViolationListener;
  log?: (request: Request, operation: string | null, outcome: Outcome) => Promise<EndLog>;
};

const explain = (detail: string, status: number, headers: Record<string, string> = {}) =>
  HttpResponse.json({ detail }, { status, headers });

const allMethods = [...new Set(Object.values(operations).map(({ method }) => method))];

/** Methods of a path in the contract, as an `Allow` header; '' for an unknown path. */
function allowedMethods(pathname: string): string {
  const found = allMethods.filter((method) => matchOperation(method, pathname));
  const implied = [...(found.includes('GET') ? ['HEAD'] : []), 'OPTIONS'];
  return found.length > 0 ? [...found, ...implied].join(', ') : '';
}

/** The response to a call outside the contract: 204 to OPTIONS, 405 or 404 as from a server, with a hint. */
export function respondToUnknown(method: string, pathname: string): Response {
  const allow = allowedMethods(pathname);
  if (allow && method === 'OPTIONS')
    return new HttpResponse(null, { status: 204, headers: { allow } });
  const missing = `The contract has no ${method} ${pathname}.`;
  if (allow) return explain(`${missing} It has ${allow}.`, 405, { allow });
  const other = pathname.endsWith('/') ? pathname.slice(0, -1) : `${pathname}/`;
  return explain(allowedMethods(other) ? `${missing} Did you mean ${other}?` : missing, 404);
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
  const outcome = match ? host.takeOutcome(match.operation) : {};
  const endLog = await host.log?.(request, match?.operation.id ?? null, outcome);
  const violations: Violation[] = [];
  const report = (found: Violation[]) => {
    violations.push(...found);
    for (const violation of found) host.onViolation(violation);
  };

  async function answer(): Promise<Response> {
    if (outcome.delayMs) await delay(outcome.delayMs);
    if (!match) {
      const added = await host.answerUnknown?.(request);
      if (!added) return respondToUnknown(method, pathname);
      const message = 'a handler responds to a call that the contract does not have';
      report([{ operation: `${method} ${pathname}`, side: 'response', pointer: '', message }]);
      return added;
    }
    report(await checkRequest(request, match, cookieJar.read));
    const { fault } = outcome;
    const isLive = fault === 'live';
    const faulty = fault === undefined || isLive ? null : await playFault(fault);
    if (faulty) return faulty;
    const response = isLive
      ? await fetch(bypass(request))
      : await host.answer({ request, match, outcome, violations });
    if (!response) return explain(`No handler responds to ${match.operation.id}.`, 501);
    const [copy, found] = await checked(response, match);
    report(found);
    return copy;
  }

  try {
    const response = await answer();
    await endLog?.(response, violations);
    return response;
  } catch (error) {
    await endLog?.(null, violations);
    throw error;
  }
}
