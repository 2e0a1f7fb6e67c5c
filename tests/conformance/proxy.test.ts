/** The validating proxy reports violations and does not change the traffic. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { examples } from '#contract/generated/agency.examples.ts';
import { acceptEncoding } from '../../conformance/src/request.ts';
import { createRelay, type RelayListener } from '../../scripts/conformance-proxy/relay.ts';
import { listen } from '../../scripts/shared/listen.ts';
import { type Broken, inResponse, setField, startBrokenMock } from './brokenServer.ts';
import { readRows } from './check.ts';

const calls: Parameters<RelayListener>[0][] = [];

/** Starts a relay to an agency. */
async function startRelay(backend: string, hosts: string[] = []) {
  const options = { api: 'agency' as const, backend, insecure: false, hosts };
  const server = createRelay(options, (call) => calls.push(call));
  const origin = await listen(server);
  return { origin, close: () => server.close().closeAllConnections() };
}

const mock = await startBrokenMock();
const relay = await startRelay(mock.agency, ['proxy.example']);

beforeEach(() => {
  calls.length = 0;
});

afterAll(() => {
  relay.close();
  mock.close();
});

test('cookies, images and failures pass unchanged', async () => {
  const password = 'correct horse battery';
  const response = await fetch(`${relay.origin}/api/careers/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'candidate@people.example', password, password_confirm: '' }),
  });
  const cookies = response.headers.getSetCookie();
  expect(cookies.map((line) => line.split('=')[0])).toEqual(['sessionid', 'csrftoken']);
  const image = await fetch(`${relay.origin}/media/team/leila-anwar.webp`);
  const original = await fetch(`${mock.agency}/media/team/leila-anwar.webp`);
  expect(Buffer.from(await image.arrayBuffer())).toEqual(Buffer.from(await original.arrayBuffer()));
  expect((await fetch(`${relay.origin}/api/services/4711/`)).status).toBe(404);
  expect(calls).toMatchObject([
    { path: '/api/careers/login/', requestViolations: [], violations: [] },
    { path: '/api/services/4711/', requestViolations: [], violations: [] },
  ]);
});

test.each<[field: string, expected: string, got: string, (response: Broken) => Broken]>([
  ['/title', 'string', '7 (number)', setField('/title', 7)],
  [
    'status',
    'a response at the path as written, slashes included',
    'a redirect (301) to /elsewhere',
    (response) => ({ ...response, status: 301, headers: { location: ['/elsewhere'] } }),
  ],
])('%s: expected %s; got %s', async (field, expected, got, change) => {
  mock.serve = inResponse('getService', change);
  await fetch(`${relay.origin}/api/services/1/`, { redirect: 'manual' });
  mock.serve = null;
  expect(calls).toMatchObject([{ requestViolations: [], violations: [[field, expected, got]] }]);
});

test('an aborted upload does not end the proxy', async () => {
  const socket = connect(Number(new URL(relay.origin).port), '127.0.0.1');
  socket.write('POST /api/send-email/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n{');
  await setTimeout(200);
  socket.destroy();
  await setTimeout(200);
  expect((await fetch(`${relay.origin}/api/services/1/`)).status).toBe(200);
  expect(calls).toHaveLength(1);
});

test('a wrong request, a call outside the contract and an unreachable backend are reported', async () => {
  const lonely = await startRelay('http://127.0.0.1:9');
  await fetch(`${relay.origin}/api/jobs/?department_id=x`);
  await fetch(`${relay.origin}/api/teams`);
  await fetch(`${lonely.origin}/api/services/1/`);
  lonely.close();
  const violation = { pointer: '/department_id', message: 'must be integer' };
  const refused = ['', 'a whole response', 'none: it refuses connections'];
  expect(calls).toMatchObject([
    { requestViolations: [violation], violations: [] },
    { operation: null, path: '/api/teams', status: 404 },
    { status: null, violations: [refused] },
  ]);
});

/** Request targets with the Host header and the status of the response. */
const targets = `
  a name of this machine              | GET /api/services/1/                   | app.localhost:80 | 200
  a name that was allowed             | GET /api/services/1/                   | proxy.example    | 200
  another name                        | GET /api/services/1/                   | evil.example     | 421
  an absolute target of another name  | GET http://evil.example/               | localhost        | 421
  a target that is no URL             | GET http://[                           | localhost        | 400
  two slashes                         | GET //evil.example/api/services/1/     | localhost        | 404
  TRACE                               | TRACE /api/services/1/                 | localhost        | 405`;

test.each(readRows(targets))(
  'the proxy continues after %s: %s for %s gets %s',
  async (_, line = '', host = '', status) => {
    const [method, path] = line.split(' ');
    const { port } = new URL(relay.origin);
    const sent = request({ host: '127.0.0.1', port, method, path, headers: { host } }).end();
    const [answer] = await once(sent, 'response');
    expect(String(answer.resume().statusCode)).toBe(status);
    expect((await fetch(`${relay.origin}/api/services/1/`)).status).toBe(200);
  },
);

test('a body above 11 MiB gets the documented 413 and is not read further', async () => {
  let taken = 0;
  const part = Buffer.alloc(1024 * 1024);
  const body = new ReadableStream({
    pull(controller) {
      taken += 1;
      if (taken > 200) controller.close();
      else controller.enqueue(part);
    },
  });
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const upload = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  const response = await fetch(`${relay.origin}/api/careers/profile/`, upload);
  expect(response.status).toBe(413);
  expect(await response.json()).toEqual(examples.createProfile.resumeTooLarge);
  expect(taken).toBeLessThan(100);
});

test('conditions and unknown encodings do not keep the proxy from reading a whole response', async () => {
  const asked: IncomingHttpHeaders[] = [];
  const backend = createServer(({ headers }, response) => {
    asked.push(headers);
    response.end('{}');
  });
  const { origin, close } = await startRelay(await listen(backend));
  const headers = { 'accept-encoding': 'gzip, unheard-of', 'if-none-match': '"a"' };
  await fetch(`${origin}/api/services/`, { headers });
  close();
  backend.close().closeAllConnections();
  expect(asked).toMatchObject([{ 'accept-encoding': acceptEncoding }]);
  expect(asked[0]).not.toHaveProperty('if-none-match');
});
