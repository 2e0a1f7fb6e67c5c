/** Reads what Prism found in an exchange and says it as the conformance report does. */
import { type Answer, headerOf, type Outgoing } from '../exchange.ts';
import { show } from '../findings.ts';

/** A breach as Prism names it: `location` begins with `request` or `response`. */
export type PrismViolation = { location: string[]; message: string; code?: string | number };

/** A breach as it is shown. */
export type ProxyViolation = { side: string; field: string; expected: string; got: string };

/** An exchange that Prism looked at. */
export type Passed = { request: Outgoing; response: Answer };

/** The header in which Prism gives its findings. */
export const violationHeader = 'sl-violations';

/** A list that was too long for a header is cut off; the whole entries of its beginning are kept. */
function parseHeader(header: string): PrismViolation[] {
  const text = header.replace(/^Too many violations! /, '');
  for (let end = text.length; end > 0; end = text.lastIndexOf('},{', end - 1)) {
    try {
      return JSON.parse(end === text.length ? text : `${text.slice(0, end + 1)}]`);
    } catch {}
  }
  return [];
}

function lookUp(body: unknown, keys: string[]): unknown {
  return keys.reduce<unknown>((value, key) => (value as Record<string, unknown>)?.[key], body);
}

function parseBody(body: Buffer | null): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return String(body ?? '').slice(0, 200);
  }
}

/** Prism repeats the place in front of each message; the rest is what it expected. */
const expectationOf = (message: string): string =>
  message.replace(/^(Request|Response) (body|query|path|header)( (property|parameter) \S+)? /, '');

/** What Prism says of a whole answer or request stands in words only: its status, or its content type. */
function explainWords(
  side: string,
  message: string,
  { request, response }: Passed,
): ProxyViolation {
  const [, statuses] = /status code .*: (\S+)$/.exec(message) ?? [];
  if (statuses !== undefined) {
    const expected = `must be a status that the contract has (${statuses.replaceAll(',', ', ')})`;
    return { side, field: 'status', expected, got: String(response.status) };
  }
  const [, types] = /media type .*: (.+)$/.exec(message) ?? [];
  const isRequest = side === 'request';
  const { body } = isRequest ? request : response;
  if (types === undefined)
    return { side, field: '', expected: message, got: show(parseBody(body)) };
  const sent = request.headers['content-type'] ?? '';
  const type = isRequest ? sent : headerOf(response, 'content-type');
  const got = type ? show(type) : 'no Content-Type';
  return { side, field: 'header Content-Type', expected: `must be ${types}`, got };
}

/** The value of a parameter in a request, or of a header in either. */
function findParameter(side: string, part: string, name: string, { request, response }: Passed) {
  if (part === 'header') {
    const own = request.headers[name.toLowerCase()];
    return side === 'request' ? own : headerOf(response, name.toLowerCase()) || undefined;
  }
  const { pathname, searchParams } = new URL(request.url);
  return part === 'query' ? (searchParams.get(name) ?? undefined) : pathname;
}

function explain({ location, message }: PrismViolation, passed: Passed): ProxyViolation {
  const [side = 'response', part, ...rest] = location;
  const [, missing] = /required property '([^']+)'/.exec(message) ?? [];
  const keys = missing === undefined ? rest : [...rest, missing];
  if (part === undefined) return explainWords(side, message, passed);
  const expected = expectationOf(message);
  if (part !== 'body') {
    const name = keys.join('.');
    return {
      side,
      field: `${part} ${name}`,
      expected,
      got: show(findParameter(side, part, name, passed)),
    };
  }
  const { body } = side === 'request' ? passed.request : passed.response;
  const field = keys.map((key) => `/${key}`).join('');
  return { side, field, expected, got: show(lookUp(parseBody(body), keys)) };
}

/**
 * Prism's header and what passed in, breaches out. Whether a credential or session is there is left out: a visitor who
 * is not signed in breaks no contract, and the edge adds the credential.
 */
export function readViolations(header: string, passed: Passed): ProxyViolation[] {
  return parseHeader(header)
    .filter(({ code }) => code !== 401)
    .map((violation) => explain(violation, passed));
}
