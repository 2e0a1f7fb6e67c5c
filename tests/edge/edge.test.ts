/** The preview and a real nginx, by one table of what they answer and one of what gets past neither. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Area, areaOf } from '../../scripts/edge/areas.ts';
import { securityHeaders } from '../../scripts/edge/policy.ts';
import { problemTexts } from '../../scripts/edge/problems.ts';
import { type Answered, ask, say } from './ask.ts';
import { badTargets, forgedHeaders, redirectTargets, wrongHosts } from './attacks.ts';
import { credential, type RunningEdge, startNginxEdge, startPreview } from './hosts.ts';
import { provenance, type Row, table } from './table.ts';
import { createTestSite, script } from './testSite.ts';
import { startUpstream } from './upstream.ts';

const { site, remove } = await createTestSite();
const [agency, hrms] = await Promise.all([startUpstream(''), startUpstream('/hrms')]);
const surroundings = { site, agency: agency.origin, hrms: hrms.origin, answerSeconds: 1 };
const nginx = await startNginxEdge(surroundings);
if (typeof nginx === 'string') {
  console.warn(`\nThe tests with a real nginx are SKIPPED: ${nginx}\n`);
}

const edges: [name: string, start: () => Promise<RunningEdge | string>][] = [
  ['preview', () => startPreview(surroundings)],
  ['nginx', async () => nginx],
];

afterAll(async () => {
  agency.stop();
  hrms.stop();
  await remove();
});

const unpack = { br: brotliDecompressSync, gzip: gunzipSync };

function textOf({ headers, body }: Answered): string {
  const encoding = headers['content-encoding'] as keyof typeof unpack | undefined;
  return (encoding ? unpack[encoding](body) : body).toString();
}

const sources = { inline: site.inline, contentOrigins: [], reportTo: null, tls: false };

/** Headers besides those of the policy that a visitor may see. */
const expected =
  `accept-ranges allow cache-control clear-site-data connection content-disposition content-encoding
  content-length content-range content-type date etag keep-alive last-modified location retry-after
  server set-cookie transfer-encoding vary`.split(/\s+/);

/** Every security header once, with the value of its area, and nothing else that a backend said. */
function expectHeaders({ status, headers }: Answered, area: Area): void {
  const policy = securityHeaders(area, sources);
  for (const [name, value] of Object.entries(policy)) {
    const sent = headers[name.toLowerCase()];
    // nginx writes the head of a 416 twice.
    expect([name, sent]).toEqual([name, status === 416 ? expect.stringContaining(value) : value]);
  }
  const known = [...expected, ...Object.keys(policy).map((name) => name.toLowerCase())];
  expect(Object.keys(headers).filter((name) => !known.includes(name))).toEqual([]);
}

const message = { name: 'R', email: 'r@hart.example', comments: 'Hello', phone: '' };
const own = new Set(['area', 'title', 'problem', 'from', 'size', 'accept', 'range', 'passes']);

function send(origin: string, { method, target, words }: Row, from: string): Promise<Answered> {
  const accept = words.get('accept');
  const headers = {
    ...provenance(words.get('from') ?? 'nowhere', origin),
    ...(accept && { 'accept-encoding': accept }),
    ...(words.has('range') && { range: words.get('range') }),
    ...(method === 'POST' && { 'content-type': 'application/json' }),
  };
  const size = words.get('size');
  const body = size ? Buffer.alloc(Number(size), 97) : JSON.stringify(message);
  const sent = method === 'POST' ? (target.includes('login') ? '{}' : body) : '';
  return ask(origin, { path: target, method, headers, body: sent, from });
}

describe.each(edges)('%s', (name, start) => {
  describe.skipIf(name === 'nginx' && typeof nginx === 'string')('as the edge', () => {
    let edge: RunningEdge;
    beforeAll(async () => {
      edge = (await start()) as RunningEdge;
    });
    afterAll(() => edge.stop());
    beforeEach(() => {
      agency.received.length = 0;
      hrms.received.length = 0;
    });
    const seen = () => [...agency.received, ...hrms.received];
    const rows = Object.entries(table).filter(
      ([about]) => name === 'nginx' || about !== 'nginx alone',
    );

    test.each(rows)('%s', async (_, requests) => {
      for (const [index, row] of requests.entries()) {
        const { method, target, status, words } = row;
        const before = seen().length;
        const answered = await send(edge.origin, row, `127.0.0.${index + 2}`);
        const told = `${method} ${target}`;
        expect([told, answered.status]).toEqual([told, status]);
        const [path = '/'] = target.split('?', 1);
        expectHeaders(answered, (words.get('area') as Area | undefined) ?? areaOf(path));
        for (const [header, part] of words) {
          if (own.has(header)) continue;
          const sent = String(answered.headers[header] ?? '').replaceAll(', ', ',');
          expect([told, header, sent]).toEqual([
            told,
            header,
            part ? expect.stringContaining(part) : '',
          ]);
        }
        const location = words.get('location');
        if (location) expect(answered.headers.location).toBe(location);
        const title = words.get('title');
        if (title) expect(textOf(answered)).toContain(`<title>${title}</title>`);
        expect([told, seen().length - before]).toEqual([told, words.has('passes') ? 1 : 0]);
        const problem = words.get('problem');
        if (!problem) continue;
        expect(answered.headers['content-type']).toBe('application/json');
        const text = problemTexts[status as keyof typeof problemTexts];
        expect(JSON.parse(textOf(answered))).toEqual({ [problem]: text });
      }
    });

    /** Status of a request as it is written, with the headers of the answer. */
    async function attack(head: string): Promise<{ status: number; headers: string }> {
      const heard = await say(edge.origin, `${head}\r\nConnection: close\r\n\r\n`);
      const [headers = ''] = heard.split('\r\n\r\n', 1);
      return { status: Number(/^HTTP\S+ (\d+)/.exec(headers)?.[1] ?? 0), headers };
    }
    const host = () => new URL(edge.origin).host;

    test(`none of ${badTargets.length} targets in another form gets through`, async () => {
      expect(badTargets.length).toBeGreaterThanOrEqual(300);
      const through: string[] = [];
      for (const target of badTargets) {
        const { status, headers } = await attack(`GET ${target} HTTP/1.1\r\nHost: ${host()}`);
        if (status !== 400 || /^(location|set-cookie):/im.test(headers)) through.push(target);
      }
      expect(through).toEqual([]);
      expect(seen()).toEqual([]);
    });

    test('no redirect leads out, and no other host is answered', async () => {
      for (const target of redirectTargets) {
        const { headers } = await attack(`GET ${target} HTTP/1.1\r\nHost: ${host()}`);
        expect([target, /^location: (?!\/([\w#]|\r|$))/im.test(headers)]).toEqual([target, false]);
        expect(headers).not.toMatch(/^location:.*evil/im);
      }
      for (const head of wrongHosts(host())) {
        const { status } = await attack(head);
        expect([head, status === 0 || status >= 400]).toEqual([head, true]);
      }
      expect(seen()).toEqual([]);
    });

    test('the agency gets the credential, and of the visitor only what it needs', async () => {
      const headers = {
        ...forgedHeaders,
        cookie: 'sessionid=mine; csrftoken=token',
        'x-csrftoken': 'token',
      };
      const { status } = await ask(edge.origin, { path: '/api/services/?a=%20b', headers });
      expect([status, agency.received.length]).toEqual([200, 1]);
      const [received] = agency.received;
      expect(received?.url).toBe('/api/services/?a=%20b');
      expect(received?.headers).toEqual({
        host: new URL(agency.origin).host,
        authorization: `Basic ${Buffer.from(credential).toString('base64')}`,
        cookie: headers.cookie,
        'x-csrftoken': 'token',
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-host': new URL(edge.origin).host,
        'x-forwarded-proto': 'http',
        ...(received?.headers.connection && { connection: expect.any(String) }),
      });
      await ask(edge.origin, { path: '/media/case-studies/freight-desk.webp', headers });
      expect(agency.received.at(-1)?.headers).not.toHaveProperty('authorization');
    });

    test("the human-resource backend gets the visitor's token, without prefix, credential or cookies", async () => {
      const headers = {
        'content-type': 'application/json',
        authorization: 'Token abc',
        cookie: 'sessionid=mine',
        'x-csrftoken': 'token',
        ...provenance('own', edge.origin),
      };
      const path = '/hrms/payments/create-payment-intent/';
      const call = { path, method: 'POST', headers, body: '{"max_employees":1}' };
      expect((await ask(edge.origin, call)).status).toBe(401);
      const [received] = hrms.received;
      expect(received?.url).toBe('/payments/create-payment-intent/');
      expect(received?.headers).toMatchObject({ authorization: 'Token abc' });
      expect(received?.headers).not.toHaveProperty('cookie');
      expect(received?.headers).not.toHaveProperty('x-csrftoken');
      const cookies = await ask(edge.origin, { ...call, path: `${path}?test=cookies` });
      expect(cookies.status).toBe(200);
      expect(cookies.headers).not.toHaveProperty('set-cookie');
    });

    test('its cookies belong to the site alone, and logging out ends them', async () => {
      const set = await ask(edge.origin, { path: '/api/services/?test=cookies' });
      expect(set.headers['set-cookie']).toEqual([
        'sessionid=theirs; Path=/; Max-Age=60; HttpOnly; SameSite=Lax',
        'csrftoken=token; Path=/; SameSite=Lax',
      ]);
      const headers = provenance('own', edge.origin);
      const out = await ask(edge.origin, { path: '/edge/logout', method: 'POST', headers });
      expect([out.status, out.headers['clear-site-data']]).toEqual([204, '"cache"']);
      expect(out.headers['set-cookie']).toEqual([
        'sessionid=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
        'csrftoken=; Path=/; Max-Age=0; SameSite=Lax',
      ]);
      expect((await ask(edge.origin, { path: '/edge/logout' })).status).toBe(405);
      expect(seen()).toHaveLength(1);
    });

    test('a file that the browser has is not sent again, but its headers are', async () => {
      for (const path of ['/services', '/assets/app-1a2b3c4d.js']) {
        const first = await ask(edge.origin, { path });
        const headers = { 'if-none-match': first.headers.etag ?? '' };
        const again = await ask(edge.origin, { path, headers });
        expect([again.status, again.body.length]).toEqual([304, 0]);
        expectHeaders(again, areaOf(path));
        expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
      }
    });

    test('packed files hold what the files hold', async () => {
      for (const encoding of ['br', 'gzip']) {
        const headers = { 'accept-encoding': encoding };
        const answered = await ask(edge.origin, { path: '/assets/app-1a2b3c4d.js', headers });
        expect(textOf(answered)).toBe(script);
        expect(answered.body.length).toBeLessThan(script.length / 2);
      }
    });
  });
});
