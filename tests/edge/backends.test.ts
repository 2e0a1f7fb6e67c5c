/** Tests that need a real nginx: TLS on both sides, malformed responses, and the credential file. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ConnectionOptions, connect as connectTls } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examples } from '#contract/generated/agency.examples.ts';
import { listen } from '../../scripts/shared/listen.ts';
import { findFreePort } from '../../scripts/shared/testPort.ts';
import { createCertificate } from '../servers/certificate.ts';
import { type RunningEdge, startNginx } from '../servers/edge.ts';
import { getBytes, requestHttp2, sendRequest } from './request.ts';
import { createTestSite, describeNginx, withNginx } from './setup.ts';
import { startRawUpstream } from './upstream.ts';

const site = await createTestSite();
const folder = await mkdtemp(path.join(tmpdir(), 'edge-tls-'));
const file = (name: string) => path.join(folder, name);
afterAll(() => rm(folder, { recursive: true }));

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

describeNginx('nginx', () => {
  const [own, other] = [file('own.pem'), file('other.pem')];
  writeFileSync(own, createCertificate('localhost'));
  writeFileSync(other, createCertificate('other.example'));

  test.each([
    ['its own', own, own, 200],
    ['an unknown', own, other, 502],
    ["another host's", other, other, 502],
  ])('a backend with %s certificate', async (_, shown, authorities, expected) => {
    const pem = readFileSync(shown);
    const backend = createServer({ key: pem, cert: pem }, (_, response) =>
      response.setHeader('Content-Type', 'application/json').end('{}'),
    );
    const { port } = new URL(await listen(backend));
    const call = async (origin: string) => {
      const { status } = await sendRequest(origin, { path: '/api/services/' });
      expect(status).toBe(expected);
    };
    const agency = `127.0.0.1:${port}`;
    const texts = {
      '/etc/ssl/certs/ca-certificates.crt': authorities,
      'server api.agency.example:443': `server ${agency}`,
      'api.agency.example': 'localhost',
    };
    await withNginx({ site, agency, hrms: agency }, call, { texts });
    backend.close().closeAllConnections();
  });

  test('the site is reached only by its own name and with forward secrecy', async () => {
    const [plain, secure] = [await findFreePort(), await findFreePort()];
    const texts = {
      'listen [': '# [',
      'listen 80': `listen 127.0.0.1:${plain}`,
      'listen 443': `listen 127.0.0.1:${secure}`,
      'https://www.agency.example': 'https://localhost',
      'server_name www.agency.example': 'server_name localhost',
      '/etc/letsencrypt/live/www.agency.example/fullchain.pem': own,
      '/etc/letsencrypt/live/www.agency.example/privkey.pem': own,
    };
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
      expect(await getBytes(origin, '/careers?a=b', 'localhost')).toMatch(
        /^Location: https:\/\/localhost\/careers\?a=b\r$/m,
      );
      const split = await getBytes(origin, '/%0d%0aSet-Cookie:%20a=b', 'localhost');
      expect(split).toMatch(/^HTTP\/1.1 400 /);
      expect(await getBytes(origin, '/careers', 'evil.example')).toBe('');
      for (const name of ['localhost', '10.0.0.1']) {
        expect(await getBytes(origin, '/edge/health', name)).toMatch(/^HTTP\/1.1 204 /);
      }
    };
    const setup = { site, agency: '127.0.0.1:1', hrms: '127.0.0.1:1', port: plain };
    await withNginx(setup, use, { texts, names: 'site.conf' });
  });
});

describeNginx('nginx in front of a malformed backend', () => {
  const script = '<script>evil()</script>';
  const final = `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`;
  let bytes = '';
  let edge: RunningEdge;
  let overHttp2 = '';

  beforeAll(async () => {
    const port = await findFreePort();
    overHttp2 = `http://127.0.0.1:${port}`;
    const own = 'server_name www.agency.example';
    const texts = { [own]: `listen 127.0.0.1:${port} http2; ${own}` };
    const backend = await startRawUpstream(() => bytes);
    edge = await startNginx({ site, agency: backend, hrms: backend }, { texts });
  });
  afterAll(() => edge.stop());

  test.each([
    [
      '103 as a final status',
      `HTTP/1.1 103 Early Hints\r\nContent-Type: text/html\r\n\r\n${script}`,
    ],
    ['103 and a response', `HTTP/1.1 103 Early Hints\r\nLink: </x.js>\r\n\r\n${final}`],
    ['103 with a length', `HTTP/1.1 103 Early Hints\r\nContent-Length: 0\r\n\r\n${final}`],
    ['100 and a response', `HTTP/1.1 100 Continue\r\n\r\n${final}`],
    ['101', `HTTP/1.1 101 Switching\r\nUpgrade: a\r\nConnection: upgrade\r\n\r\n${final}${script}`],
    ['status 099', final.replace('200', '099')],
    ['status 000', final.replace('200', '000')],
    ['status 600', final.replace('200', '600')],
    ['a status of four digits', final.replace('200', '2000')],
    ['HTTP/0.9', script],
    ['HTTP/2 in its status line', final.replace('HTTP/1.1', 'HTTP/2')],
    ['another protocol', final.replace('HTTP/1.1', 'ICY')],
    ['an empty line first', `\r\n${final}`],
    ['nothing', ''],
  ])('%s becomes a 502', async (_, sent) => {
    bytes = sent;
    for (const path of ['/api/services/', '/media/a.webp', '/api/services/']) {
      const response = await getBytes(edge.origin, path);
      expect(response).toMatch(/^HTTP\/1.1 502 (?:(?!evil|HTTP)[\s\S])*$/);
      const { status, body } = await requestHttp2(overHttp2, path, edge.origin);
      const unavailable = examples.careersLogin.badGateway;
      expect([status, JSON.parse(body)]).toEqual([502, unavailable]);
    }
  });

  test('headers named like properties of every object are filtered', async () => {
    const headers = ['constructor', '__proto__', 'hasOwnProperty', 'toString'];
    const more = headers.map((name) => `${name}: evil\r\n`).join('');
    bytes = final.replace('Content-Type', `${more}Content-Type`);
    const response = await getBytes(edge.origin, '/api/services/');
    expect(response).toMatch(/^HTTP\/1.1 200 (?:(?!evil)[\s\S])*\{\}$/);
  });
});

const credential = 'user:pass word:"$1';
const credentialFile = file('credential.conf');
const store = (input: string, target = credentialFile) =>
  execFileSync(path.resolve('deploy/nginx/set-credential.sh'), [target], { input, stdio: 'pipe' });

test('a stored credential becomes the header of requests', async () => {
  store(credential);
  const encoded = Buffer.from(credential).toString('base64');
  expect(await readFile(credentialFile, 'utf8')).toBe(
    `proxy_set_header Authorization "Basic ${encoded}";\n`,
  );
});

test('only its owner can read the credential file', async () => {
  store(credential);
  expect((await stat(credentialFile)).mode & 0o777).toBe(0o600);
});

test('a credential without a colon is rejected', () => {
  const refused = file('refused.conf');
  expect(() => store('user\n', refused)).toThrow('has to be written as user:password');
  expect(existsSync(refused)).toBe(false);
});

test('an empty credential replaces the stored one by none', async () => {
  store(credential);
  store('\n');
  expect(await readFile(credentialFile, 'utf8')).toBe('proxy_set_header Authorization "";\n');
});
