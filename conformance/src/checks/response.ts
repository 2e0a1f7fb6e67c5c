/** Checks a response: redirect, status, content type, JSON and schema. Only the first cause is reported. */
import { type BackendResponse, type Exchange, headerOf, type Step } from '../exchange.ts';
import { ownWords } from '../ownWords.ts';
import { show, type Violation } from '../violations.ts';
import { checkSchema } from './schema.ts';

/** `a redirect (301) to /path/`, or null when the response is not a redirect. */
export function nameRedirect(response: BackendResponse): string | null {
  if (response.status < 300 || response.status >= 400) return null;
  return `a redirect (${response.status}) to ${headerOf(response, 'location') || 'nowhere'}`;
}

function checkRedirect({ operation }: Step, response: BackendResponse): Violation[] {
  const redirect = nameRedirect(response);
  if (!redirect) return [];
  const loss = operation.method === 'GET' ? '' : '; the request body is lost on the way';
  return [
    {
      kind: 'redirect',
      field: 'status',
      expected: 'a response at the path as written, slashes included',
      got: redirect + loss,
    },
  ];
}

function checkStatus({ operation, statuses }: Step, response: BackendResponse): Violation[] {
  const { status } = response;
  if (statuses.includes(status)) return [];
  const words = ownWords(response);
  const documented = Object.keys(operation.examples);
  const remark = documented.includes(String(status)) ? '' : `, which the contract does not have`;
  return [
    {
      kind: 'status',
      field: 'status',
      expected: `${statuses.join(' or ')}`,
      got: `${status}${remark}${words && `, saying ${words}`}`,
    },
  ];
}

function checkContentType(response: BackendResponse): Violation[] {
  const value = headerOf(response, 'content-type');
  const [type = '', ...parameters] = value.toLowerCase().split(/\s*;\s*/);
  const charset = parameters.find((each) => each.startsWith('charset='))?.slice('charset='.length);
  const known = charset === undefined || /^"?utf-?8"?$/.test(charset);
  const words = ownWords(response);
  if (type === 'application/json' && known) return [];
  return [
    {
      kind: 'body',
      field: 'header Content-Type',
      expected: known ? 'application/json' : 'the charset UTF-8',
      got: (value ? show(value) : 'no Content-Type') + (known && words && `, saying ${words}`),
    },
  ];
}

/** The parsed body, or a violation when it is not JSON. */
function readJson({ body }: BackendResponse): { value: unknown } | Violation {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    return { value: JSON.parse(text) };
  } catch {
    const start = show(body.toString('utf8', 0, 200));
    const got = body.length === 0 ? 'an empty body' : `text that is no JSON: ${start}`;
    return { kind: 'body', field: '', expected: 'a body of JSON', got };
  }
}

/** All violations in the response itself, without headers for cookies and caching. */
export function checkResponse({ step }: Exchange, response: BackendResponse): Violation[] {
  const redirect = checkRedirect(step, response);
  if (redirect.length > 0) return redirect;
  const status = checkStatus(step, response);
  const isDocumented = Object.hasOwn(step.operation.examples, response.status);
  if (!isDocumented) return status;
  const contentType = checkContentType(response);
  const json = readJson(response);
  if ('kind' in json) return [...status, ...(contentType.length > 0 ? contentType : [json])];
  return [...status, ...contentType, ...checkSchema(step.operation, response.status, json.value)];
}
