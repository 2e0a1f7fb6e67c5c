import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HttpHandler, HttpResponse, http, passthrough } from 'msw';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { operations } from '#contract/generated/operations.ts';
import { createMockServer } from './node.ts';

const { server, violations } = createMockServer();

const onUnhandledFrame = vi.fn(() => {
  throw new Error('Nobody handles this.');
});

beforeAll(() => server.listen({ onUnhandledFrame }));
afterAll(() => server.close());
afterEach(() => {
  server.resetHandlers();
  violations.splice(0);
});

const department = { id: 9, name: 'Sound', job_count: 0 };
const departments = () => HttpResponse.json({ departments: [department] });

async function read(path: string, init?: RequestInit) {
  const response = await fetch(`http://localhost${path}`, init);
  return [response.status, await response.json()];
}

test('every operation has a handler', () => {
  const listed = server.listHandlers().filter((each) => each instanceof HttpHandler);
  const headers = listed.map(({ info }) => info.header);
  for (const { method, base, path } of Object.values(operations)) {
    expect(headers).toContain(`${method} *${base}${path.replace(/\{(\w+)\}/g, ':$1')}`);
  }
});

test("a test's handler overrides the operation until it is reset", async () => {
  server.use(http.get('/api/departments/', departments));
  expect(await read('/api/departments/')).toEqual([200, { departments: [department] }]);
  expect((await read('/api/jobs/'))[1].jobs).toHaveLength(16);
  server.resetHandlers();
  expect((await read('/api/departments/'))[1].departments).toHaveLength(6);
  expect(violations).toEqual([]);
});

const count = async () => (await read('/api/departments/'))[1].departments.length;

test('the mock responds after a handler that responds once', async () => {
  server.use(http.get('/api/departments/', departments, { once: true }));
  expect([await count(), await count()]).toEqual([1, 6]);
});

test('a handler that has responded once can be restored', async () => {
  server.use(http.get('/api/departments/', departments, { once: true }));
  await count();
  server.restoreHandlers();
  expect([await count(), await count()]).toEqual([1, 6]);
});

test("responses of a test's handler are checked", async () => {
  server.use(
    http.get('/api/departments/', () => HttpResponse.json({ departments: [{ id: 'nine' }] })),
    http.post('/api/send-email/', () => HttpResponse.json({ status: 'success' }, { status: 202 })),
  );
  await read('/api/departments/');
  expect(violations.splice(0).map(({ side, pointer }) => `${side} ${pointer}`)).toEqual([
    'response /departments/0/name',
    'response /departments/0/job_count',
    'response /departments/0/id',
  ]);
  const headers = { 'content-type': 'application/json' };
  await read('/api/send-email/', {
    method: 'POST',
    headers,
    body: '{"name":"R","email":"r@h.example"}',
  });
  expect(violations).toEqual([
    expect.objectContaining({ operation: 'sendEmail', side: 'request', pointer: '/comments' }),
    expect.objectContaining({ operation: 'sendEmail', message: 'status 202 is not documented' }),
  ]);
});

test.each([
  ['example=noDepartments', [200, { departments: [] }]],
  ['code=500', [500, { detail: 'The server could not complete the request.' }]],
  ['example=nothing', [501, { detail: expect.stringContaining('noDepartments (200)') }]],
  ['fault=empty', null],
])(
  'a request that prefers %s gets it, although a handler overrides the call',
  async (prefer, expected) => {
    server.use(http.get('/api/departments/', departments));
    const response = read('/api/departments/', { headers: { prefer } });
    if (expected) expect(await response).toEqual(expected);
    else await expect(response).rejects.toThrow(SyntaxError);
    expect(violations).toEqual([]);
  },
);

test('a handler may break the connection or pass the request through', async () => {
  const upstream = createServer((_, target) => target.end('"real"')).listen(0, '127.0.0.1');
  await once(upstream, 'listening');
  const origin = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
  server.use(
    http.get('*/api/teams/', () => HttpResponse.error()),
    http.get('*/api/departments/', () => passthrough()),
  );
  await expect(fetch(`${origin}/api/teams/`)).rejects.toThrow();
  expect(await (await fetch(`${origin}/api/departments/`)).text()).toBe('"real"');
  upstream.close().closeAllConnections();
});

test.each([
  ['a misspelt path', http.get('/api/job/', departments), true],
  ['another method', http.delete('/api/jobs/', departments), true],
  ['a path without its last slash', http.get('*/api/services', departments), false],
  ['one record', http.get('/api/jobs/qa-engineer/', departments), false],
  ['any record', http.get('http://localhost/api/services/:key/', departments), false],
  ['a pattern', http.all('/api/*', departments), false],
  ['another site', http.get('https://js.stripe.com/endive/stripe.js', departments), false],
])('a handler for %s', (_, handler, isViolation) => {
  server.use(handler);
  const message = 'a handler is added for a call that the contract does not have';
  const violation = { operation: handler.info.header, side: 'response', pointer: '', message };
  expect(violations).toEqual(isViolation ? [violation] : []);
});

test('a response to a call outside the contract is a violation', async () => {
  server.use(http.all('*/api/*', departments));
  expect((await read('/api/rooms/'))[0]).toBe(200);
  expect(violations).toMatchObject([{ operation: 'GET /api/rooms/', side: 'response' }]);
});

test('an unhandled request is treated as `listen` says', async () => {
  expect((await fetch('http://elsewhere.example/')).status).toBe(500);
  expect(onUnhandledFrame).toHaveBeenCalledOnce();
});
