/** Contract checks, `Prefer` headers, faults and caching of all mock calls. */
import { HttpResponse } from 'msw';
import { isPassthroughResponse } from 'msw/utils/passthrough';
import { operations } from '#contract/generated/operations.ts';
import { isPersonal } from '#contract/isPersonal.ts';
import { type Match, matchOperation } from '#contract/matchOperation.ts';
import { checkRequest, checkResponse, type Violation } from '#contract/validate.ts';
import { cookieJar } from './cookies/jar.ts';
import { ready } from './db/store.ts';
import { isFault, playFault } from './responses/faults.ts';
import { findExamples, readPreference } from './responses/prefer.ts';
import { examplesOf, playRecorded } from './responses/recorded.ts';
import { keepViolations } from './responses/refusals.ts';
import { toHeader, violationsHeader } from './responses/violations.ts';

/** Who responds to calls: the mock (MSW), or Prism servers behind the page's origin. */
export type MockBackend = 'msw' | 'prism';

/** Called for every contract violation. */
export type ViolationListener = (violation: Violation) => void;

/** Returns the handlers' response; undefined when no handler matches. */
export type HandleRequest = (request: Request) => Promise<Response | undefined>;

const explain = (detail: string, status = 501, headers: Record<string, string> = {}) =>
  HttpResponse.json({ detail }, { status, headers });

/** Refuses a `Prefer` header that matches no example or fault, and lists the examples. */
function refusePreference(request: Request, { operation }: Match): Response | null {
  const preference = readPreference(request);
  const { fault } = preference;
  if (fault !== undefined && !isFault(fault)) return explain(`There is no fault named ${fault}.`);
  if (findExamples(operation, preference).length > 0) return null;
  const examples = examplesOf(operation);
  const names = examples.map(({ name, status }) => `${name} (${status})`).join(', ');
  return explain(`${operation.id} has no such example. It has ${names}.`);
}

const allMethods = [...new Set(Object.values(operations).map(({ method }) => method))];

/** Methods of a path in the contract, as an `Allow` header; '' for an unknown path. */
export function allowedMethods(pathname: string): string {
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

/**
 * Responds with the result of `handle`, or with the fault that the request prefers. Checks request and response against
 * the contract, and forbids caching of personal responses.
 */
export async function respond(
  request: Request,
  onViolation: ViolationListener,
  handle: HandleRequest,
): Promise<Response> {
  if (request.method === 'HEAD') {
    const get = new Request(request, { method: 'GET' });
    const response = await respond(get, onViolation, handle);
    return response.type === 'error' ? response : new Response(null, response);
  }
  await ready();
  const { method, url } = request;
  const { pathname } = new URL(url);
  const match = matchOperation(method, pathname);
  if (!match) {
    const added = await handle(request);
    if (!added) return respondToUnknown(method, pathname);
    const message = 'a handler responds to a call that the contract does not have';
    onViolation({ operation: `${method} ${pathname}`, side: 'response', pointer: '', message });
    return added;
  }
  const recorded = playRecorded(request, match.operation);
  const refusal = recorded ? null : refusePreference(request, match);
  if (refusal) return refusal;
  const violations = await checkRequest(request, match, cookieJar.read);
  keepViolations(request, violations);
  for (const violation of violations) onViolation(violation);
  const { fault } = readPreference(request);
  const faulty = fault === undefined ? null : await playFault(fault);
  if (faulty) return faulty;
  const response = recorded ?? (await handle(request));
  if (!response) return explain(`No handler responds to ${match.operation.id}.`);
  if (response.type === 'error' || isPassthroughResponse(response)) return response;
  const { status, statusText } = response;
  const headers = new Headers(response.headers);
  if (isPersonal(match.operation)) headers.set('cache-control', 'no-store');
  if (violations.length > 0) headers.set(violationsHeader, toHeader(violations));
  const body = await response.arrayBuffer();
  for (const violation of checkResponse(response, body, match)) onViolation(violation);
  return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers });
}
