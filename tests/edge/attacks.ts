/** Requests that try to bypass the gate: a path of every area, in every form that is not normalized. */

const areas = `
  /services /pricing /services-details/7 /services-details /services/index.html
  /assets/app-1a2b3c4d.js /downloads/brochure.pdf /media/case-studies/freight-desk.webp
  /api/services/ /api/careers/profile/check/ /hrms/auth/login/login/ /edge/logout`
  .trim()
  .split(/\s+/);

/** `*` is the path without its first slash, `ONE` and `TWO` the path with its first or second letter encoded. */
const forms = String.raw`
  /ONE /TWO /%25ONE
  //* /*// /./* /x/../* /../* /*/.. /x/..;a=b/* /x/..%3B/* /x/.%3ba=b/* /x/%2e%2e/* /x/.%2E/* /x/%252e%252e/* /x/%c0%ae%c0%ae/*
  /x/..%2f* /assets/..%2F* /media/..%2f* /api/services/..%2f..%2f..%2f* /%2f* /*%2f
  /x/..%c0%af* /x/..%e0%80%af* /x/..%f0%80%80%af*
  /%5c* /x/..%5C* /\* /x\..\*
  /%09/* /*%0a /%0d%0aSet-Cookie:%20planted=1/* /*%0dSet-Cookie:%20planted=1 /*%00 /x%00/../* /*%7f
  /*% /*%zz /%u002e%u002e/* /*%ed%a0%80 /*é /*#x /*?a#x`
  .trim()
  .split(/\s+/);

const hex = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;

/** Every form of every path. */
export const badTargets: readonly string[] = areas.flatMap((area) => {
  const rest = area.slice(1);
  const [first = '', second = ''] = rest;
  const one = hex(first) + rest.slice(1);
  const two = first + hex(second) + rest.slice(2);
  return forms.map((form) =>
    form
      .replace('%25ONE', `%25${one.slice(1)}`)
      .replace('ONE', one)
      .replace('TWO', two)
      .replace('*', rest),
  );
});

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
  `GET http://[ HTTP/1.1\r\nHost: ${own}`,
  'GET http://[ HTTP/1.1\r\nHost: evil.example',
  `GET * HTTP/1.1\r\nHost: ${own}`,
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
