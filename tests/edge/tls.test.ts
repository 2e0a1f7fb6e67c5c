/** nginx with TLS on both sides. */
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import path from 'node:path';
import { connect } from 'node:tls';
import { expect, test } from 'vitest';
import { listen } from '../../scripts/shared/listen.ts';
import { findFreePort } from '../../scripts/shared/testPort.ts';
import { createCertificate } from '../servers/certificate.ts';
import { startNginx } from '../servers/edge.ts';
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
    const named = (origin: string) =>
      new URL(origin.replace('http://127.0.0.1', 'https://localhost'));
    const texts = {
      '/etc/ssl/certs/ca-certificates.crt': trusted,
      'server localhost': 'server 127.0.0.1',
    };
    const settings = { agency: named(agency), hrms: named(hrms) };
    const { origin, stop } = await startNginx({ site, agency, hrms }, { texts, settings });
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
      '/etc/letsencrypt/live/localhost/fullchain.pem': own,
      '/etc/letsencrypt/live/localhost/privkey.pem': own,
    };
    const setup = { site, agency: 'http://127.0.0.1:1', hrms: 'http://127.0.0.1:2', port: plain };
    const settings = { site: new URL('https://localhost'), proxies: [] };
    const { origin, stop } = await startNginx(setup, { texts, settings });
    for (const [servername, found] of [
      ['localhost', 'TLSv1.3'],
      ['other.example', 'ERR_SSL_TLSV1_UNRECOGNIZED_NAME'],
    ] as const) {
      const socket = connect({ port: secure, servername, ca: certificates[0] });
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
      ['evil.example', '/edge/health', 204, undefined],
    ] as const) {
      const { status: found, headers } = await send(origin, { path: target, headers: { host } });
      expect([host, target, found, headers.location]).toEqual([host, target, status, location]);
    }
    await stop();
  });
});
