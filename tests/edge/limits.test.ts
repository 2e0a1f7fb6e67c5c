/** Limits of nginx for each visitor, and its logs. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examples } from '#contract/generated/agency.examples.ts';
import { listen } from '../../scripts/shared/listen.ts';
import { type RunningEdge, startNginx } from '../servers/edge.ts';
import { createTestSite, describeNginx, fromSite, send, startUpstream } from './setup.ts';

const site = await createTestSite();
const agency = await startUpstream('');
/** A backend that sends 128 MB. */
const chunk = Buffer.alloc(64 * 1024, ' ');
const size = 2000 * chunk.length;
let sent = 0;
const large = createServer((_, response) => {
  const chunks = function* () {
    for (; sent < size; sent += chunk.length) yield chunk;
  };
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': size });
  Readable.from(chunks()).pipe(response);
});

/** A call that takes a second. */
const slow = 'GET /api/services/?test=fault=timeout';
const logIn = 'POST /api/careers/login/';

/** Requests at once, the address of the nth visitor, and how many are refused at least and at most. */
const rows: [call: string, count: number, who: string, address: (n: number) => string, number[]][] =
  [
    [logIn, 14, 'an address', () => '192.0.2.1', [3, 6]],
    [logIn, 14, 'an IPv6 network', (n) => `2001:db8:0:a:${n}::${n}`, [3, 6]],
    ['POST /api/send-email/', 11, 'an address', () => '192.0.2.2', [3, 6]],
    ['POST /api/careers/profile/', 26, 'an address', () => '192.0.2.3', [3, 6]],
    ['GET /api/services/', 60, 'an address', () => '192.0.2.4', [0, 0]],
    [slow, 106, 'an IPv6 network', (n) => `2001:db8:0:b:${n}::${n}`, [6, 6]],
    [slow, 106, 'an IPv4 address, also as IPv6', (n) => `${['', '::ffff:'][n % 2]}192.0.2.5`, [6]],
    [slow, 106, 'many IPv6 networks', (n) => `2001:db8:1:${n}::1`, [0, 0]],
    [slow, 106, 'many IPv4 addresses', (n) => `198.51.100.${n}`, [0, 0]],
  ];

describeNginx('nginx', () => {
  let edge: RunningEdge;
  beforeAll(async () => {
    const setup = { site, agency: agency.origin, hrms: await listen(large) };
    edge = await startNginx(setup, { texts: { 'read_timeout 20s': 'read_timeout 1s' } });
  });
  afterAll(async () => {
    await edge?.stop();
    large.close().closeAllConnections();
  });

  /** The responses with 429 to `count` calls at once. Visitors are named by the trusted proxy in front. */
  async function refusals(call: string, count: number, address: (n: number) => string) {
    const [method, path] = call.split(' ');
    const all = Array.from({ length: count }, (_, n) => {
      const visitor = { 'x-forwarded-for': address(n + 1) };
      const headers = { ...fromSite(edge.origin), ...visitor };
      return send(edge.origin, { method, path, headers });
    });
    return (await Promise.all(all)).filter(({ status }) => status === 429);
  }

  test.each(rows)(
    '%s %i times at once by %s: what exceeds the limit gets a 429',
    async (call, count, _, address, [least, most]) => {
      const refused = await refusals(call, count, address);
      expect(refused.length).toBeGreaterThanOrEqual(least ?? 0);
      expect(refused.length).toBeLessThanOrEqual(most ?? least ?? 0);
      for (const { headers, body } of refused) {
        expect(headers['retry-after']).toBe('60');
        expect(JSON.parse(String(body))).toEqual(examples.careersLogin.tooManyRequests);
      }
    },
  );

  test('a response that a visitor does not read is not buffered on disk', async () => {
    const { host, hostname, port } = new URL(edge.origin);
    const visitor = connect(Number(port), hostname).pause();
    visitor.write(`POST /hrms/auth/login/login/ HTTP/1.1\r\nHost: ${host}\r\n`);
    visitor.write(`Origin: ${edge.origin}\r\nContent-Length: 0\r\n\r\n`);
    let last = 0;
    do {
      last = sent;
      await setTimeout(300);
    } while (sent === 0 || sent > last);
    expect(sent).toBeLessThan(size / 2);
    visitor.destroy();
  });

  test('the secret in the return URL of a payment is in no log, and the health check neither', async () => {
    const visitor = '192.0.2.100';
    const target = '/?payment_intent_client_secret=one';
    const headers = { 'x-forwarded-for': visitor, referer: `${edge.origin}${target}` };
    const visit = () => send(edge.origin, { path: target, headers });
    await visit();
    await send(edge.origin, { path: '/edge/health' });
    const reads = refusals(slow, 106, () => visitor);
    await expect.poll(async () => (await visit()).status).toBe(429);
    await reads;
    const log = (name: string) => readFile(path.join(edge.folder, name), 'utf8');
    const [access, errors] = [await log('site.log'), await log('site-error.log')];
    expect(access).toMatch(/"GET \/" 200 [\s\S]*"GET \/" 429 /);
    expect(errors).toContain('limiting connections');
    expect(access + errors).not.toContain('secret');
    expect(access).not.toContain('health');
  });
});
