/** What only a real nginx can show: TLS on both sides, the credential file, compression, limits. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ConnectionOptions, connect as connectTls } from 'node:tls';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connections, writeLimits } from '../../scripts/edge/limits.ts';
import type { NginxSettings } from '../../scripts/edge/nginx.ts';
import { listen } from '../../scripts/setup/listen.ts';
import { findNginx } from '../../scripts/setup/nginx.ts';
import { findFreePort } from '../../scripts/setup/testPort.ts';
import { startNginxEdge } from './hosts.ts';
import { type EdgeRequest, sendBytes, sendRequest } from './request.ts';
import { createTestSite } from './testSite.ts';
import { startUpstream } from './upstream.ts';

const nginx = await findNginx();
const openssl = existsSync('/usr/bin/openssl');
const reason = typeof nginx === 'string' ? nginx : openssl ? null : 'openssl is not installed.';
if (reason) console.warn(`\nTests with a real nginx are SKIPPED: ${reason}\n`);

const { site, remove } = await createTestSite();
const folder = await mkdtemp(path.join(tmpdir(), 'edge-tls-'));
const file = (name: string) => path.join(folder, name);

/** A self-signed certificate for a host, with its key. */
function makeCertificate(name: string, host: string) {
  const [key, certificate] = [file(`${name}.key`), file(`${name}.crt`)];
  const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject];
  execFileSync('openssl', [...made, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  return { key, certificate };
}

/** Starts nginx in front of one backend. */
async function start(
  agency: string,
  more?: Partial<NginxSettings>,
  adapt?: (text: string) => string,
  port?: number,
) {
  const setup = { site, agency, hrms: agency, responseSeconds: 2, port };
  const edge = await startNginxEdge(setup, more, adapt);
  if (typeof edge === 'string') throw new Error(edge);
  return edge;
}

afterAll(async () => {
  await remove();
  await rm(folder, { recursive: true });
});

describe.skipIf(reason !== null)('nginx', () => {
  let own = { key: '', certificate: '' };
  let other = { key: '', certificate: '' };
  beforeAll(() => {
    own = makeCertificate('own', 'localhost');
    other = makeCertificate('other', 'other.example');
  });

  /** Status of a call to a backend with the certificate `shown`, when nginx trusts `trusted`. */
  async function statusThrough(shown: typeof own, trusted: typeof own): Promise<number> {
    const options = { key: readFileSync(shown.key), cert: readFileSync(shown.certificate) };
    const backend = createServer(options, (_, response) => response.end('{}'));
    const { port } = new URL(await listen(backend));
    const more = { authorities: trusted.certificate };
    const edge = await start(`https://localhost:${port}`, more);
    const { status } = await sendRequest(edge.origin, { path: '/api/services/' });
    await edge.stop();
    backend.closeAllConnections();
    backend.close();
    return status;
  }

  test("a backend's certificate is verified", async () => {
    expect(await statusThrough(own, own)).toBe(200);
    expect(await statusThrough(own, other)).toBe(502);
    expect(await statusThrough(other, other)).toBe(502);
  });

  test('responses of a backend are compressed', async () => {
    const agency = await startUpstream('');
    const edge = await start(agency.origin);
    const headers = { 'accept-encoding': 'gzip' };
    const response = await sendRequest(edge.origin, { path: '/api/services/', headers });
    expect(response.headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(gunzipSync(response.body).toString())).toHaveProperty('results');
    await edge.stop();
    agency.stop();
  });

  test('the access log keeps no query', async () => {
    const log = file('queries.log');
    const edge = await start('http://127.0.0.1:9', { log });
    const referer = `${edge.origin}/?payment_intent_client_secret=two`;
    await sendRequest(edge.origin, {
      path: '/?payment_intent_client_secret=one',
      headers: { referer },
    });
    await edge.stop();
    const written = await readFile(log, 'utf8');
    expect(written).toMatch(/"GET \/" 200 /);
    expect(written).not.toContain('secret');
  });

  /** The negotiated TLS version and cipher, or the error code. */
  function negotiate(port: number, options: ConnectionOptions): Promise<string> {
    return new Promise((resolve) => {
      const ca = readFileSync(own.certificate);
      const socket = connectTls({ port, host: '127.0.0.1', ca, ...options });
      socket.on('error', ({ code }: NodeJS.ErrnoException) => resolve(String(code)));
      socket.on('secureConnect', () => {
        resolve(`${socket.getProtocol()} ${socket.getCipher().name}`);
        socket.destroy();
      });
    });
  }

  test('TLS has forward secrecy, and other hosts get no response', async () => {
    const [plain, secure] = [await findFreePort(), await findFreePort()];
    const settings = {
      site: new URL('https://localhost'),
      tls: own,
      trustedProxies: ['10.0.0.0/8', 'fd00::/8'],
    };
    const onPorts = (text: string) =>
      text
        .replaceAll(/listen \[::\].*/g, '')
        .replaceAll('listen 80', `listen 127.0.0.1:${plain}`)
        .replaceAll('listen 443', `listen 127.0.0.1:${secure}`);
    const edge = await start('https://127.0.0.1:8443', settings, onPorts, plain);
    const servername = 'localhost';
    expect(await negotiate(secure, { servername })).toMatch(/^TLSv1.3 /);
    const older = { servername, maxVersion: 'TLSv1.2' } as const;
    expect(await negotiate(secure, older)).toMatch(/^TLSv1.2 ECDHE-RSA-/);
    for (const options of [
      { servername, maxVersion: 'TLSv1.1', minVersion: 'TLSv1' } as const,
      { ...older, ciphers: 'AES128-GCM-SHA256:AES256-SHA' },
      { servername: 'other.example' },
    ]) {
      expect(await negotiate(secure, options)).toMatch(/^(ERR_SSL|ECONNRESET)/);
    }
    const from = (host: string, path: string) =>
      sendBytes(edge.origin, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect(await from('localhost', '/careers?a=b')).toMatch(
      /^Location: https:\/\/localhost\/careers\?a=b\r$/m,
    );
    expect(await from('localhost', '/%0d%0aSet-Cookie:%20a=b')).toMatch(/^HTTP\/1.1 400 /);
    expect(await from('evil.example', '/careers')).toBe('');
    await edge.stop();
  });

  test('slow bodies are cut off, and connections and writes of one IP address are limited', async () => {
    const agency = await startUpstream('');
    const edge = await start(agency.origin);
    const { host } = new URL(edge.origin);
    const started = performance.now();
    const slow = ['/api/send-email/', '/hrms/auth/login/login/'].map((path) =>
      sendBytes(
        edge.origin,
        `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${edge.origin}\r\nContent-Length: 9\r\n\r\na`,
      ),
    );
    const statuses = async (count: number, each: EdgeRequest) => {
      const sent = Array.from({ length: count }, () => sendRequest(edge.origin, each));
      return (await Promise.all(sent)).filter(({ status }) => status === 429);
    };
    const waiting = { path: '/api/services/?test=fault=timeout', from: '127.0.0.2' };
    expect(await statuses(130, waiting)).toHaveLength(130 - connections);
    for (const [path, { burst }] of [
      ['/hrms/auth/login/login/', writeLimits.accounts],
      ['/api/send-email/', writeLimits.messages],
      ['/hrms/payments/payment-method/', writeLimits.writes],
    ] as const) {
      const headers = { origin: edge.origin, connection: 'close' };
      const write = { path, method: 'POST', headers, from: '127.0.0.3' };
      const refused = await statuses(burst + 6, write);
      expect([path, refused.length]).toEqual([path, expect.toSatisfy((each: number) => each >= 4)]);
      expect(refused[0]?.headers['retry-after']).toBe('60');
    }
    const read = await sendRequest(edge.origin, { path: '/api/services/', from: '127.0.0.3' });
    expect(read.status).toBe(200);
    for (const each of await Promise.all(slow)) expect(each).not.toMatch(/^HTTP\S+ [^4]/);
    expect(performance.now() - started).toBeLessThan(15_000);
    await edge.stop();
    agency.stop();
  });

  test('only its owner can read the credential file', async () => {
    const credential = file('credential.conf');
    const script = path.resolve('deploy/nginx/set-credential.sh');
    execFileSync(script, [credential], { input: 'user:pass word:"$1' });
    const encoded = Buffer.from('user:pass word:"$1').toString('base64');
    expect(await readFile(credential, 'utf8')).toBe(
      `proxy_set_header Authorization "Basic ${encoded}";\n`,
    );
    expect((await stat(credential)).mode & 0o777).toBe(0o600);
  });

  test('a credential without a colon is rejected, and an empty one sends none', async () => {
    const credential = file('refused.conf');
    const script = path.resolve('deploy/nginx/set-credential.sh');
    expect(() => execFileSync(script, [credential], { input: 'user\n', stdio: 'pipe' })).toThrow(
      'has to be written as user:password',
    );
    expect(existsSync(credential)).toBe(false);
    execFileSync(script, [credential], { input: '\n' });
    expect(await readFile(credential, 'utf8')).toBe('proxy_set_header Authorization "";\n');
  });
});
