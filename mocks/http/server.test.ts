import { once } from 'node:events';
import { request as send } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { profileForm } from '../testClient.ts';
import { createHttpMock } from './server.ts';

const server = createHttpMock('', () => {}, ['mock.test']).listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => server.close().closeAllConnections());
const { port } = server.address() as AddressInfo;
const agency = `http://127.0.0.1:${port}`;

/** Sends the raw head of a request; returns the status line and the rest of the response. */
async function sendHead(head: string) {
  const socket = connect(port, '127.0.0.1');
  socket.end(`${head}\r\nConnection: close\r\n\r\n`);
  const response = await text(socket);
  return { status: Number(response.split(' ')[1]), response };
}

test('HEAD responds as GET, without a body', async () => {
  const response = await fetch(`${agency}/api/jobs/?job_type=internship`, { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(await response.text()).toBe('');
  expect((await fetch(`${agency}/api/jobs/nobody/`, { method: 'HEAD' })).status).toBe(404);
  expect((await fetch(`${agency}/api/send-email/`, { method: 'HEAD' })).status).toBe(405);
});

const prefer = (text: string, path = '/api/teams/') =>
  fetch(agency + path, { headers: { prefer: text } });

test.each([
  ['code=500', 500, 'could not complete'],
  ['Code=200; EXAMPLE="noTeams"', 200, '"results":[]'],
  ['fault=html', 200, '<h1>Please wait'],
  ['code=418', 501, 'listTeams has no such example. It has teams (200)'],
  ['fault=live', 501, 'no fault named live'],
])('the preference %s chooses the response', async (text, status, part) => {
  const response = await prefer(text);
  expect([response.status, await response.text()]).toEqual([status, expect.stringContaining(part)]);
});

test('a preference may break the connection', async () => {
  await expect(prefer('fault=network')).rejects.toThrow();
});

test('the violations of a request are in a header, only the first of many', async () => {
  const fields = Array.from({ length: 500 }, (_, index) => [`é${index}`, 1]);
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(Object.fromEntries(fields));
  const response = await fetch(`${agency}/api/send-email/`, { method: 'POST', headers, body });
  const header = response.headers.get('sl-violations') ?? '';
  expect(header.length).toBeLessThan(2100);
  expect(JSON.parse(header)).toContainEqual({
    location: ['request', 'é0'],
    severity: 'Error',
    message: 'must NOT have additional properties',
  });
});

test('images are served, but no other files', async () => {
  const image = await fetch(`${agency}/media/services/mobile-apps.webp`);
  expect(image.headers.get('content-type')).toBe('image/webp');
  expect((await fetch(`${agency}/media/../backend.ts`)).status).not.toBe(200);
  expect((await fetch(`${agency}/media/nothing.webp`)).status).toBe(404);
  expect((await sendHead('GET /media/%zz HTTP/1.1\r\nHost: localhost')).status).toBe(404);
});

test.each([
  ['localhost', 200],
  ['LOCALHOST:80', 200],
  ['mock.localhost', 200],
  ['127.0.0.2', 200],
  ['[::1]:4010', 200],
  ['mock.test', 200],
  ['evil.example', 421],
  ['localhost.evil.example', 421],
  ['127.0.0.1.evil.example', 421],
  ['', 400],
  ['a b', 400],
  ['[', 400],
  ['localhost:99999', 400],
  ['localhost/x', 400],
  ['evil.example@localhost', 400],
])('the host "%s" gets %i', async (host, status) => {
  const found = await sendHead(`GET /api/teams/ HTTP/1.1\r\nHost: ${host}`);
  expect(found.status).toBe(status);
});

test('control calls accept only loopback names', async () => {
  const ask = (host: string) => sendHead(`GET /__mock/scenario HTTP/1.1\r\nHost: ${host}`);
  expect((await ask('localhost')).status).toBe(200);
  expect((await ask('mock.test')).status).toBe(403);
});

test.each([
  ['GET http://localhost/api/teams/', 200],
  ['GET http://evil.example/api/teams/', 421],
  ['GET http://localhost', 404],
  ['GET http://[', 400],
  ['GET ftp://localhost/api/teams/', 400],
  ['GET *', 400],
  ['GET //evil.example/api/teams/', 404],
  ['GET /%zz', 404],
  ['TRACE /api/teams/', 405],
  ['TRACE /', 404],
])('%s gets %i', async (line, status) => {
  expect((await sendHead(`${line} HTTP/1.1\r\nHost: localhost`)).status).toBe(status);
});

/** Writes `size` bytes as a body, or until the connection ends; returns the status and the number of bytes written. */
async function upload(path: string, size: number, headers: Record<string, string | number>) {
  const request = send(agency + path, { method: 'POST', headers });
  const part = Buffer.alloc(1024 * 1024, 'x');
  let sent = 0;
  const pour = () => {
    while (sent < size && !request.destroyed) {
      sent += part.length;
      if (!request.write(part)) return void request.once('drain', pour);
    }
    request.end();
  };
  request.on('error', () => {});
  pour();
  const [response] = await once(request, 'response');
  const body = await text(response).catch(() => '');
  request.destroy();
  return { status: response.statusCode, body, sent };
}

const hundred = 100 * 1024 * 1024;
const json = { 'content-type': 'application/json' };

test.each([
  ['announced', '/api/send-email/', { ...json, 'content-length': hundred }],
  ['of unknown length', '/api/send-email/', json],
])('a body that is too large, %s, is refused without being read', async (_, path, headers) => {
  const before = process.memoryUsage().arrayBuffers;
  const { status, body } = await upload(path, hundred, headers);
  expect(status).toBe(413);
  expect(JSON.parse(body)).toMatchObject({ error: 'This is too large to be sent.' });
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(hundred / 2);
});

test('a form with a resume of 10 MiB is read', async () => {
  const body = profileForm({}, new File([new Uint8Array(10 * 1024 * 1024)], 'cv.pdf'));
  const response = await fetch(`${agency}/api/careers/profile/`, { method: 'POST', body });
  expect(response.status).toBe(401);
});

const from = (origin: string, more: object = {}) => ({ headers: { origin, ...more } });

test('another local origin may read responses with cookies and headers', async () => {
  const { headers } = await fetch(`${agency}/api/teams/?x=1`, from('http://localhost:3000'));
  expect(headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
  expect(headers.get('access-control-allow-credentials')).toBe('true');
  expect(headers.get('access-control-expose-headers')).toContain('sl-violations');
});

test('another local origin may send the methods and headers of its preflight', async () => {
  const announced = {
    'access-control-request-method': 'PUT',
    'access-control-request-headers': 'prefer, x-csrftoken',
  };
  const init = { method: 'OPTIONS', ...from('http://127.0.0.1:8080', announced) };
  const { status, headers } = await fetch(`${agency}/api/careers/profile/`, init);
  expect(status).toBe(204);
  expect(headers.get('access-control-allow-methods')).toBe('PUT');
  expect(headers.get('access-control-allow-headers')).toBe('prefer, x-csrftoken');
});

test('a client that keeps sending after a refusal is disconnected', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.write(
    'POST /api/send-email/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 999999999\r\n\r\n',
  );
  expect(await text(socket)).toContain('413');
});

test.each(['https://evil.example', 'http://localhost.evil.example', 'null'])(
  'the origin %s may read nothing',
  async (origin) => {
    const { headers } = await fetch(`${agency}/api/teams/`, from(origin));
    expect(headers.get('access-control-allow-origin')).toBeNull();
  },
);
