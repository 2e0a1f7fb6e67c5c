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

const read = async (path: string) => (await fetch(`http://localhost${path}`)).json();
const count = async () => (await read('/api/departments/')).departments.length;

test("a test's handler overrides the operation until it is reset, and comes after a scenario", async () => {
  server.use(http.get('/api/departments/', departments));
  expect(await count()).toBe(1);
  expect((await read('/api/jobs/')).jobs).toHaveLength(16);
  chooseScenario('listDepartments:noDepartments');
  expect(await count()).toBe(0);
  chooseScenario('');
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

test("requests and responses of a test's handler are checked, also outside the contract", async () => {
  server.use(
    http.post('/api/send-email/', () => HttpResponse.json({ status: 'success' }, { status: 203 })),
    http.all('*/api/*', departments),
  );
  const headers = { 'content-type': 'application/json' };
  const body = '{"name":"R","email":"r@h.example"}';
  await fetch('http://localhost/api/send-email/', { method: 'POST', headers, body });
  expect(violations.splice(0)).toEqual([
    expect.objectContaining({ operation: 'sendEmail', side: 'request', pointer: '/comments' }),
    expect.objectContaining({ operation: 'sendEmail', message: 'status 203 is not documented' }),
  ]);
  await read('/api/rooms/');
  expect(violations).toMatchObject([{ operation: 'GET /api/rooms/', side: 'response' }]);
});

test('a handler may break the connection', async () => {
  server.use(http.get('*/api/teams/', () => HttpResponse.error()));
  await expect(read('/api/teams/')).rejects.toThrow();
});
