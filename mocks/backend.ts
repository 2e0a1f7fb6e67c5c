/** Common to all mock calls: contract checks, `Prefer` headers, faults, CSRF and caching. */
import { HttpResponse } from 'msw';
import { isPassthroughResponse } from 'msw/utils/passthrough';
import { examples } from '#contract/generated/agency.examples.ts';
import { isPersonal } from '#contract/isPersonal.ts';
import { listExamples } from '#contract/listExamples.ts';
import { type Match, matchOperation } from '#contract/matchOperation.ts';
import { checkRequest, checkResponse, type Violation } from '#contract/validate.ts';
import { cookieJar } from './cookies/jar.ts';
import { csrfCookie, findSender } from './db/sessions.ts';
import { ready } from './db/store.ts';
import { isFault, playFault } from './faults.ts';
import { findExamples, readPreference } from './prefer.ts';

/** Who responds to calls: the mock (MSW), or Prism servers behind the page's origin. */
export type MockBackend = 'msw' | 'prism';

/** Called for every contract violation. */
export type ViolationListener = (violation: Violation) => void;

/** Gives the handlers' response; undefined when no handler matches. */
export type HandleRequest = (request: Request) => Promise<Response | undefined>;

const refuse = (detail: string, status = 501) => HttpResponse.json({ detail }, { status });

/** Refuses a `Prefer` header that matches no example or fault, and lists the examples. */
function refusePreference(request: Request, { operation }: Match): Response | null {
  const preference = readPreference(request);
  const { fault } = preference;
  if (fault !== undefined && !isFault(fault)) return refuse(`There is no fault named ${fault}.`);
  if (findExamples(operation, preference).length > 0) return null;
  const examples = listExamples(operation);
  const names = examples.map(({ name, status }) => `${name} (${status})`).join(', ');
  return refuse(`${operation.id} has no such example. It has ${names}.`);
}

/** Refuses a write with a session but without the CSRF token; null for any other call. */
function refuseWithoutToken(request: Request, { operation }: Match): Response | null {
  if (operation.method === 'GET' || operation.api !== 'agency' || !findSender(request)) return null;
  const token = cookieJar.read(request, csrfCookie);
  if (token && request.headers.get('x-csrftoken') === token) return null;
  return HttpResponse.json(examples.applyToJob.csrfFailed, { status: 403 });
}

/** The response to a call that is not in the contract: a refusal; anything else is a violation. */
async function respondToUnknown(
  request: Request,
  onViolation: ViolationListener,
  handle: HandleRequest,
): Promise<Response> {
  const { method, url } = request;
  const operation = `${method} ${new URL(url).pathname}`;
  const response = (await handle(request)) ?? refuse(`Nothing responds to ${operation}.`);
  if (response.status !== 501) {
    const message = 'a handler responds to a call that the contract does not have';
    onViolation({ operation, side: 'response', pointer: '', message });
  }
  return response;
}

/**
 * Responds with what `handle` gives, or with the fault that the request asks for. Checks request and response against
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
  const match = matchOperation(request.method, new URL(request.url).pathname);
  if (!match) return respondToUnknown(request, onViolation, handle);
  const refusal = refusePreference(request, match);
  if (refusal) return refusal;
  const violations = await checkRequest(request, match, cookieJar.read);
  for (const violation of violations) onViolation(violation);
  const { fault } = readPreference(request);
  const faulty = fault === undefined ? null : await playFault(fault);
  if (faulty) return faulty;
  const forged = refuseWithoutToken(request, match);
  if (forged) return forged;
  const response = await handle(request).catch((error: unknown) => {
    // Collections refuse records that violate the contract.
    if (violations.length > 0) return refuse('The request breaks the contract.', 400);
    throw error;
  });
  if (!response) return refuse(`No handler responds to ${match.operation.id}.`);
  if (response.type === 'error' || isPassthroughResponse(response)) return response;
  const { status, statusText } = response;
  const headers = new Headers(response.headers);
  if (isPersonal(match.operation)) headers.set('cache-control', 'no-store');
  const body = await response.arrayBuffer();
  for (const violation of checkResponse(response, body, match)) onViolation(violation);
  return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers });
}
