/** `start:live`: Vite's development server forwards only what the edge forwards. */
import { createServer } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { findFreePort } from '../../scripts/setup/testPort.ts';
import { edge } from '../../scripts/vite/edge.ts';
import { badTargets, wrongHosts } from './attacks.ts';
import { credential } from './hosts.ts';
import { sendBytes, sendRequest } from './request.ts';
import { originHeaders, table } from './table.ts';
import { createTestSite } from './testSite.ts';
import { startUpstream } from './upstream.ts';

const [agency, { site, remove }] = await Promise.all([startUpstream(''), createTestSite()]);
const port = await findFreePort();
const server = await createServer({
  configFile: false,
  root: site.folder,
  logLevel: 'silent',
  plugins: [edge({ agency: agency.origin, credential })],
  server: { port, host: '127.0.0.1', strictPort: true, ws: false },
});
await server.listen();
const origin = `http://127.0.0.1:${port}`;

afterAll(async () => {
  await server.close();
  agency.stop();
  await remove();
});

test('calls that are not in the contract and cross-site writes are rejected', async () => {
  const rows = ['other calls do not pass', 'a write needs the origin of the site'];
  for (const { method, target, status, options } of rows.flatMap((about) => table[about] ?? [])) {
    if (options.has('passes')) continue;
    const headers = originHeaders(options.get('from') ?? 'nowhere', origin);
    const response = await sendRequest(origin, { path: target, method, headers });
    expect([method, target, response.status]).toEqual([method, target, status]);
  }
  expect(agency.received).toEqual([]);
});

test('no target that is not normalized and no other host reaches a backend', async () => {
  const heads = badTargets.map((target) => `GET ${target} HTTP/1.1\r\nHost: 127.0.0.1:${port}`);
  for (const head of [...heads, ...wrongHosts(`127.0.0.1:${port}`)]) {
    const received = await sendBytes(origin, `${head}\r\nConnection: close\r\n\r\n`);
    expect([head, received]).toEqual([head, expect.not.stringMatching(/^HTTP\S+ [23]/)]);
  }
  expect(agency.received).toEqual([]);
});

test('forwarded calls have the credential, and one backend is enough', async () => {
  expect((await sendRequest(origin, { path: '/api/services/' })).status).toBe(200);
  expect(agency.received[0]?.headers.authorization).toMatch(/^Basic /);
  const call = { path: '/hrms/auth/login/login/', method: 'POST', headers: { origin } };
  expect((await sendRequest(origin, call)).status).toBe(502);
});
