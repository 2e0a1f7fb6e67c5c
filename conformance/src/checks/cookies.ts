/** Parses, keeps and checks cookies: with wrong attributes the website loses the session. */
import { beginsSession } from '../../../contract/isPersonal.ts';
import { credentials, csrf } from '../../../openapi/generated/calls.ts';
import type { BackendResponse, Exchange } from '../exchange.ts';
import { quote } from '../secrets.ts';
import { type Violation, violation } from '../violations.ts';

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

/** An attribute, its expectation, and whether its value (undefined without the attribute) is wrong. */
type Rule = [
  attribute: string,
  expected: string,
  isWrong: (value: string | undefined, cookie: Cookie, isSecure: boolean) => boolean,
];

const isAbsent = (value: string | undefined): boolean => value === undefined;
const isPresent = (value: string | undefined): boolean => value !== undefined;

/** Rules for both cookies of the contract. Other cookies, such as a firewall's, are ignored. */
const common: Rule[] = [
  ['Path', 'Path=/, so that every call carries it', (value) => value !== '/'],
  ['Domain', "no Domain, because the cookie belongs to the website's own host", isPresent],
  ['Secure', 'Secure over https', (value, _, isSecure) => isSecure && isAbsent(value)],
];

/** Seconds: 14 days, and a minute for clocks that differ. */
const maxLifetime = 14 * 24 * 3600 + 60;

const { name: session } = credentials.careersSession;

const rules = new Map<string, Rule[]>([
  [
    session,
    [
      ['HttpOnly', 'HttpOnly, so that no script can read the session', isAbsent],
      [
        'Max-Age',
        'at most 14 days (1209600 seconds)',
        (_, cookie) => lifetimeOf(cookie) > maxLifetime,
      ],
      ['SameSite', 'SameSite=Lax', (value) => value?.toLowerCase() !== 'lax'],
    ],
  ],
  [
    csrf.cookie,
    [['HttpOnly', 'no HttpOnly, because the website reads the token and sends it back', isPresent]],
  ],
]);

const wrongCookie = (name: string, expected: string, got: string): Violation =>
  violation('cookie', `header Set-Cookie: ${name}`, expected, got);

function checkCookie(cookie: Cookie, isSecure: boolean): Violation[] {
  const own = rules.get(cookie.name);
  return (own ? [...common, ...own] : []).flatMap(([attribute, expected, isWrong]) => {
    const value = cookie.attributes.get(attribute.toLowerCase());
    if (!isWrong(value, cookie, isSecure)) return [];
    const expires = attribute === 'Max-Age' && cookie.attributes.get('expires');
    if (value === undefined && expires) {
      return [wrongCookie(cookie.name, expected, `Expires=${quote(expires)}`)];
    }
    const got = value === undefined ? `no ${attribute}` : attribute + (value && `=${quote(value)}`);
    return [wrongCookie(cookie.name, expected, got)];
  });
}

/** Violations of the contract's cookie rules. Deleted cookies are not checked. */
export function checkCookies({ step, request }: Exchange, response: BackendResponse): Violation[] {
  const lines = response.headers['set-cookie'] ?? [];
  const cookies = lines.map(parseCookie).filter((cookie) => !isExpired(cookie));
  const violations = cookies.flatMap((each) => checkCookie(each, request.url.startsWith('https:')));
  const names = cookies.map(({ name }) => name);
  const { operation } = step;
  if (operation.api !== 'agency') {
    // Both backends share the website's origin, and therefore its cookies.
    const expected = "no cookie of this name, because it replaces the agency's";
    return names
      .filter((name) => rules.has(name))
      .map((name) => wrongCookie(name, expected, 'this cookie'));
  }
  const isOpening = beginsSession(operation);
  if (!isOpening || response.status >= 300 || names.includes(session)) return violations;
  const got = names.length > 0 ? `only ${quote(names.join(', '))}` : 'no cookie';
  const expected = `the cookie ${session}, which carries the session`;
  return [...violations, wrongCookie(session, expected, got)];
}
