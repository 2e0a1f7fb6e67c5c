/** nginx and both servers of Vite with the same table of expected responses; the attacks on nginx. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { problems } from '../../scripts/edge/calls.ts';
import { type Area, securityHeaders } from '../../scripts/edge/policy.ts';
import { credential, startLive, startNginx, startPreview } from '../servers/edge.ts';
import { badTargets, forgedHeaders, redirectTargets, wrongHosts } from './attacks.ts';
import { type EdgeResponse, getBytes, sendHead, sendRequest } from './request.ts';
import { calls, nginxOnly, originHeaders, pages, type Row } from './table.ts';
import { createTestSite } from './testSite.ts';
import { startUpstream } from './upstream.ts';

const site = await createTestSite();
const [agency, hrms] = await Promise.all([startUpstream(''), startUpstream('/hrms')]);
const setup = { site, agency: agency.origin, hrms: hrms.origin };
const authorization = `Basic ${Buffer.from(credential).toString('base64')}`;
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

/** Headers that a response of nginx may have besides the security headers. */
const others =
  `accept-ranges allow cache-control clear-site-data connection content-disposition content-encoding
  content-length content-range content-type date etag keep-alive last-modified location retry-after
  server set-cookie transfer-encoding vary`.split(/\s+/);

/** Expects each security header once, with the value for the area; from nginx no unknown header. */
function expectHeaders(origin: string, { headers }: EdgeResponse, area: Area, isNginx = true) {
  const sources = { inline: site.inline, contentOrigins: [], reportTo: null, tls: false };
  const policy = Object.entries(securityHeaders(area, { origin, ...sources }));
  const expected = Object.fromEntries(policy.map(([name, value]) => [name.toLowerCase(), value]));
  expect(headers).toMatchObject(expected);
  const unknown = Object.keys(headers).filter((name) => !(name in expected));
  if (isNginx) expect(others).toEqual(expect.arrayContaining(unknown));
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

/** Expects the response that a row describes. */
function expectRow(origin: string, row: Row, response: EdgeResponse): void {
  const { target, status, options } = row;
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
  expect(textOf(response), target).toBe(problems[status as keyof typeof problems]);
}

const preview = await startPreview(setup);
const nginx = await startNginx(setup, { responseSeconds: 1 }).catch(() => null);
afterAll(() => Promise.all([preview.stop(), nginx?.stop()]));

describe.each([
  ['preview', preview, { ...pages, ...calls }],
  ['nginx', nginx, { ...pages, ...calls, ...nginxOnly }],
])('%s', (name, edge, table) => {
  const { origin = '' } = edge ?? {};
  const isNginx = name === 'nginx';

  describe.skipIf(!edge)('as the edge', () => {
    test.each(Object.entries(table))('%s', async (_, requests) => {
      for (const [index, row] of requests.entries()) {
        const { method, target, status, options } = row;
        const before = seen().length;
        const response = await send(origin, row, `127.0.0.${index + 2}`);
        const label = `${method} ${target}`;
        expect([label, response.status]).toEqual([label, status]);
        const area = /^\/(api|hrms|edge|media)\//.test(target) ? 'data' : options.get('area');
        if (!options.has('raw')) {
          expectHeaders(origin, response, (area as Area | undefined) ?? 'page', isNginx);
        }
        expectRow(origin, row, response);
        expect([label, seen().length - before]).toEqual([label, options.has('passes') ? 1 : 0]);
      }
    });

    const headers = { authorization: 'Token abc', cookie: 'sessionid=mine' };
    const createIntent = () =>
      sendRequest(origin, {
        path: '/hrms/payments/create-payment-intent/?test=cookies',
        method: 'POST',
        headers: { ...headers, ...originHeaders('own', origin) },
        body: '{}',
      });

    test('only calls of the agency get the credential', async () => {
      await sendRequest(origin, { path: '/api/services/?a=%20b', headers });
      expect(agency.received).toMatchObject([
        { url: '/api/services/?a=%20b', headers: { authorization } },
      ]);
      await sendRequest(origin, { path: '/media/case-studies/freight-desk.webp' });
      expect(agency.received.at(-1)?.headers).not.toHaveProperty('authorization');
      await createIntent();
      expect(hrms.received[0]?.url).toMatch(/^\/payments\/create-payment-intent\//);
      expect(hrms.received[0]?.headers).toMatchObject({ authorization: headers.authorization });
    });

    test('only the agency gets and sets cookies', async () => {
      await sendRequest(origin, { path: '/api/services/', headers });
      expect(agency.received).toMatchObject([{ headers: { cookie: headers.cookie } }]);
      const intent = await createIntent();
      expect(hrms.received[0]?.headers).not.toHaveProperty('cookie');
      expect([intent.status, intent.headers['set-cookie']]).toEqual([200, undefined]);
    });

    test('logging out deletes the cookies', async () => {
      const headers = originHeaders('own', origin);
      const out = await sendRequest(origin, { path: '/edge/logout', method: 'POST', headers });
      expect([out.status, out.headers['clear-site-data']]).toEqual([204, '"cache"']);
      expect(out.headers['set-cookie']).toEqual([
        'sessionid=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
        'csrftoken=; Path=/; Max-Age=0; SameSite=Lax',
      ]);
      expect((await sendRequest(origin, { path: '/edge/logout' })).status).toBe(405);
      expect(seen()).toEqual([]);
    });

    test('a browser stores the cookies of the agency', async () => {
      const set = await sendRequest(origin, { path: '/api/services/?test=cookies' });
      expect(set.headers['set-cookie']).toEqual(
        isNginx
          ? [
              'sessionid=theirs; Path=/; Max-Age=60; HttpOnly; SameSite=Lax',
              'csrftoken=token; Path=/; SameSite=Lax',
            ]
          : ['sessionid=theirs; Path=/; Max-Age=60', 'csrftoken=token; Path=/; HttpOnly'],
      );
    });
  });
});

test('start:live has the same gate with only one backend', async () => {
  const { origin, stop } = await startLive({ ...setup, hrms: '' });
  const from = originHeaders('own', origin);
  for (const [method, path, headers, status] of [
    ['GET', '/api/services/', {}, 200],
    ['GET', '/api/services/..%2f..%2fadmin', {}, 400],
    ['GET', '/api/services/', { host: 'evil.example' }, 403],
    ['POST', '/api/send-email/', originHeaders('foreign', origin), 403],
    ['GET', '/api/admin/', {}, 404],
    ['DELETE', '/api/services/', from, 405],
    ['POST', '/hrms/auth/login/login/', from, 502],
  ] as const) {
    const response = await sendRequest(origin, { method, path, headers });
    expect([method, path, response.status]).toEqual([method, path, status]);
  }
  expect(seen().map(({ headers }) => headers.authorization)).toEqual([authorization]);
  await stop();
});

describe.skipIf(!nginx)('nginx under attack', () => {
  const { origin = 'http://none' } = nginx ?? {};
  const { host } = new URL(origin);

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

  test('no other host gets a response', async () => {
    for (const head of wrongHosts(host)) {
      expect([head, await sendHead(origin, head)]).toEqual([
        head,
        expect.stringMatching(/^$|^HTTP\S+ [45]/),
      ]);
    }
    expect(seen()).toEqual([]);
  });

  test("a backend gets only the needed headers of the visitor's request", async () => {
    const needed = { cookie: 'sessionid=mine; csrftoken=token', 'x-csrftoken': 'token' };
    const headers = { ...forgedHeaders, ...needed };
    const about = {
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': host,
      'x-forwarded-proto': 'http',
    };
    await sendRequest(origin, { path: '/api/services/', headers });
    expect(agency.received.map((each) => each.headers)).toEqual([
      { host: new URL(agency.origin).host, authorization, ...needed, ...about },
    ]);
    const from = { ...headers, ...originHeaders('own', origin) };
    await sendRequest(origin, { path: '/hrms/auth/login/login/', method: 'POST', headers: from });
    expect(hrms.received[0]?.headers).not.toHaveProperty('x-csrftoken');
    expect(hrms.received[0]?.headers).toMatchObject(about);
  });

  test.each([
    ['/services', 'page'],
    ['/assets/app-1a2b3c4d.js', 'asset'],
  ] as const)('%s, revalidated, gets a 304 with the same headers', async (path, area) => {
    const first = await sendRequest(origin, { path });
    const headers = { 'if-none-match': first.headers.etag ?? '' };
    const again = await sendRequest(origin, { path, headers });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expectHeaders(origin, again, area);
    expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
  });
});
