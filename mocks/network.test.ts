import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createMockServer } from './node.ts';
import { chooseScenario } from './scenario/tab.ts';

const { server, violations } = createMockServer();

beforeAll(() => server.listen());
afterAll(() => server.close());
afterEach(() => {
  server.resetHandlers();
  chooseScenario('');
  violations.splice(0);
});

const department = { id: 9, name: 'Sound', job_count: 0 };
const departments = () => HttpResponse.json({ departments: [department] });

async function read(path: string, init?: RequestInit) {
  const response = await fetch(`http://localhost${path}`, init);
  return [response.status, await response.json()];
}

const count = async () => (await read('/api/departments/'))[1].departments.length;

test("a test's handler overrides the operation until it is reset", async () => {
  server.use(http.get('/api/departments/', departments));
  expect(await count()).toBe(1);
  expect((await read('/api/jobs/'))[1].jobs).toHaveLength(16);
  server.resetHandlers();
  expect(await count()).toBe(6);
  expect(violations).toEqual([]);
});

test('the mock responds after a handler that responds once, until that is restored', async () => {
  server.use(http.get('*/api/departments/', departments, { once: true }));
  expect([await count(), await count()]).toEqual([1, 6]);
  server.restoreHandlers();
  expect([await count(), await count()]).toEqual([1, 6]);
});

test("requests and responses of a test's handler are checked", async () => {
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
  const body = '{"name":"R","email":"r@h.example"}';
  await read('/api/send-email/', { method: 'POST', headers, body });
  expect(violations).toEqual([
    expect.objectContaining({ operation: 'sendEmail', side: 'request', pointer: '/comments' }),
    expect.objectContaining({ operation: 'sendEmail', message: 'status 202 is not documented' }),
  ]);
});

test.each([
  ['listDepartments:noDepartments', [200, { departments: [] }]],
  ['listDepartments:serverError', [500, { detail: 'The server could not complete the request.' }]],
])('the scenario %s comes before a handler that overrides the call', async (mock, expected) => {
  server.use(http.get('/api/departments/', departments));
  chooseScenario(mock);
  expect(await read('/api/departments/')).toEqual(expected);
});

test('a handler may break the connection', async () => {
  server.use(http.get('*/api/teams/', () => HttpResponse.error()));
  await expect(fetch('http://localhost/api/teams/')).rejects.toThrow();
});

test('a response to a call outside the contract is a violation', async () => {
  server.use(http.all('*/api/*', departments));
  expect((await read('/api/rooms/'))[0]).toBe(200);
  expect(violations).toMatchObject([{ operation: 'GET /api/rooms/', side: 'response' }]);
});
