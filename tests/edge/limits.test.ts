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
import {
  createTestSite,
  describeNginx,
  type EdgeRequest,
  originHeaders,
  send,
  startUpstream,
} from './setup.ts';

/** As in deploy/nginx/server.conf. */
const connections = 100;

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

describeNginx('nginx', () => {
  let edge: RunningEdge;
  beforeAll(async () => {
    const setup = { site, agency: agency.origin, hrms: await listen(large) };
    const texts = { 'read_timeout 20s': 'read_timeout 1s', 'body_timeout 4s': 'body_timeout 1s' };
    edge = await startNginx(setup, { texts });
  });
  afterAll(async () => {
    await edge?.stop();
    large.close().closeAllConnections();
  });

  /** The responses with 429 to `count` requests at once. Visitors are named by the trusted proxy in front. */
  async function refusals(count: number, each: (n: number) => EdgeRequest) {
    const all = await Promise.all(
      Array.from({ length: count }, (_, n) => send(edge.origin, each(n))),
    );
    return all.filter(({ status }) => status === 429);
  }
  const waiting = (visitor: string): EdgeRequest => ({
    path: '/api/services/?test=fault=timeout',
    headers: { 'x-forwarded-for': visitor },
  });
  const write = (path: string, visitor: string): EdgeRequest => ({
    path,
    method: 'POST',
    headers: { ...originHeaders('own', edge.origin), 'x-forwarded-for': visitor },
  });

  test.each(['/api/send-email/', '/hrms/auth/login/login/'])(
    'a body to %s that pauses is refused',
    async (path) => {
      const { headers, ...paused } = { ...write(path, '192.0.2.1'), body: 'a' };
      const sent = { ...paused, headers: { ...headers, 'content-length': 9 } };
      expect([0, 408]).toContain((await send(edge.origin, sent)).status);
    },
  );

  test.each([
    ['/api/careers/login/', 8],
    ['/api/send-email/', 5],
    ['/api/careers/profile/', 20],
  ])('writes to %s are limited, reads are not', async (path, burst) => {
    const visitor = `192.0.2.${burst}`;
    const [first, ...others] = await refusals(burst + 6, () => write(path, visitor));
    expect(others.length).toBeGreaterThanOrEqual(3);
    expect(first?.headers['retry-after']).toBe('60');
    expect(JSON.parse(`${first?.body}`)).toEqual(examples.careersLogin.tooManyRequests);
    const read = { path: '/api/services/', headers: { 'x-forwarded-for': visitor } };
    expect((await send(edge.origin, read)).status).toBe(200);
  });

  test.each([
    ['one IPv6 network together', (n: number) => `2001:db8:0:a:${n}::${n}`, true],
    ['one IPv4 address, also as IPv6', (n: number) => `${['', '::ffff:'][n % 2]}192.0.2.99`, true],
    ['two IPv6 networks apart', (n: number) => `2001:db8:1:${n}::1`, false],
    ['two IPv4 addresses apart', (n: number) => `198.51.100.${n}`, false],
  ] as const)('the limits count %s', async (_, visitor, isOne) => {
    const writes = await refusals(14, (n) => write('/api/careers/login/', visitor(n + 1)));
    expect(writes.length > 0).toBe(isOne);
    const reads = await refusals(connections + 6, (n) => waiting(visitor(n + 1)));
    expect(reads).toHaveLength(isOne ? 6 : 0);
  });

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

  test('the secret in the return URL of a payment is in no log', async () => {
    const target = '/?payment_intent_client_secret=one';
    const visitor = { 'x-forwarded-for': '192.0.2.100', referer: `${edge.origin}${target}` };
    const visit = { path: target, headers: visitor };
    await send(edge.origin, visit);
    await send(edge.origin, { path: '/edge/health' });
    const reads = refusals(connections + 6, () => waiting('192.0.2.100'));
    await expect.poll(async () => (await send(edge.origin, visit)).status).toBe(429);
    await reads;
    const log = (name: string) => readFile(path.join(edge.folder, name), 'utf8');
    const [access, errors] = [await log('site.log'), await log('site-error.log')];
    expect(access).toMatch(/"GET \/" 200 [\s\S]*"GET \/" 429 /);
    expect(errors).toContain('limiting connections');
    expect(access + errors).not.toContain('secret');
    expect(access).not.toContain('health');
  });
});
