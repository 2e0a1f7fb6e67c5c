/** nginx with `deploy/nginx`: a table of expected responses, and attacks. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { examples } from '#contract/generated/agency.examples.ts';
import { type Area, contentPolicy } from '../../scripts/edge/policy.ts';
import { authorization, startNginx } from '../servers/edge.ts';
import { badTargets, forgedHeaders, redirectTargets, wrongHosts } from './attacks.ts';
import { type EdgeResponse, getBytes, sendHead, sendRequest } from './request.ts';
import { createTestSite, describeNginx, originHeaders } from './setup.ts';
import { type Row, table } from './table.ts';
import { startUpstream } from './upstream.ts';

const site = await createTestSite();
const [agency, hrms] = await Promise.all([startUpstream(''), startUpstream('/hrms')]);
const seen = () => [...agency.received, ...hrms.received];

beforeEach(() => {
  agency.received.length = 0;
  hrms.received.length = 0;
});

const decompress = { br: brotliDecompressSync, gzip: gunzipSync };

function textOf({ headers, body }: EdgeResponse): string {
  const encoding = headers['content-encoding'] as keyof typeof decompress | undefined;
  return (encoding ? decompress[encoding](body) : body).toString();
}

/** Headers that a response may have besides the security headers. */
const others =
  `accept-ranges allow cache-control clear-site-data connection content-disposition content-encoding
  content-length content-range content-type date etag keep-alive last-modified location retry-after
  server set-cookie transfer-encoding vary`.split(/\s+/);

const denied =
  `accelerometer camera display-capture geolocation gyroscope hid idle-detection magnetometer
  microphone midi screen-wake-lock serial usb xr-spatial-tracking`.split(/\s+/);

/** Expects each security header once, with the value for the area, and no unknown header. */
function expectHeaders(origin: string, { headers }: EdgeResponse, area: Area) {
  const isPayment = area === 'payment';
  const payment = isPayment ? 'payment=(self "https://js.stripe.com")' : 'payment=()';
  const { inline } = site;
  const expected = {
    'content-security-policy': contentPolicy(area, { origin, inline, media: '' }),
    'cross-origin-opener-policy': isPayment ? 'same-origin-allow-popups' : 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': [...denied.map((feature) => `${feature}=()`), payment].join(', '),
    'referrer-policy': 'strict-origin',
    'strict-transport-security': 'max-age=31536000',
    'x-build': 'abc-1',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
  };
  // Without other origins and reports there are blanks in their place.
  const policy = String(headers['content-security-policy']).replaceAll(' ;', ';');
  const found = { ...headers, 'content-security-policy': policy.replace(/; ?$/, '') };
  expect(found).toMatchObject(expected);
  const unknown = Object.keys(headers).filter((name) => !(name in expected));
  expect(others).toEqual(expect.arrayContaining(unknown));
}

const message = { name: 'R', email: 'r@hart.example', comments: 'Hello', phone: '' };
const own = new Set('area title problem from size accept range chunked passes raw'.split(' '));

function send(origin: string, { method, target, options }: Row, from: string) {
  const accept = options.get('accept');
  const headers = {
    ...originHeaders(options.get('from') ?? 'nowhere', origin),
    ...(accept && { 'accept-encoding': accept }),
    ...(options.has('range') && { range: options.get('range') }),
    ...(method === 'POST' && { 'content-type': 'application/json' }),
    ...(options.has('chunked') && { 'transfer-encoding': 'chunked' }),
  };
  const size = options.get('size');
  const body = size ? Buffer.alloc(Number(size), 97) : JSON.stringify(message);
  const sends = method === 'POST' || options.has('chunked');
  const sent = sends ? (target.includes('login') ? '{}' : body) : '';
  return sendRequest(origin, { path: target, method, headers, body: sent, from });
}

/** The edge's own errors that the contract documents. */
const documented: Record<number, unknown> = {
  403: examples.careersLogin.crossSiteRefused,
  413: examples.careersLogin.bodyTooLarge,
  502: examples.careersLogin.badGateway,
  504: examples.careersLogin.gatewayTimeout,
};

/** Expects the response that a row describes. */
function expectRow(origin: string, { target, status, options }: Row, response: EdgeResponse): void {
  for (const [header, part] of options) {
    if (own.has(header)) continue;
    const sent = String(response.headers[header] ?? '').replaceAll(', ', ',');
    expect([header, sent]).toEqual([header, part ? expect.stringContaining(part) : '']);
  }
  const location = options.get('location');
  const at = (to = '') => new URL(to, origin).href;
  if (location) expect(at(response.headers.location), target).toBe(at(location));
  const title = options.get('title');
  if (title) expect(textOf(response), target).toContain(`<title>${title}</title>`);
  if (!options.has('problem')) return;
  expect(response.headers['content-type'], target).toBe('application/json');
  const { error } = JSON.parse(textOf(response));
  const body = documented[status] ?? { error, message: error, detail: error };
  expect(JSON.parse(textOf(response)), target).toEqual(body);
}

describeNginx('nginx', async () => {
  const setup = { site, agency: agency.origin, hrms: hrms.origin };
  const texts = { 'read_timeout 20s': 'read_timeout 1s' };
  const { origin, stop } = await startNginx(setup, { texts }).catch(() => ({
    ...{ origin: 'http://none', stop: async () => {} },
  }));
  const { host } = new URL(origin);
  afterAll(stop);

  test.each(Object.entries(table))('%s', async (_, requests) => {
    for (const [index, row] of requests.entries()) {
      const { method, target, status, options } = row;
      const before = seen().length;
      const response = await send(origin, row, `127.0.0.${index + 2}`);
      const label = `${method} ${target}`;
      expect([label, response.status]).toEqual([label, status]);
      const area = /^\/(api|hrms|edge|media)\//.test(target) ? 'data' : options.get('area');
      if (!options.has('raw')) expectHeaders(origin, response, (area ?? 'page') as Area);
      expectRow(origin, row, response);
      expect([label, seen().length - before]).toEqual([label, options.has('passes') ? 1 : 0]);
    }
  });

  const headers = { authorization: 'Token abc', cookie: 'sessionid=mine' };

  test('the agency gets the credential and cookies, the other company neither', async () => {
    await sendRequest(origin, { path: '/api/services/?a=%20b', headers });
    await sendRequest(origin, { path: '/media/a.webp' });
    expect(agency.received).toMatchObject([
      { url: '/api/services/?a=%20b', headers: { authorization, cookie: headers.cookie } },
      { headers: expect.not.objectContaining({ authorization: expect.anything() }) },
    ]);
    const intent = await sendRequest(origin, {
      path: '/hrms/payments/create-payment-intent/?test=cookies',
      method: 'POST',
      headers: { ...headers, ...originHeaders('own', origin) },
      body: '{}',
    });
    expect([intent.status, intent.headers['set-cookie']]).toEqual([200, undefined]);
    expect(hrms.received[0]?.url).toMatch(/^\/payments\/create-payment-intent\//);
    expect(hrms.received[0]?.headers).toMatchObject({ authorization: headers.authorization });
    expect(hrms.received[0]?.headers).not.toHaveProperty('cookie');
  });

  test('cookies of the agency belong to the site, and logging out deletes them', async () => {
    const set = await sendRequest(origin, { path: '/api/services/?test=cookies' });
    expect(set.headers['set-cookie']).toEqual([
      'sessionid=theirs; Path=/; Max-Age=60; HttpOnly; SameSite=Lax',
      'csrftoken=token; Path=/; SameSite=Lax',
    ]);
    const own = originHeaders('own', origin);
    const out = await sendRequest(origin, { path: '/edge/logout', method: 'POST', headers: own });
    expect([out.status, out.headers['clear-site-data']]).toEqual([204, '"cache"']);
    expect(out.headers['set-cookie']).toEqual([
      'sessionid=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
      'csrftoken=; Path=/; Max-Age=0; SameSite=Lax',
    ]);
    expect((await sendRequest(origin, { path: '/edge/logout' })).status).toBe(405);
  });

  test(`all ${badTargets.length} targets that are not normalized are rejected`, async () => {
    expect(badTargets.length).toBeGreaterThanOrEqual(300);
    const through: string[] = [];
    for (const target of badTargets) {
      const response = await getBytes(origin, target);
      if (!/^HTTP\S+ 400 (?:(?!\n(location|set-cookie):)[\s\S])*$/i.test(response)) {
        through.push(target);
      }
    }
    expect([through, seen()]).toEqual([[], []]);
  });

  test('no redirect leaves the site', async () => {
    for (const target of redirectTargets) {
      const response = await getBytes(origin, target);
      expect([target, /^location: (?!\/([\w#]|\r|$))/im.test(response)]).toEqual([target, false]);
      expect(response).not.toMatch(/^location:.*evil/im);
    }
  });

  test('no other host gets a response, but for the health check', async () => {
    for (const head of wrongHosts(host)) {
      const response = await sendHead(origin, head);
      expect([head, response]).toEqual([head, expect.stringMatching(/^$|^HTTP\S+ [45]/)]);
    }
    expect(seen()).toEqual([]);
    for (const name of [host, '10.0.0.1', 'evil.example']) {
      expect(await getBytes(origin, '/edge/health', name)).toMatch(/^HTTP\/1.1 204 /);
    }
  });

  test("a backend gets only the needed headers of the visitor's request", async () => {
    const needed = { cookie: 'sessionid=mine; csrftoken=token', 'x-csrftoken': 'token' };
    const sent = { ...forgedHeaders, ...needed };
    const about = {
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': host,
      'x-forwarded-proto': 'http',
    };
    await sendRequest(origin, { path: '/api/services/', headers: sent });
    expect(agency.received.map((each) => each.headers)).toEqual([
      { host: 'agency.localhost', authorization, ...needed, ...about },
    ]);
    const from = { ...sent, ...originHeaders('own', origin) };
    await sendRequest(origin, { path: '/hrms/auth/login/login/', method: 'POST', headers: from });
    expect(hrms.received[0]?.headers).not.toHaveProperty('x-csrftoken');
    expect(hrms.received[0]?.headers).toMatchObject({ host: 'hrms.localhost', ...about });
  });

  test.each([
    ['/services', 'page'],
    ['/assets/app-1a2b3c4d.js', 'asset'],
  ] as const)('%s, revalidated, gets a 304 with the same headers', async (path, area) => {
    const first = await sendRequest(origin, { path });
    const known = { 'if-none-match': first.headers.etag ?? '' };
    const again = await sendRequest(origin, { path, headers: known });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expectHeaders(origin, again, area);
    expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
  });
});
