/** Checks the cookies of sign-in and registration: with wrong attributes the website loses the session. */
import type { OperationId } from '../../../openapi/generated/operations.ts';
import type { BackendResponse, Exchange } from '../exchange.ts';
import { type Cookie, isExpired, parseCookie } from '../jar.ts';
import type { Violation } from '../violations.ts';

/** Calls that open a session, with their success status. */
const openings: Partial<Record<OperationId, number>> = { careersLogin: 200, careersRegister: 201 };

type Rule = {
  attribute: string;
  broken: (cookie: Cookie, isSecure: boolean) => boolean;
  expected: string;
};

const attribute = ({ attributes }: Cookie, name: string) => attributes.get(name);

/** Rules for both cookies of the contract. Other cookies, such as a firewall's, are ignored. */
const common: Rule[] = [
  {
    attribute: 'Path',
    broken: (cookie) => attribute(cookie, 'path') !== '/',
    expected: 'Path=/, so that every call carries it',
  },
  {
    attribute: 'Domain',
    broken: (cookie) => attribute(cookie, 'domain') !== undefined,
    expected: "no Domain, because the cookie belongs to the website's own host",
  },
  {
    attribute: 'Secure',
    broken: (cookie, isSecure) => isSecure && attribute(cookie, 'secure') === undefined,
    expected: 'Secure over https',
  },
];

/** 14 days, with a minute for clocks that differ. */
const longest = 14 * 24 * 3600 + 60;

/** Seconds until the cookie ends; 0 for one that ends with the browser. */
function lifetime(cookie: Cookie): number {
  const age = attribute(cookie, 'max-age');
  if (age !== undefined) return Number(age);
  const end = Date.parse(attribute(cookie, 'expires') ?? '');
  return Number.isNaN(end) ? 0 : (end - Date.now()) / 1000;
}

const rules: Record<string, Rule[]> = {
  sessionid: [
    {
      attribute: 'HttpOnly',
      broken: (cookie) => attribute(cookie, 'httponly') === undefined,
      expected: 'HttpOnly, so that no script can read the session',
    },
    {
      attribute: 'Max-Age',
      broken: (cookie) => lifetime(cookie) > longest,
      expected: 'at most 14 days (1209600 seconds)',
    },
    {
      attribute: 'SameSite',
      broken: (cookie) => attribute(cookie, 'samesite')?.toLowerCase() !== 'lax',
      expected: 'SameSite=Lax',
    },
  ],
  csrftoken: [
    {
      attribute: 'HttpOnly',
      broken: (cookie) => attribute(cookie, 'httponly') !== undefined,
      expected: 'no HttpOnly, because the website reads the token and sends it back',
    },
  ],
};

function checkCookie(cookie: Cookie, isSecure: boolean): Violation[] {
  const own = rules[cookie.name];
  if (!own) return [];
  return [...common, ...own]
    .filter(({ broken }) => broken(cookie, isSecure))
    .map((rule) => {
      const value = attribute(cookie, rule.attribute.toLowerCase());
      const got =
        value === undefined ? `no ${rule.attribute}` : rule.attribute + (value && `=${value}`);
      return {
        kind: 'cookie',
        field: `header Set-Cookie: ${cookie.name}`,
        expected: rule.expected,
        got,
      };
    });
}

/** Violations of the contract's cookie rules. They do not apply to a cookie that is deleted. */
export function checkCookies({ step, request }: Exchange, response: BackendResponse): Violation[] {
  const sent = parseCookie(request.headers.cookie?.match(/sessionid=[^;]*/)?.[0] ?? '').value;
  const cookies = (response.headers['set-cookie'] ?? [])
    .map(parseCookie)
    .filter((cookie) => !isExpired(cookie));
  const violations = cookies.flatMap((each) => checkCookie(each, request.url.startsWith('https:')));
  const opensSession = openings[step.operation.id] === response.status;
  const isPlanted = step.id === 'signInPlanted';
  if (isPlanted && cookies.every(({ name, value }) => name !== 'sessionid' || value === sent)) {
    const expected = 'a new session in place of the one that the browser had';
    const got = 'the session that the request came with';
    return [{ kind: 'cookie', field: 'header Set-Cookie: sessionid', expected, got }];
  }
  if (!opensSession || cookies.some(({ name }) => name === 'sessionid')) return violations;
  const names = cookies.map(({ name }) => name).join(', ');
  return [
    ...violations,
    {
      kind: 'cookie',
      field: 'header Set-Cookie: sessionid',
      expected: 'the cookie sessionid, which carries the session',
      got: names ? `only ${names}` : 'no cookie',
    },
  ];
}
