import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { examples } from '#contract/generated/agency.examples.ts';
import { maxBodyBytes } from './incoming.ts';
import { createHttpMock } from './server.ts';

const server = createHttpMock('', () => {}, ['mock.test']).listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => server.close().closeAllConnections());
const { port } = server.address() as AddressInfo;
const agency = `http://127.0.0.1:${port}`;

test('HEAD responds as GET, without a body', async () => {
  const response = await fetch(`${agency}/api/jobs/?job_type=internship`, { method: 'HEAD' });
  expect(response.headers.get('content-type')).toContain('application/json');
  expect([response.status, await response.text()]).toEqual([200, '']);
  expect((await fetch(`${agency}/api/send-email/`, { method: 'HEAD' })).status).toBe(405);
});

const prefer = (header: string) => fetch(`${agency}/api/teams/`, { headers: { prefer: header } });

test.each([
  ['code=500', 500, 'could not complete'],
  ['Code=200; EXAMPLE="noTeams"', 200, '"results":[]'],
  ['fault=html', 200, '<h1>Please wait'],
  ['code=418', 501, 'listTeams has no such example. It has teams (200)'],
  ['fault=live', 501, 'no fault named live'],
])('the preference %s chooses the response', async (header, status, part) => {
  const response = await prefer(header);
  expect([response.status, await response.text()]).toEqual([status, expect.stringContaining(part)]);
});

test('a preference may break the connection', async () => {
  await expect(prefer('fault=network')).rejects.toThrow();
});

const json = { 'content-type': 'application/json' };

test('the first violations of a request are in a header', async () => {
  const body = JSON.stringify({ name: 'R', email: 'r@h.example', comments: 'Hello', é: 1 });
  const response = await fetch(`${agency}/api/send-email/`, {
    method: 'POST',
    headers: json,
    body,
  });
  const header = response.headers.get('sl-violations') ?? '';
  expect(JSON.parse(header)).toEqual([
    {
      location: ['request', 'é'],
      severity: 'Error',
      message: 'must NOT have additional properties',
    },
  ]);
});

test('a mock with credentials refuses calls without one of them, but not media', async () => {
  const guarded = createHttpMock('', () => {}, [], '', ['old:word', 'new:word']);
  await once(guarded.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(guarded.address() as AddressInfo).port}`;
  const call = (user: string) =>
    fetch(`${origin}/api/teams/`, { headers: { authorization: `Basic ${btoa(`${user}:word`)}` } });
  const statuses = [await call('old'), await call('new')].map(({ status }) => status);
  const refused = await call('lost');
  const media = await fetch(`${origin}/media/services/mobile-apps.webp`);
  expect([...statuses, refused.status, media.status]).toEqual([200, 200, 401, 200]);
  expect(await refused.json()).toEqual(examples.listTeams.missingCredential);
  guarded.close().closeAllConnections();
});

test('a body larger than any of the contract gets the documented 413, which the client can read', async () => {
  const upload = { method: 'POST', headers: json, body: new Uint8Array(maxBodyBytes + 1) };
  const response = await fetch(`${agency}/api/careers/profile/`, upload);
  const { resumeTooLarge } = examples.createProfile;
  expect([response.status, await response.json()]).toEqual([413, resumeTooLarge]);
  const largest = { ...upload, body: new Uint8Array(maxBodyBytes) };
  expect((await fetch(`${agency}/api/careers/profile/`, largest)).status).toBe(401);
});

test('images are served, but no other files', async () => {
  const image = await fetch(`${agency}/media/services/mobile-apps.webp`);
  expect(image.headers.get('content-type')).toBe('image/webp');
  expect((await fetch(`${agency}/media/nothing.webp`)).status).toBe(404);
});

test.each([
  ['/api/teams/', 'LOCALHOST:80', 200],
  ['/api/teams/', '[::1]:4010', 200],
  ['/api/teams/', 'mock.test', 200],
  ['/__mock/scenario', 'localhost', 200],
  ['/__mock/scenario', 'mock.test', 403],
  ['/api/teams/', 'evil.example', 421],
  ['/api/teams/', '127.0.0.1.evil.example', 421],
  ['//evil.example/api/teams/', 'localhost', 404],
  ['http://evil.example/api/teams/', 'localhost', 421],
  ['/api/teams/', '[', 400],
])('a request for %s at the host %s gets %i', async (target, host, status) => {
  const socket = connect(port, '127.0.0.1');
  socket.end(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  expect(await text(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});

test('pages of other local origins may send requests with cookies and read the headers', async () => {
  const origin = 'http://localhost:3000';
  const announced = {
    origin,
    'access-control-request-method': 'PUT',
    'access-control-request-headers': 'prefer, x-csrftoken',
  };
  const url = `${agency}/api/careers/profile/`;
  const { status, headers } = await fetch(url, { method: 'OPTIONS', headers: announced });
  expect(status).toBe(204);
  expect(headers.get('access-control-allow-methods')).toContain('PUT');
  expect(headers.get('access-control-allow-headers')).toBe('prefer, x-csrftoken');
  const read = (await fetch(`${agency}/api/teams/?x=1`, { headers: { origin } })).headers;
  expect(read.get('access-control-allow-origin')).toBe(origin);
  expect(read.get('access-control-allow-credentials')).toBe('true');
  expect(read.get('access-control-expose-headers')).toContain('sl-violations');
});

test.each(['https://evil.example', 'http://localhost.evil.example', 'null'])(
  'pages of %s may read nothing',
  async (origin) => {
    const { headers } = await fetch(`${agency}/api/teams/`, { headers: { origin } });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  },
);
