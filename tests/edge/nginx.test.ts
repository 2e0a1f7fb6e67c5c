/** What only a real nginx can show: TLS on both sides, limits, the access log; and its credential file. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ConnectionOptions, connect as connectTls } from 'node:tls';
import { afterAll, describe, expect, test } from 'vitest';
import { problems } from '../../scripts/edge/calls.ts';
import { connections, writeLimits } from '../../scripts/edge/limits.ts';
import type { NginxSettings } from '../../scripts/edge/nginx.ts';
import { listen } from '../../scripts/setup/listen.ts';
import { findNginx } from '../../scripts/setup/nginx.ts';
import { findFreePort } from '../../scripts/setup/testPort.ts';
import { createCertificate } from '../conformance/certificate.ts';
import { startNginx } from './hosts.ts';
import { type EdgeRequest, sendBytes, sendRequest } from './request.ts';
import { createTestSite } from './testSite.ts';
import { startUpstream } from './upstream.ts';

const nginx = await findNginx();
if (typeof nginx === 'string') console.warn(`\nTests with a real nginx are SKIPPED: ${nginx}\n`);

const site = await createTestSite();
const upstream = await startUpstream('');
const folder = await mkdtemp(path.join(tmpdir(), 'edge-tls-'));
const file = (name: string) => path.join(folder, name);
afterAll(() => rm(folder, { recursive: true }));

/** Runs nginx in front of one backend. */
async function withNginx<Result>(
  agency: string,
  more: Partial<NginxSettings>,
  use: (origin: string) => Promise<Result>,
  { adapt, port }: { adapt?: (text: string) => string; port?: number } = {},
): Promise<Result> {
  const settings = { responseSeconds: 2, ...more };
  const edge = await startNginx({ site, agency, hrms: agency, port }, settings, adapt);
  if (typeof edge === 'string') throw new Error(edge);
  return use(edge.origin).finally(edge.stop);
}

/** The negotiated TLS version and cipher, or the error code. */
function negotiate(port: number, options: ConnectionOptions): Promise<string> {
  return new Promise((resolve) => {
    const socket = connectTls({ port, host: '127.0.0.1', ...options });
    socket.on('error', ({ code }: NodeJS.ErrnoException) => resolve(String(code)));
    socket.on('secureConnect', () => {
      resolve(`${socket.getProtocol()} ${socket.getCipher().name}`);
      socket.destroy();
    });
  });
}

describe.skipIf(typeof nginx === 'string')('nginx', () => {
  const [own, other] = [file('own.pem'), file('other.pem')];
  writeFileSync(own, createCertificate('localhost'));
  writeFileSync(other, createCertificate('other.example'));

  test.each([
    ['its own', own, own, 200],
    ['an unknown', own, other, 502],
    ["another host's", other, other, 502],
  ])('a backend with %s certificate', async (_, shown, authorities, expected) => {
    const pem = readFileSync(shown);
    const backend = createServer({ key: pem, cert: pem }, (_, response) => response.end('{}'));
    const { port } = new URL(await listen(backend));
    const call = (origin: string) => sendRequest(origin, { path: '/api/services/' });
    const { status } = await withNginx(`https://localhost:${port}`, { authorities }, call);
    expect(status).toBe(expected);
    backend.close().closeAllConnections();
  });

  test('TLS has forward secrecy, and other hosts get no response', async () => {
    const [plain, secure] = [await findFreePort(), await findFreePort()];
    const settings = {
      site: new URL('https://localhost'),
      tls: { certificate: own, key: own },
      trustedProxies: ['10.0.0.0/8', 'fd00::/8'],
    };
    const adapt = (text: string) =>
      text
        .replaceAll(/listen \[::\].*/g, '')
        .replaceAll('listen 80', `listen 127.0.0.1:${plain}`)
        .replaceAll('listen 443', `listen 127.0.0.1:${secure}`);
    const use = async (origin: string) => {
      const known = { servername: 'localhost', ca: readFileSync(own) };
      expect(await negotiate(secure, known)).toMatch(/^TLSv1.3 /);
      const older = { ...known, maxVersion: 'TLSv1.2' } as const;
      expect(await negotiate(secure, older)).toMatch(/^TLSv1.2 ECDHE-RSA-/);
      for (const options of [
        { ...known, maxVersion: 'TLSv1.1', minVersion: 'TLSv1' } as const,
        { ...older, ciphers: 'AES128-GCM-SHA256:AES256-SHA' },
        { ...known, servername: 'other.example' },
      ]) {
        expect(await negotiate(secure, options)).toMatch(/^(ERR_SSL|ECONNRESET)/);
      }
      const from = (host: string, path: string) =>
        sendBytes(origin, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      expect(await from('localhost', '/careers?a=b')).toMatch(
        /^Location: https:\/\/localhost\/careers\?a=b\r$/m,
      );
      expect(await from('localhost', '/%0d%0aSet-Cookie:%20a=b')).toMatch(/^HTTP\/1.1 400 /);
      expect(await from('evil.example', '/careers')).toBe('');
    };
    await withNginx('https://127.0.0.1:8443', settings, use, { adapt, port: plain });
  });

  test('slow bodies are cut off, connections and writes of one IP address are limited, and the log keeps no query', async () => {
    const log = file('access.log');
    await withNginx(upstream.origin, { log }, async (origin) => {
      const { host } = new URL(origin);
      const started = performance.now();
      const slow = ['/api/send-email/', '/hrms/auth/login/login/'].map((path) =>
        sendBytes(
          origin,
          `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nContent-Length: 9\r\n\r\na`,
        ),
      );
      const refusals = async (count: number, each: EdgeRequest) => {
        const sent = Array.from({ length: count }, () => sendRequest(origin, each));
        return (await Promise.all(sent)).filter(({ status }) => status === 429);
      };
      const waiting = { path: '/api/services/?test=fault=timeout', from: '127.0.0.2' };
      expect(await refusals(130, waiting)).toHaveLength(130 - connections);
      for (const [path, { burst }] of [
        ['/hrms/auth/login/login/', writeLimits.accounts],
        ['/api/send-email/', writeLimits.messages],
        ['/hrms/payments/payment-method/', writeLimits.writes],
      ] as const) {
        const headers = { origin, connection: 'close' };
        const write = { path, method: 'POST', headers, from: '127.0.0.3' };
        const refused = await refusals(burst + 6, write);
        expect(refused.length, path).toBeGreaterThanOrEqual(4);
        expect(refused[0]?.headers['retry-after']).toBe('60');
        expect(String(refused[0]?.body)).toBe(problems[429]);
      }
      const read = await sendRequest(origin, { path: '/api/services/', from: '127.0.0.3' });
      expect(read.status).toBe(200);
      for (const each of await Promise.all(slow)) expect(each).not.toMatch(/^HTTP\S+ [^4]/);
      expect(performance.now() - started).toBeLessThan(15_000);

      const path = '/?payment_intent_client_secret=one';
      await sendRequest(origin, { path, headers: { referer: `${origin}${path}` } });
    });
    const written = await readFile(log, 'utf8');
    expect(written).toMatch(/"GET \/" 200 /);
    expect(written).not.toContain('secret');
  });
});

test('only its owner can read the credential file, one without a colon is rejected, and an empty one sends none', async () => {
  const [credential, refused] = [file('credential.conf'), file('refused.conf')];
  const script = path.resolve('deploy/nginx/set-credential.sh');
  const store = (target: string, input: string) =>
    execFileSync(script, [target], { input, stdio: 'pipe' });
  store(credential, 'user:pass word:"$1');
  const encoded = Buffer.from('user:pass word:"$1').toString('base64');
  expect(await readFile(credential, 'utf8')).toBe(
    `proxy_set_header Authorization "Basic ${encoded}";\n`,
  );
  expect((await stat(credential)).mode & 0o777).toBe(0o600);
  expect(() => store(refused, 'user\n')).toThrow('has to be written as user:password');
  expect(existsSync(refused)).toBe(false);
  store(credential, '\n');
  expect(await readFile(credential, 'utf8')).toBe('proxy_set_header Authorization "";\n');
});
