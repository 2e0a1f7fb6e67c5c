/** Checks a response: redirect, status, content type, JSON and schema. Only the first cause is reported. */
import { type BackendResponse, type Exchange, headerOf, type Step } from '../exchange.ts';
import { saying } from '../ownWords.ts';
import { show, type Violation, violation } from '../violations.ts';
import { checkSchema } from './schema.ts';

/** `a redirect (301) to /path/`, or null when the response is not a redirect. */
export function nameRedirect(response: BackendResponse): string | null {
  if (response.status < 300 || response.status >= 400) return null;
  return `a redirect (${response.status}) to ${headerOf(response, 'location') || 'nowhere'}`;
}

function checkStatus({ operation, statuses }: Step, response: BackendResponse): Violation[] {
  const { status } = response;
  if (statuses.includes(status)) return [];
  const isDocumented = Object.hasOwn(operation.examples, status);
  const remark = isDocumented ? '' : ', which the contract does not have';
  const got = `${status}${remark}${saying(response)}`;
  return [violation('status', 'status', statuses.join(' or '), got)];
}

function checkContentType(response: BackendResponse): Violation[] {
  const value = headerOf(response, 'content-type');
  const [type = '', ...parameters] = value.toLowerCase().split(/\s*;\s*/);
  const charset = parameters.find((each) => each.startsWith('charset='))?.slice('charset='.length);
  const known = charset === undefined || /^"?utf-?8"?$/.test(charset);
  if (type === 'application/json' && known) return [];
  const expected = known ? 'application/json' : 'the charset UTF-8';
  const got = (value ? show(value) : 'no Content-Type') + (known ? saying(response) : '');
  return [violation('body', 'header Content-Type', expected, got)];
}

/** The parsed body, or a violation when it is not JSON. */
function parseBody({ body }: BackendResponse): { value: unknown } | Violation {
  try {
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)) };
  } catch {
    const start = show(body.toString('utf8', 0, 200));
    const got = body.length === 0 ? 'an empty body' : `text that is no JSON: ${start}`;
    return violation('body', '', 'a body of JSON', got);
  }
}

/** All violations in the response itself, without headers for cookies and caching. */
export function checkResponse({ step }: Exchange, response: BackendResponse): Violation[] {
  const { operation } = step;
  const redirect = nameRedirect(response);
  if (redirect) {
    const loss = operation.method === 'GET' ? '' : '; the request body is lost on the way';
    const expected = 'a response at the path as written, slashes included';
    return [violation('redirect', 'status', expected, redirect + loss)];
  }
  const status = checkStatus(step, response);
  if (!Object.hasOwn(operation.examples, response.status)) return status;
  const contentType = checkContentType(response);
  const json = parseBody(response);
  if ('kind' in json) return [...status, ...(contentType.length > 0 ? contentType : [json])];
  return [...status, ...contentType, ...checkSchema(operation, response.status, json.value)];
}
