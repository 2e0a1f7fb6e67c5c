/** The preview server and a real nginx, by the same expectations: what one answers, the other has to. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Area, areaOf } from '../../scripts/edge/areas.ts';
import { securityHeaders } from '../../scripts/edge/policy.ts';
import { problemTexts } from '../../scripts/edge/problems.ts';
import { type Answered, ask } from './ask.ts';
import { callExpectations, ownPage } from './calls.ts';
import { credential, type RunningEdge, startNginxEdge, startPreview } from './hosts.ts';
import { pageExpectations } from './pages.ts';
import { createTestSite, script } from './testSite.ts';
import { startUpstream } from './upstream.ts';

const { site, remove } = await createTestSite();
const [agency, hrms] = await Promise.all([startUpstream(''), startUpstream('/hrms')]);
const surroundings = { site, agency: agency.origin, hrms: hrms.origin, answerSeconds: 1 };
const nginx = await startNginxEdge(surroundings);
if (typeof nginx === 'string')
  console.warn(`\nThe tests with a real nginx are SKIPPED: ${nginx}\n`);

const edges: [name: string, start: () => Promise<RunningEdge | string>][] = [
  ['preview', () => startPreview(surroundings)],
  ['nginx', async () => nginx],
];

afterAll(async () => {
  for (const { server } of [agency, hrms]) {
    server.closeAllConnections();
    server.close();
  }
  await remove();
});

const unpack = { br: brotliDecompressSync, gzip: gunzipSync };

function textOf({ headers, body }: Answered): string {
  const encoding = headers['content-encoding'] as keyof typeof unpack | undefined;
  return (encoding ? unpack[encoding](body) : body).toString();
}

const sources = { inline: site.inline, contentOrigins: [], reportTo: null, tls: false };

/** Every security header once, with the value of its area, and nothing of what the backend said instead. */
function expectHeaders({ status, headers }: Answered, area: Area): void {
  for (const [name, value] of Object.entries(securityHeaders(area, sources))) {
    const sent = headers[name.toLowerCase()];
    // nginx writes the head of a 416 twice.
    expect([name, sent]).toEqual([name, status === 416 ? expect.stringContaining(value) : value]);
  }
  for (const name of ['access-control-allow-origin', 'www-authenticate', 'x-powered-by']) {
    expect(headers).not.toHaveProperty(name);
  }
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

    test.each(Object.entries(pageExpectations))('%s', async (_, expectations) => {
      for (const { status, area = 'page', page, answer, sends = {}, ...asked } of expectations) {
        const answered = await ask(edge.origin, asked);
        const told = `${asked.method ?? 'GET'} ${asked.path}`;
        expect([told, answered.status]).toEqual([told, status]);
        expectHeaders(answered, area);
        for (const [header, value] of Object.entries(sends)) {
          expect([told, header, answered.headers[header]]).toEqual([told, header, value]);
        }
        if (page !== undefined) expect(textOf(answered)).toContain(`<title>${page}</title>`);
        if (answer !== undefined) expect(textOf(answered)).toBe(answer);
      }
      expect(seen()).toEqual([]);
    });

    test.each(Object.entries(callExpectations))('%s', async (_, expectations) => {
      for (const { status, passes, problem, sends = {}, ...asked } of expectations(edge.origin)) {
        const before = seen().length;
        const answered = await ask(edge.origin, asked);
        const told = `${asked.method ?? 'GET'} ${asked.path}`;
        expect([told, answered.status]).toEqual([told, status]);
        expectHeaders(answered, areaOf(asked.path));
        for (const [header, value] of Object.entries(sends)) {
          expect([told, header, answered.headers[header]]).toEqual([told, header, value]);
        }
        expect([told, seen().length - before]).toEqual([told, passes ? 1 : 0]);
        if (!problem) continue;
        expect(answered.headers['content-type']).toBe('application/json');
        const text = problemTexts[status as keyof typeof problemTexts];
        expect(JSON.parse(textOf(answered))).toEqual({ [problem]: text });
      }
    });

    test('the agency gets the credential instead of what the visitor sent', async () => {
      const posing = {
        authorization: 'Basic dmlzaXRvcjpwYXNz',
        forwarded: 'for=10.0.0.1',
        'x-forwarded-for': '10.0.0.1',
        'x-forwarded-host': 'evil.example',
        'proxy-authorization': 'Basic eA==',
        te: 'trailers',
        cookie: 'sessionid=mine; csrftoken=token',
        'x-csrftoken': 'token',
      };
      await ask(edge.origin, { path: '/api/services/?a=%20b', headers: posing });
      expect(agency.received).toHaveLength(1);
      const [{ url, headers } = { url: '', headers: {} }] = agency.received;
      expect(url).toBe('/api/services/?a=%20b');
      expect(headers).toMatchObject({
        host: new URL(agency.origin).host,
        authorization: `Basic ${Buffer.from(credential).toString('base64')}`,
        cookie: posing.cookie,
        'x-csrftoken': 'token',
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-host': new URL(edge.origin).host,
        'x-forwarded-proto': 'http',
      });
      for (const header of ['forwarded', 'proxy-authorization', 'te']) {
        expect(headers).not.toHaveProperty(header);
      }
    });

    test('its cookies pass, and its pictures are asked for without the credential', async () => {
      const signedIn = await ask(edge.origin, {
        path: '/api/careers/login/',
        method: 'POST',
        headers: { 'content-type': 'application/json', ...ownPage(edge.origin) },
        body: JSON.stringify({
          email: 'candidate@twinbridge.example',
          password: 'correct horse battery',
          password_confirm: '',
        }),
      });
      expect(signedIn.status).toBe(200);
      expect(signedIn.headers['set-cookie']).toEqual([
        expect.stringMatching(/^sessionid=\w+; Path=\/; HttpOnly/),
        expect.stringMatching(/^csrftoken=/),
      ]);
      const headers = { authorization: 'Basic eA==', range: 'bytes=0-3' };
      const part = await ask(edge.origin, {
        path: '/media/case-studies/freight-desk.webp',
        headers,
      });
      expect([part.status, part.body.toString()]).toEqual([206, 'RIFF']);
      expect(agency.received.at(-1)?.headers).not.toHaveProperty('authorization');
    });

    test("the human-resource backend gets the visitor's token, without prefix, credential or cookies", async () => {
      const answered = await ask(edge.origin, {
        path: '/hrms/payments/create-payment-intent/',
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: 'Token abc',
          cookie: 'sessionid=mine',
          'x-csrftoken': 'token',
          ...ownPage(edge.origin),
        },
        body: '{"max_employees":1}',
      });
      expect(answered.status).toBe(401);
      const [{ url, headers } = { url: '', headers: {} }] = hrms.received;
      expect(url).toBe('/payments/create-payment-intent/');
      expect(headers).toMatchObject({
        authorization: 'Token abc',
        host: new URL(hrms.origin).host,
      });
      expect(headers).not.toHaveProperty('cookie');
      expect(headers).not.toHaveProperty('x-csrftoken');
      await ask(edge.origin, {
        path: '/hrms/auth/login/login/',
        method: 'POST',
        headers: ownPage(edge.origin),
      });
      expect(hrms.received.at(-1)?.headers).not.toHaveProperty('authorization');
      const cookie = await ask(edge.origin, {
        path: '/hrms/auth/login/login/',
        method: 'POST',
        headers: { 'x-test-cookie': '1', ...ownPage(edge.origin) },
      });
      expect(cookie.status).toBe(200);
      expect(cookie.headers).not.toHaveProperty('set-cookie');
    });

    test('a file that the browser has is not sent again, but its headers are', async () => {
      for (const path of ['/services', '/assets/app-1a2b3c4d.js']) {
        const first = await ask(edge.origin, { path });
        const again = await ask(edge.origin, {
          path,
          headers: { 'if-none-match': first.headers.etag ?? '' },
        });
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

    test('no address leads out of the site', async () => {
      for (const path of [
        '/..%2f..%2f..%2fetc/passwd',
        '/assets/..%2f..%2fetc/passwd',
        '/%2e%2e/%2e%2e/etc/passwd',
        '/%00',
        '/%zz',
      ]) {
        const answered = await ask(edge.origin, { path });
        expect([400, 404]).toContain(answered.status);
        expect(answered.body.toString()).not.toContain('root:');
      }
    });

    test('too many writes are refused, and reading goes on', async () => {
      const write = () =>
        ask(edge.origin, {
          path: '/hrms/auth/login/login/',
          method: 'POST',
          headers: ownPage(edge.origin),
        });
      const answers = await Promise.all(Array.from({ length: 40 }, write));
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused.length).toBeGreaterThanOrEqual(15);
      for (const answered of refused) {
        expectHeaders(answered, 'data');
        expect(answered.headers['retry-after']).toBe('60');
        expect(JSON.parse(answered.body.toString())).toEqual({ detail: problemTexts[429] });
      }
      expect((await ask(edge.origin, { path: '/api/services/' })).status).toBe(200);
    });
  });
});
