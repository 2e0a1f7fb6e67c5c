/** The validating proxy reports violations and does not change the traffic. */
import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  request,
} from 'node:http';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { acceptEncoding } from '../../conformance/src/request.ts';
import { createRelay, type RelayListener } from '../../scripts/conformance-proxy/relay.ts';
import { listen } from '../../scripts/shared/listen.ts';
import { type Broken, inResponse, setField, startBrokenMock } from './brokenServer.ts';

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

const foreign = { origin: 'https://evil.example' };

/** A request with headers, and the status of the response. */
const requests: [line: string, headers: OutgoingHttpHeaders, status: number][] = [
  ['GET /api/services/1/', { host: 'proxy.example' }, 200],
  ['GET /api/services/1/', { host: 'evil.example' }, 421],
  ['GET /api/services/1/', foreign, 200],
  ['TRACE /api/services/1/', {}, 405],
  ['POST /api/send-email/', {}, 400],
  ['POST /api/send-email/', { origin: 'http://localhost:5173' }, 400],
  ['POST /api/send-email/', foreign, 403],
  ['POST /api/send-email/', { origin: 'null' }, 403],
  ['PUT /api/careers/profile/', { 'sec-fetch-site': 'cross-site' }, 403],
];

test.each(requests)('%s with %j gets %i', async (line, headers, status) => {
  const [method, path] = line.split(' ');
  const { port } = new URL(relay.origin);
  const sent = request({ host: '127.0.0.1', port, method, path, headers }).end();
  const [answer] = await once(sent, 'response');
  expect(answer.resume().statusCode).toBe(status);
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
