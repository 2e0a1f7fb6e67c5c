/** What is true of every call to the mock, whoever answers it: it is checked, and it may choose its response itself. */
import { HttpResponse } from 'msw';
import { isPassthroughResponse } from 'msw/utils/passthrough';
import { isPersonal } from '#contract/isPersonal.ts';
import { listExamples } from '#contract/listExamples.ts';
import { type Match, matchOperation } from '#contract/matchOperation.ts';
import { checkRequest, checkResponse, type Violation } from '#contract/validate.ts';
import { answerHead } from './answerHead.ts';
import { readCookie } from './cookies/jar.ts';
import { refuseWithoutToken } from './csrf.ts';
import { ready } from './db/store.ts';
import { isFault, playFault } from './faults.ts';
import { findExamples, readPreference } from './prefer.ts';

/** Is told of every violation of the contract. */
export type ViolationListener = (violation: Violation) => void;

/** Asks the handlers; undefined when none of them answers. */
export type Answer = (request: Request) => Promise<Response | undefined>;

const refuse = (detail: string, status = 501) => HttpResponse.json({ detail }, { status });

/** Refuses a preference that names nothing in the contract, and lists what there is. */
function refusePreference(request: Request, { operation }: Match): Response | null {
  const preference = readPreference(request);
  const { fault } = preference;
  if (fault !== undefined && !isFault(fault)) return refuse(`There is no fault named ${fault}.`);
  if (findExamples(operation, preference).length > 0) return null;
  const examples = listExamples(operation);
  const names = examples.map(({ name, status }) => `${name} (${status})`).join(', ');
  return refuse(`${operation.id} has no such example. It has ${names}.`);
}

/** The handlers' response to a call that the contract does not have: a refusal, or else a violation. */
async function respondToUnknown(
  request: Request,
  onViolation: ViolationListener,
  answer: Answer,
): Promise<Response> {
  const { method, url } = request;
  const operation = `${method} ${new URL(url).pathname}`;
  const response = (await answer(request)) ?? refuse(`Nothing answers ${operation}.`);
  if (response.status !== 501) {
    const message = 'a handler answers a call that the contract does not have';
    onViolation({ operation, side: 'response', pointer: '', message });
  }
  return response;
}

/**
 * Responds to a call with what `answer` gives, or with the fault that the request asks for. Request and response are
 * checked against the contract, and no cache keeps what belongs to one visitor.
 */
export async function respond(
  request: Request,
  onViolation: ViolationListener,
  answer: Answer,
): Promise<Response> {
  if (request.method === 'HEAD') {
    return answerHead(request, (get) => respond(get, onViolation, answer));
  }
  await ready();
  const match = matchOperation(request.method, new URL(request.url).pathname);
  if (!match) return respondToUnknown(request, onViolation, answer);
  const refusal = refusePreference(request, match);
  if (refusal) return refusal;
  const violations = await checkRequest(request, match, readCookie);
  for (const violation of violations) onViolation(violation);
  const { fault } = readPreference(request);
  const faulty = fault === undefined ? null : await playFault(fault);
  if (faulty) return faulty;
  const forged = refuseWithoutToken(request, match);
  if (forged) return forged;
  const response = await answer(request).catch((error: unknown) => {
    // No collection takes a record that breaks the contract.
    if (violations.length > 0) return refuse('The request breaks the contract.', 400);
    throw error;
  });
  if (!response) return refuse(`No handler answers ${match.operation.id}.`);
  if (response.type === 'error' || isPassthroughResponse(response)) return response;
  const { status, statusText } = response;
  const headers = new Headers(response.headers);
  if (isPersonal(match.operation)) headers.set('cache-control', 'no-store');
  const body = await response.arrayBuffer();
  for (const violation of checkResponse(response, body, match)) onViolation(violation);
  return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers });
}
