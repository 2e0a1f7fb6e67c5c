/** nginx with TLS on both sides, and in front of a malformed backend. */
import { writeFileSync } from 'node:fs';
import { connect as connectHttp2 } from 'node:http2';
import { createServer } from 'node:https';
import { connect, createServer as createTcpServer } from 'node:net';
import path from 'node:path';
import { buffer, json } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examples } from '#contract/generated/agency.examples.ts';
import { listen } from '../../scripts/shared/listen.ts';
import { findFreePort } from '../../scripts/shared/testPort.ts';
import { createCertificate } from '../servers/certificate.ts';
import { type RunningEdge, startNginx } from '../servers/edge.ts';
import { createTestSite, describeNginx, fromSite, send } from './setup.ts';

const site = await createTestSite();

const certificates = ['localhost', 'other.example'].map((host) => createCertificate(host));
const own = path.join(site.folder, 'own.pem');
const trusted = path.join(site.folder, 'trusted.pem');
writeFileSync(own, `${certificates[0]}`);
writeFileSync(trusted, certificates.join(''));

describeNginx('nginx with TLS', () => {
  test('a backend needs a certificate of its own name', async () => {
    const servers = certificates.map((pem) =>
      createServer({ key: pem, cert: pem }, (_, response) =>
        response.setHeader('Content-Type', 'application/json').end('{}'),
      ),
    );
    const [agency = '', hrms = ''] = await Promise.all(servers.map((each) => listen(each)));
    const texts = {
      '/etc/ssl/certs/ca-certificates.crt': trusted,
      'server api.agency.example:443': `server ${new URL(agency).host}`,
      'api.agency.example': 'localhost',
      'server hrms.example:443': `server ${new URL(hrms).host}`,
      'hrms.example': 'hrms.localhost',
    };
    const { origin, stop } = await startNginx({ site, agency, hrms }, { texts });
    const services = await send(origin, { path: '/api/services/' });
    const logIn = { path: '/hrms/auth/login/login/', method: 'POST', headers: fromSite(origin) };
    expect([services.status, (await send(origin, logIn)).status]).toEqual([200, 502]);
    await stop();
    for (const server of servers) server.close().closeAllConnections();
  });

  test('the site is reached over TLS only, by its own name, and the health check by any', async () => {
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
    const setup = { site, agency: '127.0.0.1:1', hrms: '127.0.0.1:1', port: plain };
    const { origin, stop } = await startNginx(setup, { texts, names: 'site.conf' });
    for (const [servername, found] of [
      ['localhost', 'TLSv1.3'],
      ['other.example', 'ERR_SSL_TLSV1_UNRECOGNIZED_NAME'],
    ] as const) {
      const socket = connectTls({ port: secure, servername, ca: certificates[0] });
      const result = new Promise((resolve) => {
        socket.on('error', ({ code }: NodeJS.ErrnoException) => resolve(code));
        socket.on('secureConnect', () => resolve(socket.getProtocol()));
      });
      expect([servername, await result]).toEqual([servername, found]);
      socket.destroy();
    }
    for (const [host, target, status, location] of [
      ['localhost', '/careers?a=b', 301, 'https://localhost/careers?a=b'],
      ['localhost', '/%0d%0aSet-Cookie:%20a=b', 400, undefined],
      ['evil.example', '/careers', 0, undefined],
      ['localhost', '/edge/health', 204, undefined],
      ['10.0.0.1', '/edge/health', 204, undefined],
    ] as const) {
      const { status: found, headers } = await send(origin, { path: target, headers: { host } });
      expect([host, target, found, headers.location]).toEqual([host, target, status, location]);
    }
    await stop();
  });
});

const script = '<script>evil()</script>';
const final = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}';

/** What a malformed backend sends. */
const responses: [what: string, bytes: string][] = [
  ['103 as a final status', `HTTP/1.1 103 Early\r\nContent-Type: text/html\r\n\r\n${script}`],
  ['103 and a response', `HTTP/1.1 103 Early\r\nLink: </x.js>\r\n\r\n${final}`],
  ['101', `HTTP/1.1 101 Switching\r\nUpgrade: a\r\nConnection: upgrade\r\n\r\n${final}${script}`],
  ['status 099', final.replace('200', '099')],
  ['a status of four digits', final.replace('200', '2000')],
  ['HTTP/0.9', script],
  ['HTTP/2 in its status line', final.replace('HTTP/1.1', 'HTTP/2')],
  ['an empty line first', `\r\n${final}`],
  ['nothing', ''],
];

describeNginx('nginx in front of a malformed backend', () => {
  let bytes = '';
  let edge: RunningEdge;
  let overHttp2 = '';
  const backend = createTcpServer((socket) => {
    socket.once('data', () => socket.end(bytes, 'latin1')).on('error', () => {});
  });

  beforeAll(async () => {
    const port = await findFreePort();
    overHttp2 = `http://127.0.0.1:${port}`;
    const own = 'server_name www.agency.example';
    const texts = { [own]: `listen 127.0.0.1:${port} http2; ${own}` };
    const origin = await listen(backend);
    edge = await startNginx({ site, agency: origin, hrms: origin }, { texts });
  });
  afterAll(async () => {
    await edge?.stop();
    backend.close();
  });

  test.each(responses)('%s becomes a 502', async (_, sent) => {
    bytes = sent;
    const { host, hostname, port } = new URL(edge.origin);
    for (const target of ['/api/services/', '/media/a.webp']) {
      const socket = connect(Number(port), hostname);
      socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      expect(String(await buffer(socket))).toMatch(/^HTTP\/1.1 502 (?:(?!evil|HTTP)[\s\S])*$/);
      const session = connectHttp2(overHttp2);
      const stream = session.request({ ':path': target, ':authority': host });
      stream.on('response', (headers) => expect(headers[':status']).toBe(502));
      expect(await json(stream)).toEqual(examples.careersLogin.badGateway);
      session.close();
    }
  });
});
