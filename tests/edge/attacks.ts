/** Requests that try to get past the gate: a path of every area, in every form that is not normalized. */

const areas = `
  /services /pricing /services-details/7 /services-details /services/index.html
  /assets/app-1a2b3c4d.js /downloads/brochure.pdf /media/case-studies/freight-desk.webp
  /api/services/ /api/careers/profile/check/ /hrms/auth/login/login/ /edge/logout`
  .trim()
  .split(/\s+/);

const hex = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;

/** By name; each gets the path without its first slash. */
const variants: Record<string, (rest: string) => string> = {
  'first letter encoded': (rest) => `/${hex(rest)}${rest.slice(1)}`,
  'second letter encoded': (rest) => `/${rest[0]}${hex(rest.slice(1))}${rest.slice(2)}`,
  'letter encoded twice': (rest) => `/%25${hex(rest).slice(1)}${rest.slice(1)}`,
  'doubled slash': (rest) => `//${rest}`,
  'doubled slash at the end': (rest) => `/${rest}//`,
  'dot segment': (rest) => `/./${rest}`,
  'parent segment': (rest) => `/x/../${rest}`,
  'parent segment at the root': (rest) => `/../${rest}`,
  'parent segment at the end': (rest) => `/${rest}/..`,
  'parent segment with a parameter': (rest) => `/x/..;a=b/${rest}`,
  'encoded parent segment': (rest) => `/x/%2e%2e/${rest}`,
  'half encoded parent segment': (rest) => `/x/.%2E/${rest}`,
  'parent segment encoded twice': (rest) => `/x/%252e%252e/${rest}`,
  'overlong parent segment': (rest) => `/x/%c0%ae%c0%ae/${rest}`,
  'encoded slash': (rest) => `/x/..%2f${rest}`,
  'encoded slash from assets': (rest) => `/assets/..%2F${rest}`,
  'encoded slash from media': (rest) => `/media/..%2f${rest}`,
  'encoded slash from calls': (rest) => `/api/services/..%2f..%2f..%2f${rest}`,
  'encoded slash for the first': (rest) => `/%2f${rest}`,
  'encoded slash at the end': (rest) => `/${rest}%2f`,
  'overlong slash': (rest) => `/x/..%c0%af${rest}`,
  'longer overlong slash': (rest) => `/x/..%e0%80%af${rest}`,
  'longest overlong slash': (rest) => `/x/..%f0%80%80%af${rest}`,
  'encoded backslash': (rest) => `/%5c${rest}`,
  'parent segment with a backslash': (rest) => `/x/..%5C${rest}`,
  'plain backslash': (rest) => `/\\${rest}`,
  'parent segment with a plain backslash': (rest) => `/x\\..\\${rest}`,
  tab: (rest) => `/%09/${rest}`,
  'line feed': (rest) => `/${rest}%0a`,
  'header after a line end': (rest) => `/%0d%0aSet-Cookie:%20planted=1/${rest}`,
  'header after a carriage return': (rest) => `/${rest}%0dSet-Cookie:%20planted=1`,
  'null byte': (rest) => `/${rest}%00`,
  'null byte before a parent segment': (rest) => `/x%00/../${rest}`,
  delete: (rest) => `/${rest}%7f`,
  'broken escape': (rest) => `/${rest}%`,
  'escape without digits': (rest) => `/${rest}%zz`,
  'escape of another kind': (rest) => `/%u002e%u002e/${rest}`,
  surrogate: (rest) => `/${rest}%ed%a0%80`,
  'raw byte': (rest) => `/${rest}\xe9`,
  fragment: (rest) => `/${rest}#x`,
  'fragment in the query': (rest) => `/${rest}?a#x`,
};

/** Every variant of every path. */
export const badTargets: readonly string[] = areas.flatMap((area) =>
  Object.values(variants).map((write) => write(area.slice(1))),
);

/** Normalized targets that a careless redirect would send to another site. */
export const redirectTargets = ['evil.example', '@evil.example', 'https:evil'].flatMap((host) => [
  ...[`/${host}`, `/${host}/`, `/${host}/index.html`, `/services-details/${host}`],
  ...[`/services-details?next=//${host}`, `/index.html?//${host}`, `/.${host}/index.html`],
  ...[`/services/${host}/index.html`, `/product?%0d%0aLocation:%20//${host}`],
]);

/** Request heads with a wrong host, none, or two. `own` is the site's host. */
export const wrongHosts = (own: string): string[] => [
  'GET / HTTP/1.1\r\nHost: evil.example',
  'GET / HTTP/1.1\r\nHost: 10.0.0.1',
  `GET / HTTP/1.1\r\nHost: evil.example@${own}`,
  `GET / HTTP/1.1\r\nHost: ${own.replace(':', '.evil.example:')}`,
  'GET / HTTP/1.1\r\nHost:',
  'GET / HTTP/1.1\r\nX-Forwarded-Host: evil.example',
  'GET /api/services/ HTTP/1.1\r\nHost: evil.example',
  'GET /api/services/ HTTP/1.0',
  `GET http://evil.example/api/services/ HTTP/1.1\r\nHost: ${own}`,
  `GET https://evil.example/ HTTP/1.1\r\nHost: ${own}`,
  'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443',
];

/** Headers with which a visitor could impersonate another user or a proxy. */
export const forgedHeaders: Record<string, string> = Object.fromEntries(
  `authorization forwarded x-forwarded-for x-forwarded-host x-forwarded-proto x-forwarded-prefix
  x-forwarded-user x-real-ip true-client-ip x-original-url x-rewrite-url x-http-method-override
  x-method-override remote-user remote_user proxy-authorization proxy prefer te x-accel-redirect`
    .split(/\s+/)
    .map((name) => [name, 'evil']),
);
