/** What only a real nginx can show: TLS on both sides, the credential's file, and packing on the way. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { renderNginx } from '../../scripts/edge/nginx.ts';
import { readUpstream } from '../../scripts/edge/settings.ts';
import { findNginx } from '../../scripts/setup/nginx.ts';
import { ask } from './ask.ts';
import { freePort, startNginxEdge } from './hosts.ts';
import { checkNginx } from './runNginx.ts';
import { createTestSite } from './testSite.ts';
import { listen, startUpstream } from './upstream.ts';

const nginx = await findNginx();
const openssl = existsSync('/usr/bin/openssl');
const reason = typeof nginx === 'string' ? nginx : openssl ? null : 'openssl is not installed.';
if (reason) console.warn(`\nTests with a real nginx are SKIPPED: ${reason}\n`);

const { site, remove } = await createTestSite();
const folder = await mkdtemp(path.join(tmpdir(), 'edge-tls-'));
const file = (name: string) => path.join(folder, name);

/** A certificate for a host that vouches for itself, with its key. */
function makeCertificate(name: string, host: string) {
  const [key, certificate] = [file(`${name}.key`), file(`${name}.crt`)];
  const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject];
  execFileSync('openssl', [...made, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  return { key, certificate };
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

  /** Status of a call through nginx to a backend that shows `shown`, when nginx trusts `trusted`. */
  async function statusThrough(shown: typeof own, trusted: typeof own): Promise<number> {
    const options = { key: readFileSync(shown.key), cert: readFileSync(shown.certificate) };
    const backend = createServer(options, (_, response) => response.end('{}'));
    const { port } = new URL(await listen(backend));
    const agency = `https://localhost:${port}`;
    const around = { site, agency, hrms: agency, answerSeconds: 5 };
    const edge = await startNginxEdge(around, { authorities: trusted.certificate });
    if (typeof edge === 'string') throw new Error(edge);
    const { status } = await ask(edge.origin, { path: '/api/services/' });
    await edge.stop();
    backend.closeAllConnections();
    backend.close();
    return status;
  }

  test('a backend has to prove that it is the one', async () => {
    expect(await statusThrough(own, own)).toBe(200);
    expect(await statusThrough(own, other)).toBe(502);
    expect(await statusThrough(other, other)).toBe(502);
  });

  test('what a backend sends is packed on the way', async () => {
    const agency = await startUpstream('');
    const around = { site, agency: agency.origin, hrms: agency.origin, answerSeconds: 5 };
    const edge = await startNginxEdge(around);
    if (typeof edge === 'string') throw new Error(edge);
    const headers = { 'accept-encoding': 'gzip' };
    const answered = await ask(edge.origin, { path: '/api/services/', headers });
    expect(answered.headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(gunzipSync(answered.body).toString())).toHaveProperty('results');
    await edge.stop();
    agency.server.closeAllConnections();
    agency.server.close();
  });

  test('the access log keeps no query', async () => {
    const log = file('queries.log');
    const around = {
      site,
      agency: 'http://127.0.0.1:9',
      hrms: 'http://127.0.0.1:9',
      answerSeconds: 5,
    };
    const edge = await startNginxEdge(around, { log });
    if (typeof edge === 'string') throw new Error(edge);
    const referer = `${edge.origin}/?payment_intent_client_secret=two`;
    await ask(edge.origin, { path: '/?payment_intent_client_secret=one', headers: { referer } });
    await edge.stop();
    const written = await readFile(log, 'utf8');
    expect(written).toMatch(/"GET \/" 200 /);
    expect(written).not.toContain('secret');
  });

  test('the configuration of a server with TLS is one that nginx takes', async () => {
    const credential = file('credential.conf');
    const script = path.resolve('deploy/nginx/set-credential.sh');
    execFileSync(script, [credential], { input: 'user:pass word:"$1' });
    const encoded = Buffer.from('user:pass word:"$1').toString('base64');
    expect(await readFile(credential, 'utf8')).toBe(
      `proxy_set_header Authorization "Basic ${encoded}";\n`,
    );
    expect((await stat(credential)).mode & 0o777).toBe(0o600);
    const settings = {
      site: new URL('https://www.twinbridge.example'),
      agency: readUpstream('https://127.0.0.1', 'agency'),
      hrms: readUpstream('https://localhost:8443', 'hrms'),
      root: site.folder,
      tls: own,
      listen: '',
      credential,
      log: file('access.log'),
      authorities: own.certificate,
      trustedProxies: ['10.0.0.0/8', 'fd00::/8'],
    };
    const sources = { inline: site.inline, contentOrigins: [], reportTo: null, tls: true };
    const rendered = await renderNginx(site, settings, sources);
    expect(rendered).toContain('add_header Strict-Transport-Security "max-age=31536000" always;');
    if (typeof nginx === 'string') throw new Error(nginx);
    // Even a check binds the ports, and these belong to somebody else.
    const ports = await Promise.all(Array.from({ length: 4 }, freePort));
    const text = rendered.replace(/listen (\[::\]:)?\d+/g, () => `listen 127.0.0.1:${ports.pop()}`);
    await expect(checkNginx(nginx, text)).resolves.toContain('test is successful');
    const broken = text.replace('server_tokens off;', 'server_tokens of;');
    await expect(checkNginx(nginx, broken)).rejects.toThrow('invalid value "of"');
  });

  test('a credential without a colon is refused, and an empty one sends none', async () => {
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
