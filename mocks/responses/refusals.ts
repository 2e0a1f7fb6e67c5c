/** Refuses what the contract forbids, with the contract's own responses. */
import { getResponse, type HttpHandler, http } from 'msw';
import { edgeExamples } from '#contract/edgeExamples.ts';
import { csrf } from '#contract/generated/calls.ts';
import type { ListedExample } from '#contract/listExamples.ts';
import { type Match, matchOperation } from '#contract/matchOperation.ts';
import { mediaTypeOf } from '#contract/mediaTypes.ts';
import { contracts, createAjv, exact, pointTo } from '#contract/schemas.ts';
import { tooLarge, type Violation } from '#contract/validate.ts';
import { cookieJar } from '../cookies/jar.ts';
import { findCandidate, findSenders } from '../db/sessions.ts';
import { exampleBodies } from './exampleBodies.ts';
import { findExamples, type Preference } from './prefer.ts';

/** Parameters are strings, so they are coerced. */
const fromText = createAjv(contracts, exact);

const violationsOf = new WeakMap<Request, Violation[]>();

/** Stores the violations of a request until it reaches the mock's own handlers. */
export function keepViolations(request: Request, violations: Violation[]): void {
  violationsOf.set(request, violations);
}

function hasSender(request: Request, { operation }: Match): boolean {
  const senders = findSenders(operation.security, request);
  return senders.length === 0 || senders.some((sender) => sender !== undefined);
}

/** True for a write with a session whose CSRF token is missing or wrong. */
function isForged(request: Request, { operation }: Match): boolean {
  if (operation.method === 'GET' || operation.api !== 'agency' || !findCandidate(request))
    return false;
  const token = cookieJar.read(request, csrf.cookie);
  return !token || request.headers.get(csrf.header) !== token;
}

/** Statuses that may refuse a request with these violations, the best one first. */
function findStatuses(request: Request, { operation, params }: Match, violations: Violation[]) {
  const { api, id } = operation;
  const { query, requestBody } = contracts[api]?.operations[id] ?? {};
  const isNamed = (name: string) =>
    violations.some(({ pointer }) => pointer.split('/')[1] === name);
  // A body may have a property of a parameter's name.
  const fitsPath = requestBody && fromText.getSchema(pointTo(api, id, 'path'))?.({ ...params });
  if (!fitsPath && Object.keys(params).some(isNamed)) return [404, 400, 422];
  const type = request.headers.get('content-type');
  const isOfOtherType = type !== null && requestBody && !(mediaTypeOf(type) in requestBody.content);
  if (isOfOtherType) return [415, 400, 422];
  if (violations.some(({ message }) => message.startsWith(tooLarge))) return [413, 400, 422];
  const isDeclared = Object.keys(query?.properties ?? {}).some(isNamed);
  // A declared parameter may name a page that does not exist (404). Servers ignore unknown parameters.
  return isDeclared ? [400, 422, 404] : [400, 422];
}

/** Lower-case words: `career_level` and `careerLevel` become " career level ". */
const toWords = (text: string) =>
  ` ${text
    .replaceAll(/([a-z])(?=[A-Z])/g, '$1 ')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim()} `;

const saysInvalid = / (in)?valid | (incomplete|missing|required|blank|problems?|weak|malformed) /;

/** Rates how well an example fits: 2 if it names an invalid field, 1 if it mentions invalid values. */
function rate(text: string, violations: Violation[]): number {
  const fields = violations.map(({ pointer }) => toWords(pointer.split('/').at(-1) ?? ''));
  const isNamed = fields.some((field) => field.trim() && text.includes(field));
  return (isNamed ? 2 : 0) + (saysInvalid.test(text) ? 1 : 0);
}

/** The documented refusal of a request; undefined for a valid request, or when no refusal is documented. */
function findRefusal(request: Request, match: Match): ListedExample | undefined {
  const { operation } = match;
  const find = (preference: Preference) =>
    findExamples(operation, preference).filter(({ name }) => !edgeExamples.includes(name));
  const [anonymous] = hasSender(request, match) ? [] : find({ code: 401 });
  const [forged] = isForged(request, match) ? find({ code: 403, example: 'csrfFailed' }) : [];
  const violations = violationsOf.get(request) ?? [];
  if (anonymous || forged || violations.length === 0) return anonymous ?? forged;
  const documented = findStatuses(request, match, violations).map((code) => find({ code }));
  const rating = (example: ListedExample) => {
    const { name, summary } = example;
    const body = JSON.stringify(exampleBodies[operation.id]?.[name]);
    return rate(toWords(`${name} ${summary} ${body}`), violations);
  };
  return documented
    .find((examples) => examples.length > 0)
    ?.toSorted((one, other) => rating(other) - rating(one))[0];
}

/**
 * The first of the mock's own handlers: it refuses calls without a session or token, forged writes and requests that
 * violate the contract. It responds through the `preferred` handlers.
 */
export const createRefusals = (preferred: HttpHandler[]): HttpHandler =>
  http.all(
    ({ request: { method, url } }) => matchOperation(method, new URL(url).pathname) !== null,
    ({ request }) => {
      const { method, url } = request;
      const match = matchOperation(method, new URL(url).pathname);
      const refusal = match && findRefusal(request, match);
      if (!refusal) return undefined;
      const prefer = `code=${refusal.status}, example=${refusal.name}`;
      return getResponse(preferred, new Request(url, { method, headers: { prefer } }));
    },
  );
