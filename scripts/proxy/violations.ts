/** Converts Prism's violations to the form of the conformance report. */
import { type BackendResponse, headerOf, type Outgoing } from '../../conformance/src/exchange.ts';
import { parseJson } from '../../conformance/src/json.ts';
import { show } from '../../conformance/src/violations.ts';

/** A violation in Prism's format: `location` begins with `request` or `response`. */
export type PrismViolation = { location: string[]; message: string; code?: string | number };

/** A violation as the proxy prints it. */
export type ProxyViolation = { side: string; field: string; expected: string; got: string };

/** An exchange that Prism validated. */
export type Passed = { request: Outgoing; response: BackendResponse };

/** The response header with Prism's violations. */
export const violationHeader = 'sl-violations';

/** Prism truncates a list that is too long for a header; the complete entries are kept. */
function parseHeader(header: string): PrismViolation[] {
  const text = header.replace(/^Too many violations! /, '');
  const whole = parseJson(text) ?? parseJson(`${text.slice(0, text.lastIndexOf('},{') + 1)}]`);
  return (whole ?? []) as PrismViolation[];
}

/** The body's value, or its beginning where it is not JSON. */
function readBody(body: Buffer | null): unknown {
  const json = parseJson(body);
  return json === undefined ? String(body).slice(0, 200) : json;
}

/** Removes the location that Prism puts in front of each message. */
const expectationOf = (message: string): string =>
  message.replace(/^(Request|Response) (body|query|path|header)( (property|parameter) \S+)? /, '');

/** Violations of a whole message (status or content type) have no location, only a text. */
function explainWords(side: string, message: string, passed: Passed): Omit<ProxyViolation, 'side'> {
  const { request, response } = passed;
  const [, statuses] = /status code .*: (\S+)$/.exec(message) ?? [];
  if (statuses !== undefined) {
    const expected = `must be a status that the contract has (${statuses.replaceAll(',', ', ')})`;
    return { field: 'status', expected, got: String(response.status) };
  }
  const [, types] = /media type .*: (.+)$/.exec(message) ?? [];
  const isRequest = side === 'request';
  const { body } = isRequest ? request : response;
  if (types === undefined) return { field: '', expected: message, got: show(readBody(body)) };
  const type = isRequest ? request.headers['content-type'] : headerOf(response, 'content-type');
  const got = type ? show(type) : 'no Content-Type';
  return { field: 'header Content-Type', expected: `must be ${types}`, got };
}

function findParameter(side: string, part: string, name: string, { request, response }: Passed) {
  if (part === 'header') {
    const own = request.headers[name.toLowerCase()];
    return side === 'request' ? own : headerOf(response, name.toLowerCase()) || undefined;
  }
  const { pathname, searchParams } = new URL(request.url);
  return part === 'query' ? (searchParams.get(name) ?? undefined) : pathname;
}

function explain({ location, message }: PrismViolation, passed: Passed): ProxyViolation {
  const [side = 'response', part, ...keys] = location;
  if (part === undefined) return { side, ...explainWords(side, message, passed) };
  const [, missing] = /required property '([^']+)'/.exec(message) ?? [];
  if (missing !== undefined) keys.push(missing);
  const expected = expectationOf(message);
  if (part !== 'body') {
    const name = keys.join('.');
    const got = show(findParameter(side, part, name, passed));
    return { side, field: `${part} ${name}`, expected, got };
  }
  let value = readBody(side === 'request' ? passed.request.body : passed.response.body);
  for (const key of keys) value = (value as Record<string, unknown> | undefined)?.[key];
  const field = keys.map((key) => `/${key}`).join('');
  return { side, field, expected, got: show(value) };
}

/**
 * Parses Prism's header. Missing credentials and sessions (401) are ignored: signed-out visitors break no contract,
 * and the edge adds the credential.
 */
export function readViolations(header: string, passed: Passed): ProxyViolation[] {
  return parseHeader(header)
    .filter(({ code }) => code !== 401)
    .map((violation) => explain(violation, passed));
}
