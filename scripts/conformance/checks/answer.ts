/** Checks the shape of an answer: redirects, status, content type, text and schema. The first cause alone counts. */
import { type Answer, type Exchange, headerOf, type Step } from '../exchange.ts';
import { type Problem, show } from '../findings.ts';
import { checkSchema } from './schema.ts';

/** `a redirect (301) to /path/`; null where an answer is none. */
export function nameRedirect(answer: Answer): string | null {
  if (answer.status < 300 || answer.status >= 400) return null;
  return `a redirect (${answer.status}) to ${headerOf(answer, 'location') || 'nowhere'}`;
}

function checkRedirect({ operation }: Step, answer: Answer): Problem[] {
  const redirect = nameRedirect(answer);
  if (!redirect) return [];
  const loss = operation.method === 'GET' ? '' : '; the request body is lost on the way';
  return [
    {
      kind: 'redirect',
      field: 'status',
      expected: 'an answer at the path as written, slashes included',
      got: redirect + loss,
    },
  ];
}

function checkStatus({ operation, statuses }: Step, { status }: Answer): Problem[] {
  if (statuses.includes(status)) return [];
  const documented = Object.keys(operation.examples);
  const remark = documented.includes(String(status)) ? '' : `, which the contract does not have`;
  return [
    {
      kind: 'status',
      field: 'status',
      expected: `${statuses.join(' or ')}`,
      got: `${status}${remark}`,
    },
  ];
}

function checkContentType(answer: Answer): Problem[] {
  const value = headerOf(answer, 'content-type');
  const [type = '', ...parameters] = value.toLowerCase().split(/\s*;\s*/);
  const charset = parameters.find((each) => each.startsWith('charset='))?.slice('charset='.length);
  const known = charset === undefined || /^"?utf-?8"?$/.test(charset);
  if (type === 'application/json' && known) return [];
  return [
    {
      kind: 'body',
      field: 'header Content-Type',
      expected: known ? 'application/json' : 'the charset UTF-8',
      got: value ? show(value) : 'no Content-Type',
    },
  ];
}

/** The parsed body, or what keeps it from being JSON. */
function readJson({ body }: Answer): { value: unknown } | Problem {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    return { value: JSON.parse(text) };
  } catch {
    const start = show(body.toString('utf8', 0, 200));
    const got = body.length === 0 ? 'an empty body' : `text that is no JSON: ${start}`;
    return { kind: 'body', field: '', expected: 'a body of JSON', got };
  }
}

/** All that is wrong with an answer by itself. */
export function checkAnswer({ step }: Exchange, answer: Answer): Problem[] {
  const redirect = checkRedirect(step, answer);
  if (redirect.length > 0) return redirect;
  const status = checkStatus(step, answer);
  const isDocumented = Object.hasOwn(step.operation.examples, answer.status);
  if (!isDocumented) return status;
  const contentType = checkContentType(answer);
  const json = readJson(answer);
  if ('kind' in json) return [...status, ...(contentType.length > 0 ? contentType : [json])];
  return [...status, ...contentType, ...checkSchema(step.operation, answer.status, json.value)];
}
