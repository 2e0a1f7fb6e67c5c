/** Both servers of Vite and a real nginx, with the same tables of expected responses and the same attacks. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { problems } from '../../scripts/edge/calls.ts';
import { type Area, securityHeaders } from '../../scripts/edge/policy.ts';
import { badTargets, forgedHeaders, redirectTargets, wrongHosts } from './attacks.ts';
import { credential, type RunningEdge, startLive, startNginx, startPreview } from './hosts.ts';
import { type EdgeResponse, sendBytes, sendRequest } from './request.ts';
import { calls, nginxOnly, originHeaders, pages, type Row } from './table.ts';
import { createTestSite } from './testSite.ts';
import { startUpstream } from './upstream.ts';

const site = await createTestSite();
const [agency, hrms] = await Promise.all([startUpstream(''), startUpstream('/hrms')]);
const setup = { site, agency: agency.origin, hrms: hrms.origin };
const nginx = await startNginx(setup, { responseSeconds: 1 });
if (typeof nginx === 'string') {
  console.warn(`\nThe tests with a real nginx are SKIPPED: ${nginx}\n`);
}

const decompress = { br: brotliDecompressSync, gzip: gunzipSync };

function textOf({ headers, body }: EdgeResponse): string {
  const encoding = headers['content-encoding'] as keyof typeof decompress | undefined;
  return (encoding ? decompress[encoding](body) : body).toString();
}

const sources = { inline: site.inline, contentOrigins: [], reportTo: null, tls: false };

/** Headers that a response may have besides the security headers. */
const expected =
  `accept-ranges allow cache-control clear-site-data connection content-disposition content-encoding
  content-length content-range content-type date etag keep-alive last-modified location retry-after
  server set-cookie transfer-encoding vary`.split(/\s+/);

/** Expects each security header once, with the value for the area. */
function expectHeaders(origin: string, { status, headers }: EdgeResponse, area: Area): void {
  const policy = securityHeaders(area, { origin, ...sources });
  for (const [name, value] of Object.entries(policy)) {
    const sent = headers[name.toLowerCase()];
    // nginx sends the headers of a 416 twice.
    expect([name, sent]).toEqual([name, status === 416 ? expect.stringContaining(value) : value]);
  }
}

/** Names of a response's headers that no edge should send. */
function unknownHeaders({ headers }: EdgeResponse): string[] {
  const policy = securityHeaders('page', { origin: '', ...sources });
  const known = [...expected, ...Object.keys(policy).map((name) => name.toLowerCase())];
  return Object.keys(headers).filter((name) => !known.includes(name));
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

describe.each<[string, RunningEdge | string, Record<string, Row[]>]>([
  ['preview', await startPreview(setup), { ...pages, ...calls }],
  ['start:live', await startLive(setup), calls],
  ['nginx', nginx, { ...pages, ...calls, ...nginxOnly }],
])('%s', (name, started, table) => {
  const { origin, stop } = typeof started === 'string' ? { origin: '' } : started;
  /** Vite's development server sends its own pages, without a policy. */
  const sendsPages = name !== 'start:live';
  const filters = name === 'nginx';

  describe.skipIf(!stop)('as the edge', () => {
    afterAll(() => stop?.());
    beforeEach(() => {
      agency.received.length = 0;
      hrms.received.length = 0;
    });
    const seen = () => [...agency.received, ...hrms.received];

    test.each(Object.entries(table))('%s', async (_, requests) => {
      for (const [index, row] of requests.entries()) {
        const { method, target, status, options } = row;
        const before = seen().length;
        const response = await send(origin, row, `127.0.0.${index + 2}`);
        const label = `${method} ${target}`;
        expect([label, response.status]).toEqual([label, status]);
        const area = /^\/(api|hrms|edge|media)\//.test(target) ? 'data' : options.get('area');
        // A response that nginx refuses is written by its filter.
        if (sendsPages && !options.has('raw')) {
          expectHeaders(origin, response, (area as Area | undefined) ?? 'page');
        }
        if (filters) expect([label, unknownHeaders(response)]).toEqual([label, []]);
        for (const [header, part] of options) {
          if (own.has(header)) continue;
          const sent = String(response.headers[header] ?? '').replaceAll(', ', ',');
          const value = part ? expect.stringContaining(part) : '';
          expect([label, header, sent]).toEqual([label, header, value]);
        }
        const location = options.get('location');
        const at = (to = '') => new URL(to, origin).href;
        if (location) expect(at(response.headers.location)).toBe(at(location));
        const title = options.get('title');
        if (title) expect(textOf(response)).toContain(`<title>${title}</title>`);
        expect([label, seen().length - before]).toEqual([label, options.has('passes') ? 1 : 0]);
        if (!options.has('problem')) continue;
        expect(response.headers['content-type']).toBe('application/json');
        expect(textOf(response)).toBe(problems[status as keyof typeof problems]);
      }
    });

    const host = new URL(origin || 'http://none').host;

    /** Sends a request head as it is; gives the status and headers of the response. */
    async function attack(head: string): Promise<{ status: number; headers: string }> {
      const received = await sendBytes(origin, `${head}\r\nConnection: close\r\n\r\n`);
      const [headers = ''] = received.split('\r\n\r\n', 1);
      return { status: Number(/^HTTP\S+ (\d+)/.exec(headers)?.[1] ?? 0), headers };
    }

    test(`all ${badTargets.length} targets that are not normalized are rejected`, async () => {
      expect(badTargets.length).toBeGreaterThanOrEqual(300);
      const through: string[] = [];
      for (const target of badTargets) {
        const { status, headers } = await attack(`GET ${target} HTTP/1.1\r\nHost: ${host}`);
        if (status !== 400 || /^(location|set-cookie):/im.test(headers)) through.push(target);
      }
      expect(through).toEqual([]);
      expect(seen()).toEqual([]);
    });

    test('no redirect leaves the site, and no other host gets a response', async () => {
      for (const target of redirectTargets) {
        const { headers } = await attack(`GET ${target} HTTP/1.1\r\nHost: ${host}`);
        expect([target, /^location: (?!\/([\w#]|\r|$))/im.test(headers)]).toEqual([target, false]);
        expect(headers).not.toMatch(/^location:.*evil/im);
      }
      for (const head of wrongHosts(host)) {
        const { status } = await attack(head);
        expect([head, status === 0 || status >= 400]).toEqual([head, true]);
      }
      expect(seen()).toEqual([]);
    });

    test("the agency gets the credential, and only the needed headers of the visitor's request", async () => {
      const cookie = 'sessionid=mine; csrftoken=token';
      const headers = { ...forgedHeaders, cookie, 'x-csrftoken': 'token' };
      const { status } = await sendRequest(origin, { path: '/api/services/?a=%20b', headers });
      expect([status, agency.received.length]).toEqual([200, 1]);
      const [received] = agency.received;
      expect(received?.url).toBe('/api/services/?a=%20b');
      expect(received?.headers).toEqual({
        host: new URL(agency.origin).host,
        authorization: `Basic ${Buffer.from(credential).toString('base64')}`,
        cookie,
        'x-csrftoken': 'token',
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-host': host,
        'x-forwarded-proto': 'http',
        ...(received?.headers.connection && { connection: expect.any(String) }),
      });
      await sendRequest(origin, { path: '/media/case-studies/freight-desk.webp', headers });
      expect(agency.received.at(-1)?.headers).not.toHaveProperty('authorization');
    });

    test("the human-resource backend gets the visitor's token, without prefix, credential or cookies", async () => {
      const headers = {
        'content-type': 'application/json',
        authorization: 'Token abc',
        cookie: 'sessionid=mine',
        'x-csrftoken': 'token',
        ...originHeaders('own', origin),
      };
      const path = '/hrms/payments/create-payment-intent/';
      const call = { path, method: 'POST', headers, body: '{"max_employees":1}' };
      expect((await sendRequest(origin, call)).status).toBe(401);
      const [received] = hrms.received;
      expect(received?.url).toBe('/payments/create-payment-intent/');
      expect(received?.headers).toMatchObject({ authorization: 'Token abc' });
      expect(received?.headers).not.toHaveProperty('cookie');
      expect(received?.headers).not.toHaveProperty('x-csrftoken');
      const cookies = await sendRequest(origin, { ...call, path: `${path}?test=cookies` });
      expect(cookies.status).toBe(200);
      expect(cookies.headers).not.toHaveProperty('set-cookie');
    });

    test("the agency's cookies are limited to the site", async () => {
      const set = await sendRequest(origin, { path: '/api/services/?test=cookies' });
      expect(set.headers['set-cookie']).toEqual(
        filters
          ? [
              'sessionid=theirs; Path=/; Max-Age=60; HttpOnly; SameSite=Lax',
              'csrftoken=token; Path=/; SameSite=Lax',
            ]
          : ['sessionid=theirs; Path=/; Max-Age=60', 'csrftoken=token; Path=/; HttpOnly'],
      );
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

    test.runIf(sendsPages).each([
      ['/services', 'page'],
      ['/assets/app-1a2b3c4d.js', 'asset'],
    ] as const)('%s from the cache gets a 304 with the same headers', async (path, area) => {
      const first = await sendRequest(origin, { path });
      const headers = { 'if-none-match': first.headers.etag ?? '' };
      const again = await sendRequest(origin, { path, headers });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expectHeaders(origin, again, area);
      expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
    });
  });
});

test('one backend is enough for the servers of Vite', async () => {
  const { origin, stop } = await startLive({ ...setup, hrms: '' });
  const call = { path: '/hrms/auth/login/login/', method: 'POST', headers: { origin } };
  expect((await sendRequest(origin, call)).status).toBe(502);
  await stop();
});
