/** The mock backend: one function from request to response, which the worker, the tests and the HTTP server share. */
import { getResponse, HttpResponse, http } from 'msw';
import { operations } from '#contract/generated/operations.ts';
import { handlerPath } from '#contract/handlerPath.ts';
import { isPersonal } from '#contract/isPersonal.ts';
import { listExamples } from '#contract/listExamples.ts';
import { isBackendPath, type Match, matchOperation } from '#contract/matchOperation.ts';
import { checkRequest, checkResponse, type Violation } from '#contract/validate.ts';
import { answerHead } from './answerHead.ts';
import { readCookie } from './cookies/jar.ts';
import { isFault, playFault } from './faults.ts';
import { agencyHandlers } from './generated/agency.handlers.ts';
import { hrmsHandlers } from './generated/hrms.handlers.ts';
import { statefulHandlers } from './handlers.ts';
import { type MadeAnswer, makeOnce } from './makeOnce.ts';
import { findExamples, readPreference } from './prefer.ts';

/** Is told of every breach of the contract. */
export type ViolationListener = (violation: Violation) => void;

/** What the mock remembers, then the contract's first example. */
const ordinary = [...statefulHandlers, ...agencyHandlers('default'), ...hrmsHandlers('default')];
/** What a request may choose itself comes first. */
const preferred = [...agencyHandlers('preferred'), ...hrmsHandlers('preferred'), ...ordinary];

const problem = (detail: string) => HttpResponse.json({ detail }, { status: 501 });

/** A call that the contract does not have; points out the usual cause. */
function unknownCall(request: Request, pathname: string): Response {
  const other = pathname.endsWith('/') ? pathname.slice(0, -1) : `${pathname}/`;
  const hint = matchOperation(request.method, other) ? ` Did you mean ${other}?` : '';
  return problem(`The contract has no ${request.method} ${pathname}.${hint}`);
}

/** A preference that names nothing in the contract; lists what there is. */
function unknownPreference(request: Request, { operation }: Match): Response | null {
  const preference = readPreference(request);
  const { fault } = preference;
  if (fault !== undefined && !isFault(fault)) return problem(`There is no fault named ${fault}.`);
  if (findExamples(operation, preference).length > 0) return null;
  const examples = listExamples(operation);
  const names = examples.map(({ name, status }) => `${name} (${status})`).join(', ');
  return problem(`${operation.id} has no such example. It has ${names}.`);
}

/** Gives the ordinary answer to a request that the contract has; undefined when nobody answers. */
export type Answer = (request: Request, match: Match) => Promise<Response | undefined>;

/** Handlers by call: to ask those of all calls for each request would take most of its time. */
function byOperation(handlers: typeof preferred) {
  const handlersOf = (operation: Match['operation']) =>
    handlers.filter(
      ({ info }) => info.method === operation.method && info.path === handlerPath(operation),
    );
  return new Map(Object.values(operations).map((each) => [each.id, handlersOf(each)]));
}

const ordinaryById = byOperation(ordinary);
const preferredById = byOperation(preferred);

const answerFromMock: Answer = async (request, { operation }) => {
  const handlers = request.headers.has('prefer') ? preferredById : ordinaryById;
  const response = await getResponse(handlers.get(operation.id) ?? [], request);
  if (isPersonal(operation)) response?.headers.set('cache-control', 'no-store');
  return response;
};

async function makeAnswer(
  request: Request,
  match: Match,
  answer: Answer,
): Promise<MadeAnswer | null> {
  const head = await answer(request, match);
  if (!head) return null;
  const body = await head.arrayBuffer();
  return { head, body, violations: checkResponse(head, body, match) };
}

/**
 * Answers a request to one of the backends as the contract says, or as its `Prefer` header asks. With `answer` somebody
 * else gives the ordinary answers; faults and checks stay.
 */
export async function respond(
  request: Request,
  onViolation: ViolationListener,
  answer: Answer = answerFromMock,
): Promise<Response> {
  if (request.method === 'HEAD') {
    return answerHead(request, (get) => respond(get, onViolation, answer));
  }
  const { pathname } = new URL(request.url);
  const match = matchOperation(request.method, pathname);
  if (!match) return unknownCall(request, pathname);
  const refusal = unknownPreference(request, match);
  if (refusal) return refusal;
  for (const violation of await checkRequest(request, match, readCookie)) onViolation(violation);
  const { fault } = readPreference(request);
  const faulty = fault === undefined ? null : await playFault(fault);
  if (faulty) return faulty;
  const make = () => makeAnswer(request, match, answer);
  const made = answer === answerFromMock ? await makeOnce(request, match, make) : await make();
  if (!made) return problem(`No handler answers ${match.operation.id}.`);
  const { head, body, violations } = made;
  for (const violation of violations) onViolation(violation);
  return new Response(body.byteLength > 0 ? body : null, head);
}

/** Both backends as MSW handlers, for the worker in the browser and the interceptor in Node. */
export function createHandlers(answer: (request: Request) => Promise<Response>) {
  return [
    http.all(
      ({ request }) => isBackendPath(new URL(request.url).pathname),
      ({ request }) => answer(request),
    ),
  ];
}
