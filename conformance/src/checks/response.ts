/** Checks one response: redirect, status, content type, JSON, schema, and the headers of a readable one. */
import { isUtf8 } from 'node:buffer';
import { isPersonal } from '../../../contract/isPersonal.ts';
import { documentedStatus } from '../../../contract/listExamples.ts';
import {
  type BackendResponse,
  type Exchange,
  expects,
  type Finding,
  headerOf,
  isResponse,
  type Operation,
  type Step,
} from '../exchange.ts';
import { explainUnreadable, parseBody, saying } from '../json.ts';
import { quote, show } from '../secrets.ts';
import { checkCookies } from './cookies.ts';
import { checkSchema } from './schema.ts';

/** Documented refusals of a call, as `400, 401, 404`. */
const refusalsOf = ({ examples }: Operation): string =>
  Object.keys(examples)
    .filter((status) => status.startsWith('4') && status !== '429')
    .join(', ');

/**
 * What a step expects in place of this status. All failures of the server have one expectation, and so have all
 * refusals with the same undocumented status, so that each is reported once.
 */
function expectedStatus({ operation, statuses }: Step, status: number, isDocumented: boolean) {
  if (status >= 500) return 'no failure of the server';
  const mayRefuse = statuses.some((each) => each.startsWith('4'));
  if (mayRefuse && status >= 400 && !isDocumented) {
    if (status === 404) return 'this path to exist';
    return `a refusal with ${refusalsOf(operation)}, not with ${status}`;
  }
  return statuses.map((each) => (each === '2XX' ? 'a success' : each)).join(' or ');
}

function checkStatus({ step }: Exchange, response: BackendResponse): Finding[] {
  const { status } = response;
  if (expects(step, status)) return [];
  const isDocumented = documentedStatus(step.operation.examples, status) !== undefined;
  const remark = isDocumented ? '' : ', which the contract does not have';
  const expected = expectedStatus(step, status, isDocumented);
  return [['status', expected, `${status}${remark}${saying(response)}`]];
}

function checkContentType(response: BackendResponse): Finding[] {
  const value = headerOf(response, 'content-type');
  const [type = '', ...parameters] = value.toLowerCase().split(/\s*;\s*/);
  const charset = parameters.find((each) => each.startsWith('charset='));
  const isKnown = charset === undefined || /^charset="?utf-?8"?$/.test(charset);
  if (type === 'application/json' && isKnown) return [];
  const expected = isKnown ? 'application/json' : 'the charset UTF-8';
  const got = (value ? show(value) : 'no Content-Type') + (isKnown ? saying(response) : '');
  return [['header Content-Type', expected, got]];
}

/** Why a body is not JSON; null when it is. */
function checkJson({ body }: BackendResponse, value: unknown): Finding | null {
  if (isUtf8(body) && value !== undefined) return null;
  return ['', 'a body of JSON', explainUnreadable(body)];
}

/** Finds a 429 without the seconds after which the website may try again. */
function checkRetryAfter(response: BackendResponse): Finding[] {
  const value = headerOf(response, 'retry-after');
  if (response.status !== 429 || (/^[1-9]\d{0,4}$/.test(value) && Number(value) <= 86_400))
    return [];
  return [['header Retry-After', 'seconds, from 1 to 86400', quote(value) || 'none']];
}

/** Violations in status and content, only of the first cause. */
function checkResponse(exchange: Exchange, response: BackendResponse): Finding[] {
  const { operation } = exchange.step;
  if (response.status >= 300 && response.status < 400) {
    const target = quote(headerOf(response, 'location')) || 'nowhere';
    const loss = operation.method === 'GET' ? '' : '; the request body is lost on the way';
    const expected = 'a response at the path as written, slashes included';
    const got = `a redirect (${response.status}) to ${target}${loss}`;
    return [['status', expected, got]];
  }
  const status = [...checkStatus(exchange, response), ...checkRetryAfter(response)];
  // The body of a response that should be another one has the same cause.
  if (status.length > 0) return status;
  if (operation.id === 'applyToJob' && response.status === 204) return [];
  const contentType = checkContentType(response);
  const body = parseBody(exchange);
  const unreadable = checkJson(response, body);
  if (unreadable) return [...status, ...(contentType.length > 0 ? contentType : [unreadable])];
  return [...status, ...contentType, ...checkSchema(operation, response.status, body)];
}

/** Violations of caching. Caches store a GET response unless told not to, others only when told to. */
function checkCaching({ request }: Exchange, response: BackendResponse): Finding[] {
  const value = headerOf(response, 'cache-control');
  const isDefault = request.method === 'GET' && response.status < 300;
  const isAllowed = isDefault || /\bpublic\b|\b(s-)?max-?age=[1-9]/i.test(value);
  if (!isAllowed || isPrivate(response)) return [];
  const expected = 'no-store or private, so that no cache gives it to somebody else';
  const got = quote(value) || 'no Cache-Control';
  return [['header Cache-Control', expected, got]];
}

/** True for a response that no shared cache stores. */
export const isPrivate = (response: BackendResponse): boolean =>
  /\b(no-store|private)\b/i.test(headerOf(response, 'cache-control'));

/** Suffix of the foreign origins from which personal calls are tried. */
export const foreignSite = 'another-site.example';

function checkSharing({ request }: Exchange, response: BackendResponse): Finding[] {
  const allowed = headerOf(response, 'access-control-allow-origin');
  const withCredentials = headerOf(response, 'access-control-allow-credentials') === 'true';
  const isForeign = allowed === request.headers.origin && allowed.endsWith(foreignSite);
  const isOpen = allowed === '*' || allowed === 'null' || isForeign;
  if (!withCredentials || !isOpen) return [];
  const expected = 'no other origin that may read this with credentials';
  const got = `${quote(allowed)} with Access-Control-Allow-Credentials: true`;
  return [['header Access-Control-Allow-Origin', expected, got]];
}

/** The contract violations of an exchange, by itself. */
export function checkExchange(exchange: Exchange): Finding[] {
  const { result, step } = exchange;
  if (!isResponse(result)) {
    return [['', 'a whole response', `none: ${result.reason}`]];
  }
  const violations = checkResponse(exchange, result);
  // Headers are checked only when the response can be read, so that one cause is one violation.
  if (violations.some(([field]) => !field.startsWith('/'))) return violations;
  const cookies = checkCookies(exchange, result);
  if (!isPersonal(step.operation)) return [...violations, ...cookies];
  const privacy = [...checkCaching(exchange, result), ...checkSharing(exchange, result)];
  return [...violations, ...cookies, ...privacy];
}
