/** Parses, keeps and checks cookies: with wrong attributes the website loses the session. */
import { beginsSession } from '../../../contract/isPersonal.ts';
import { credentials, csrf } from '../../../openapi/generated/calls.ts';
import type { BackendResponse, Exchange, Finding } from '../exchange.ts';
import { quote } from '../secrets.ts';

/** A parsed `Set-Cookie` line; attribute names are lower-case. */
type Cookie = { name: string; value: string; attributes: Map<string, string> };

/** Splits `name=value` at the first `=`. */
function split(pair: string): [name: string, value: string] {
  const [name = '', ...value] = pair.split('=');
  return [name, value.join('=')];
}

/** Parses a `Set-Cookie` line. */
function parseCookie(line: string): Cookie {
  const [pair = '', ...rest] = line.split(';').map((part) => part.trim());
  const [name, value] = split(pair);
  const attributes = rest.map(split).map(([key, each]) => [key.toLowerCase(), each] as const);
  return { name, value, attributes: new Map(attributes) };
}

/** Seconds until a cookie expires; NaN for a session cookie of the browser. */
function lifetimeOf({ attributes }: Cookie): number {
  const age = attributes.get('max-age');
  if (age !== undefined) return Number(age);
  return (Date.parse(attributes.get('expires') ?? '') - Date.now()) / 1000;
}

/** True for a cookie that the browser must delete. */
const isExpired = (cookie: Cookie): boolean => lifetimeOf(cookie) <= 0;

/**
 * Creates a cookie jar. `header()` is the value of the `Cookie` header, '' without cookies. The jar also stores cookies
 * that a browser would reject, so that one wrong attribute causes one violation only.
 */
export function createJar() {
  const cookies = new Map<string, string>();
  return {
    take(lines: string[]) {
      for (const cookie of lines.map(parseCookie)) {
        if (isExpired(cookie)) cookies.delete(cookie.name);
        else cookies.set(cookie.name, cookie.value);
      }
    },
    header: () => [...cookies].map((pair) => pair.join('=')).join('; '),
    get: (name: string) => cookies.get(name),
  };
}

/** The cookie of a candidate's session. */
export const { name: session } = credentials.careersSession;

/** Seconds: 14 days, and a minute for clocks that differ. */
const maxLifetime = 14 * 24 * 3600 + 60;

/** What is expected of the attributes of the contract's cookies, and whether it is wrong. */
function rulesOf(cookie: Cookie, isSecure: boolean): [isWrong: boolean, expected: string][] {
  const { name, attributes } = cookie;
  const has = (attribute: string) => attributes.has(attribute);
  const isSession = name === session;
  const isLax = attributes.get('samesite')?.toLowerCase() === 'lax';
  const hidden = 'HttpOnly, so that no script can read the session';
  const shown = 'no HttpOnly, because the website reads the token and sends it back';
  return [
    [attributes.get('path') !== '/', 'Path=/, so that every call carries it'],
    [has('domain'), "no Domain, because the cookie belongs to the website's own host"],
    [isSecure && !has('secure'), 'Secure over https'],
    [has('httponly') !== isSession, isSession ? hidden : shown],
    [isSession && !isLax, 'SameSite=Lax'],
    [isSession && lifetimeOf(cookie) > maxLifetime, 'at most 14 days (1209600 seconds)'],
  ];
}

/** A finding about a cookie. */
export const wrongCookie = (name: string, expected: string, got: string): Finding => {
  return [`header Set-Cookie: ${name}`, expected, got];
};

const isOfContract = (name: string): boolean => name === session || name === csrf.cookie;

/** Violations in a cookie of the contract. Others, such as a firewall's, are ignored. */
function checkCookie(cookie: Cookie, isSecure: boolean): Finding[] {
  if (!isOfContract(cookie.name)) return [];
  const given = [...cookie.attributes].map((pair) => pair.filter(Boolean).join('=')).join('; ');
  return rulesOf(cookie, isSecure)
    .filter(([isWrong]) => isWrong)
    .map(([, expected]) => wrongCookie(cookie.name, expected, quote(given) || 'no attributes'));
}

/** Violations of the contract's cookie rules. Deleted cookies are not checked. */
export function checkCookies({ step, request }: Exchange, response: BackendResponse): Finding[] {
  const lines = response.headers['set-cookie'] ?? [];
  const cookies = lines.map(parseCookie).filter((cookie) => !isExpired(cookie));
  const violations = cookies.flatMap((each) => checkCookie(each, request.url.startsWith('https:')));
  const names = cookies.map(({ name }) => name);
  const { operation } = step;
  if (operation.api !== 'agency') {
    // Both backends share the website's origin, and therefore its cookies.
    const expected = "no cookie of this name, because it replaces the agency's";
    return names.filter(isOfContract).map((name) => wrongCookie(name, expected, 'this cookie'));
  }
  const isOpening = beginsSession(operation);
  if (!isOpening || response.status >= 300 || names.includes(session)) return violations;
  const got = names.length > 0 ? `only ${quote(names.join(', '))}` : 'no cookie';
  const expected = `the cookie ${session}, which carries the session`;
  return [...violations, wrongCookie(session, expected, got)];
}
