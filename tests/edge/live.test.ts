/** `start:live`: Vite's development server passes on no more than the edge does. */
import { createServer } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { edge } from '../../scripts/vite/edge.ts';
import { ask, say } from './ask.ts';
import { badTargets, wrongHosts } from './attacks.ts';
import { credential, freePort } from './hosts.ts';
import { provenance, table } from './table.ts';
import { createTestSite } from './testSite.ts';
import { startUpstream } from './upstream.ts';

const [agency, { site, remove }] = await Promise.all([startUpstream(''), createTestSite()]);
const port = await freePort();
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

test('calls that are not the contract’s, and writes from elsewhere, are refused', async () => {
  const rows = ['others do not', 'a write proves that it comes from the site'];
  for (const { method, target, status, words } of rows.flatMap((about) => table[about] ?? [])) {
    if (words.has('passes')) continue;
    const headers = provenance(words.get('from') ?? 'nowhere', origin);
    const answered = await ask(origin, { path: target, method, headers });
    expect([method, target, answered.status]).toEqual([method, target, status]);
  }
  expect(agency.received).toEqual([]);
});

test('no target in another form, and no other host, reaches a backend', async () => {
  const heads = badTargets.map((target) => `GET ${target} HTTP/1.1\r\nHost: 127.0.0.1:${port}`);
  for (const head of [...heads, ...wrongHosts(`127.0.0.1:${port}`)]) {
    const heard = await say(origin, `${head}\r\nConnection: close\r\n\r\n`);
    expect([head, heard]).toEqual([head, expect.not.stringMatching(/^HTTP\S+ [23]/)]);
  }
  expect(agency.received).toEqual([]);
});

test('what passes has the credential, and one backend alone is enough', async () => {
  expect((await ask(origin, { path: '/api/services/' })).status).toBe(200);
  expect(agency.received[0]?.headers.authorization).toMatch(/^Basic /);
  const call = { path: '/hrms/auth/login/login/', method: 'POST', headers: { origin } };
  expect((await ask(origin, call)).status).toBe(502);
});
