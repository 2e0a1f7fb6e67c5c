/** Limits of nginx for each visitor, and its logs. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { examples } from '#contract/generated/agency.examples.ts';
import { listen } from '../../scripts/shared/listen.ts';
import { type EdgeRequest, sendBytes, sendRequest } from './request.ts';
import { createTestSite, describeNginx, withNginx } from './setup.ts';
import { startUpstream } from './upstream.ts';

/** As in deploy/nginx/server.conf and gate.conf. */
const connections = 100;

const site = await createTestSite();
const { origin } = await startUpstream('');
const folder = await mkdtemp(path.join(tmpdir(), 'edge-logs-'));
const file = (name: string) => path.join(folder, name);
afterAll(() => rm(folder, { recursive: true }));

describeNginx('nginx', () => {
  /** Runs a separate nginx in front of the mock, with new counts. */
  const limited = (use: (origin: string) => Promise<void>, logs?: string) =>
    withNginx({ site, agency: origin, hrms: origin }, use, {
      texts: { 'read_timeout 20s': 'read_timeout 2s' },
      logs,
    });

  /** The number of 429s among `count` equal requests, and one of these responses. */
  async function refusals(origin: string, count: number, each: (index: number) => EdgeRequest) {
    const sent = Array.from({ length: count }, (_, index) => sendRequest(origin, each(index)));
    const refused = (await Promise.all(sent)).filter(({ status }) => status === 429);
    return { count: refused.length, first: refused[0] };
  }
  const waiting = { path: '/api/services/?test=fault=timeout' };

  test('a pause within a body ends its connection', () =>
    limited(async (origin) => {
      const started = performance.now();
      const { host } = new URL(origin);
      const slow = ['/api/send-email/', '/hrms/auth/login/login/'].map((path) =>
        sendBytes(
          origin,
          `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nContent-Length: 9\r\n\r\na`,
        ),
      );
      for (const each of await Promise.all(slow)) expect(each).not.toMatch(/^HTTP\S+ [^4]/);
      expect(performance.now() - started).toBeLessThan(15_000);
    }));

  test('concurrent requests of one address are limited', () =>
    limited(async (origin) => {
      const { count } = await refusals(origin, 130, () => waiting);
      expect(count).toBe(130 - connections);
    }));

  test.each([
    ['/hrms/auth/login/login/', 8],
    ['/api/send-email/', 5],
    ['/hrms/payments/payment-method/', 20],
  ] as const)('writes to %s are limited, reads are not', (path, burst) =>
    limited(async (origin) => {
      const write = { path, method: 'POST', headers: { origin, connection: 'close' } };
      const { count, first } = await refusals(origin, burst + 6, () => write);
      expect(count).toBeGreaterThanOrEqual(4);
      expect(first?.headers['retry-after']).toBe('60');
      expect(JSON.parse(String(first?.body))).toEqual(examples.careersLogin.tooManyRequests);
      const { status } = await sendRequest(origin, { path: '/api/services/' });
      expect(status).toBe(200);
    }),
  );

  test.each([
    ['one network of IPv6 together', (n: number) => `2001:db8:0:a:${n}::${n}`, true],
    [
      'one IPv4 address, also written as IPv6',
      (n: number) => `${['', '::ffff:'][n % 2]}192.0.2.1`,
      true,
    ],
    ['two networks of IPv6 apart', (n: number) => `2001:db8:0:${n}::1`, false],
    ['two IPv4 addresses apart', (n: number) => `192.0.2.${n}`, false],
  ] as const)('the limits count %s', (_, addressOf, together) =>
    limited(async (origin) => {
      const from = (index: number) => ({ 'x-forwarded-for': addressOf(index + 1) });
      const path = '/hrms/auth/login/login/';
      const write = (index: number) => ({
        path,
        method: 'POST',
        headers: { origin, ...from(index) },
      });
      const writes = await refusals(origin, 8 + 6, write);
      expect(writes.count > 0).toBe(together);
      const read = (index: number) => ({ ...waiting, headers: from(index) });
      const reads = await refusals(origin, connections + 6, read);
      expect(reads.count > 0).toBe(together);
    }),
  );

  test('a response that a visitor does not read is not buffered on disk', async () => {
    const chunk = Buffer.alloc(64 * 1024, ' ');
    const size = 2000 * chunk.length;
    let sent = 0;
    const backend = createServer((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': size });
      const chunks = function* () {
        for (; sent < size; sent += chunk.length) yield chunk;
      };
      Readable.from(chunks()).pipe(response);
    });
    const slow = await listen(backend);
    const use = async (edge: string) => {
      const { host, hostname, port } = new URL(edge);
      const visitor = connect(Number(port), hostname).pause();
      visitor.write(`GET /api/services/ HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
      let last = 0;
      do {
        last = sent;
        await setTimeout(500);
      } while (sent === 0 || sent > last);
      expect(sent).toBeLessThan(size / 2);
      visitor.destroy();
    };
    await withNginx({ site, agency: slow, hrms: slow }, use);
    backend.close().closeAllConnections();
  });

  test('the secret in the return URL of a payment is in no log', async () => {
    await limited(async (origin) => {
      const path = '/?payment_intent_client_secret=one';
      const visit = { path, headers: { referer: `${origin}${path}` } };
      await sendRequest(origin, visit);
      await sendRequest(origin, { path: '/edge/health' });
      const reads = refusals(origin, connections + 6, () => waiting);
      await expect.poll(async () => (await sendRequest(origin, visit)).status).toBe(429);
      await sendRequest(origin, waiting);
      await reads;
    }, folder);
    const access = await readFile(file('site.log'), 'utf8');
    expect(access).toMatch(/"GET \/" 200 /);
    expect(access).toMatch(/"GET \/" 429 /);
    const errors = await readFile(file('site-error.log'), 'utf8');
    expect(errors).toContain('limiting connections');
    expect(access + errors).not.toContain('secret');
    expect(access).not.toContain('health');
  });
});
