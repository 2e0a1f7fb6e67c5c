/** Reads what Prism found in an exchange and says it as the conformance report does. */
import { show } from '../findings.ts';

/** A breach as Prism names it: `location` begins with `request` or `response`. */
export type PrismViolation = { location: string[]; message: string; code?: string | number };

/** A breach as it is shown. */
export type ProxyViolation = { side: string; field: string; expected: string; got: string };

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
  message.replace(/^(Request|Response) (body|query|path|header)( property \S+)? /, '');

function explain({ location, message }: PrismViolation, body: unknown): ProxyViolation {
  const [side = 'response', part, ...rest] = location;
  const [, missing] = /required property '([^']+)'/.exec(message) ?? [];
  const keys = missing === undefined ? rest : [...rest, missing];
  const inBody = part === 'body' || part === undefined;
  return {
    side,
    field: inBody ? keys.map((key) => `/${key}`).join('') : `${part} ${keys.join('.')}`,
    expected: expectationOf(message),
    got: part === 'body' ? show(lookUp(body, keys)) : 'see expected',
  };
}

/**
 * Prism's header and the two bodies in, breaches out. Whether a credential or session is there is left out: a visitor who
 * is not signed in breaks no contract, and the edge adds the credential.
 */
export function readViolations(
  header: string,
  bodies: { request: Buffer | null; response: Buffer },
): ProxyViolation[] {
  return parseHeader(header)
    .filter(({ code }) => code !== 401)
    .map((violation) => {
      const side = violation.location[0] === 'request' ? bodies.request : bodies.response;
      return explain(violation, parseBody(side));
    });
}
