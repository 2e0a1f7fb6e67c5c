/** Expected responses of nginx, one request per line (method, target, status, options), its limits, and attacks. */

/**
 * A row. Options: `>name=text` is a header of the request, of which `OWN` is the site's origin (writes have those of the site's
 * own pages unless the row has others, or empty ones); `size=` of its body; `title=` of the page; `problem` for the edge's error
 * text; `passes` when a backend receives the request; `raw` for a response without the edge's own headers. Any other
 * `name=part` is a header of the response that contains `part`, `name==text` one that is `text` (without blanks), `name=` an
 * absent one. Status 0 is no response.
 */
export type Row = { method: string; target: string; status: number; options: Map<string, string> };

function read(text: string): Row[] {
  const rows = text.trim().split('\n');
  return rows.map((line) => {
    const [method = '', target = '', status, ...rest] = line.trim().split(/ +/);
    const pairs = rest.map((option) => option.split(/=(.*)/, 2));
    const options = new Map(pairs.map(([name = '', value = '']) => [name, value]));
    return { method, target, status: Number(status), options };
  });
}

/** The nth address of a visitor. */
export const visitor = (n: number) => `192.0.2.${n}`;

/** The name of the rows with a malformed response. */
export const unreadable = 'a response without a final HTTP/1 status becomes an error of the edge';

/** The requests, by what they show. */
export const table: Record<string, Row[]> = {
  'a path of the route table gets its page, or the shell': read(`
    GET /                          200 title=home cache-control=no-cache
    GET /services?b=%2F..//%0a     200 title=services
    GET /services-details/7/       200 title=service-seven
    GET /pricing?plan=premium      200 title=pricing
    GET /careers                   200 title=shell cache-control=no-cache
    GET /job-details/caf%C3%A9/    200 title=shell
    GET /job-details/x.html        200 title=shell`),
  'another path gets the not-found page': read(`
    GET /nowhere                   404 title=not-found cache-control=no-cache
    GET /services-details/01       404 title=not-found
    GET /shell.html                404 title=not-found
    GET /assets                    404 title=not-found
    GET /api                       404 title=not-found
    GET /API/services/             404 title=not-found
    POST /services                 405`),
  'a former path is redirected to its page': read(`
    GET /services-details          302 location==/services-details/1
    GET /product                   302 location==/#
    GET /services/index.html       302 location==/services
    GET /index.html?a=//evil       302 location==/`),
  'a file is sent with its type, compressed, and kept for ever if its name has a hash': read(`
    GET /assets/app-1a2b3c4d.js    200 >accept-encoding=gzip,br cache-control=immutable content-type=text/javascript content-encoding=br vary=Accept-Encoding
    GET /assets/app-1a2b3c4d.js    304 >if-none-match=* cache-control=immutable
    GET /assets/app-1a2b3c4d.js    416 >range=bytes=9999- cache-control==no-store content-range==bytes*/4017 x-build==abc-1
    GET /assets/app-deadbeef.js    404 cache-control=no-store content-type=text/plain
    GET /services                  200 >accept-encoding=gzip content-encoding=gzip content-type=text/html
    GET /favicon.svg               200 >accept-encoding=br content-encoding= content-type=image/svg+xml
    GET /downloads/brochure.pdf    206 >range=bytes=0-3 content-type=application/pdf`),
  'another host gets no response, but for the health check': read(`
    GET / 0                        >host=evil.example
    GET http://evil.example/api/services/ 0
    GET http://[ 400               raw
    GET /edge/health 204           raw >host=evil.example`),
  'a call of the contract reaches its backend': read(`
    GET /api/services/?a=%20b      200 passes cache-control=no-store >accept-encoding=gzip content-encoding=gzip
    GET /api/services/?test=cached 200 passes cache-control=max-age=60
    GET /api/jobs/caf%c3%a9%20(1);v=2/ 404 passes
    GET /api/services/1/           200 passes >origin=https://evil.example >sec-fetch-site=cross-site
    POST /api/send-email/          200 passes
    POST /hrms/auth/login/login/?test=cookies 400 passes set-cookie=`),
  'any other call gets an error of the edge': read(`
    GET /api/services              404 problem cache-control=no-store
    GET /api/services/1/2/         404 problem
    GET /edge/other                404 problem
    GET /media/                    404 problem
    GET /hrms/api/services/        404 problem
    DELETE /api/services/          405 problem allow=GET
    HEAD /api/services/            405
    POST /media/a.webp             405 problem allow=GET,HEAD`),
  'a write from another site is refused': read(`
    POST /api/send-email/          403 problem >origin= >sec-fetch-site=
    POST /api/send-email/          403 problem >origin=https://evil.example >sec-fetch-site=cross-site
    POST /api/send-email/          403 problem >origin=OWN.evil.example >sec-fetch-site=
    POST /api/send-email/          403 problem >sec-fetch-site=same-site
    POST /edge/logout              403 >origin=https://evil.example >sec-fetch-site=cross-site
    POST /api/send-email/          200 passes >sec-fetch-site=
    POST /api/send-email/          200 passes >origin=`),
  'a body that is too large or has no length is refused': read(`
    POST /api/send-email/          400 passes size=120000
    POST /api/send-email/          413 problem size=400000
    POST /api/careers/profile/?test=answer:204 204 passes size=11000000
    POST /api/careers/profile/     413 problem size=13000000
    POST /api/careers/profile/     413 problem >transfer-encoding=chunked`),
  'a session is limited to the site, and ended by logging out': read(`
    GET /api/services/?test=cookies 200 passes set-cookie==sessionid=theirs;Path=/;Max-Age=60;HttpOnly;SameSite=Lax,csrftoken=token;Path=/;SameSite=Lax
    POST /edge/logout 204 set-cookie==sessionid=;Path=/;Max-Age=0;HttpOnly;SameSite=Lax,csrftoken=;Path=/;Max-Age=0;SameSite=Lax clear-site-data=="cache"`),
  'a backend that fails or is late becomes an error of the edge': read(`
    GET /api/services/?test=code=500      500 passes
    GET /api/services/?test=fault=network 502 passes problem cache-control=no-store
    GET /api/services/?test=fault=timeout 504 passes problem`),
  'a call that does not respond with JSON is refused, or its failure is text': read(`
    GET /api/services/?test=answer:200,application/problem+json 200 passes content-type=application/problem+json
    GET /api/services/?test=answer:200,text/javascript          502 passes problem raw
    GET /api/services/?test=answer:404,text/html                404 passes content-type=text/plain`),
  [unreadable]: read(`
    GET /api/services/?test=bytes:early-hints-only    502 passes problem raw
    GET /api/services/?test=bytes:switching-protocols 502 passes problem raw
    GET /api/services/?test=bytes:status-099          502 passes problem raw
    GET /media/a?test=bytes:http-0.9                  502 passes problem raw
    GET /api/services/?test=bytes:http-2              502 passes problem raw
    GET /api/services/?test=bytes:nothing             502 passes problem raw`),
  'media are shown as images, and downloads otherwise': read(`
    GET /media/case-studies/freight-desk.webp 206 passes >range=bytes=0-3 content-type=image/webp content-disposition=
    GET /media/[a]|b^%25%20(1).html                             404 passes
    GET /media/a?test=answer:200,image/svg+xml                  200 passes content-type=image/svg+xml content-disposition=attachment
    GET /media/a?test=answer:200,text/html                      200 passes content-type=application/octet-stream content-disposition=attachment`),
  'the agency may redirect to its own paths only': read(`
    GET /media/a?test=answer:302,,AGENCY/media/b             302 passes location=/media/b
    GET /media/a?test=answer:302,,/api/jobs/%C3%A9/?page=2      302 passes location=/api/jobs/%C3%A9/?page=2
    GET /media/a?test=answer:302,,http://evil.example/media/a   302 passes location=
    GET /media/a?test=answer:302,,/media/%2e%2e/%2E./x          302 passes location=
    GET /media/a?test=answer:302,,/media/..;/x                  302 passes location=
    GET /media/a?test=answer:302,,/api//evil.example            302 passes location=
    GET /media/a?test=answer:302,,/services                     302 passes location=`),
};

/** A call that takes two seconds. */
export const slow = 'GET /api/services/?test=fault=timeout';
const logIn = 'POST /api/careers/login/';

type Limit = [call: string, count: number, who: string, address: (n: number) => string, number[]];

/** Requests at once, the address of the nth visitor, and how many are refused at least and at most. */
export const limits: Limit[] = [
  [logIn, 14, 'an address, also as IPv6', (n) => ['', '::ffff:'][n % 2] + visitor(1), [3, 6]],
  [logIn, 14, 'an IPv6 network', (n) => `2001:db8:0:a:${n}::${n}`, [3, 6]],
  [logIn, 14, 'many addresses', (n) => visitor(n + 9), [0, 0]],
  [logIn, 14, 'many IPv6 networks', (n) => `2001:db8:1:${n}::1`, [0, 0]],
  ['POST /api/send-email/', 11, 'an address', () => visitor(2), [3, 6]],
  ['POST /api/careers/profile/', 26, 'an address', () => visitor(3), [3, 6]],
];

/** Forms of a path that have another spelling: `*` is the path without its first slash, `ENC` has its first letter encoded. */
const forms = String.raw`
  /%ENC /%25ENC /%2525ENC
  //* /*// /./* /x/../* /../* /*/.. /x/;/* /x/;a=b/* /x/..;a=b/* /x/..%3B/* /x/.%3ba=b/* /x/%2e%2e/* /x/.%2E/* /x/%252e%252e/*
  /x/..%2f* /assets/..%2F* /media/..%2f* /media/..%252f* /api/services/..%2f..%2f..%2f* /%2f* /*%2f /*%255c
  /x/%c0%ae%c0%ae/* /x/..%c0%af* /x/..%e0%80%af* /x/..%f0%80%80%af*
  /%5c* /x/..%5C* /\* /x\..\* /api/services/..\..\* /media/..\*
  /%09/* /*%0a /%0d%0aSet-Cookie:%20planted=1/* /*%0dSet-Cookie:%20planted=1 /*%00 /x%00/../* /*%1b /*%7f
  /*% /*%zz /%u002e%u002e/* /*%ed%a0%80 /*%c3 /*%e9 /*%ff /*%f5%80%80%80 /*é /*"x /*<x> /*{x} /*#x /*?a#x /*?é`;

/** Requests that try to bypass the gate, in every area. */
export const badTargets = [
  'services',
  'assets/a.js',
  'api/services/',
  'hrms/auth/login/login/',
  'media/a.webp',
  'edge/logout',
].flatMap((path) => {
  const encoded = path.charCodeAt(0).toString(16) + path.slice(1);
  const all = forms.trim().split(/\s+/);
  return all.map((form) => form.replace('*', path).replace('ENC', encoded));
});
