import { expect, test } from 'vitest';
import { type OperationId, operations } from '#contract/generated/operations.ts';
import { contracts } from '#contract/schemas.ts';
import { subscribers } from '../db/collections.ts';
import { resetMock } from '../db/presets.ts';
import { readRecords } from '../db/store.ts';
import { createTestClient, registerCandidate } from '../testClient.ts';

const all = Object.values(operations).map(({ api, id, method, base, path }) => {
  const { requestBody, query } = contracts[api]?.operations[id] ?? {};
  const parameters = Object.keys(query?.properties ?? {});
  return { id, method, path: base + path, takesBody: Boolean(requestBody), parameters };
});
const writes = all.filter(({ takesBody }) => takesBody);

/** Sends an authorized request; returns its response, and whether the records are unchanged. */
async function send(id: OperationId, url: string, body?: object, headers = {}) {
  await resetMock();
  const { send, violations } = createTestClient();
  await registerCandidate({ send });
  violations.splice(0);
  const before = await readRecords();
  const authorization = `Token ${subscribers.findFirst()?.key}`;
  const path = url.replace('{id}', '1').replace('{slug}', 'qa-engineer');
  const response = await send(operations[id].method, path, body, { authorization, ...headers });
  expect(violations.filter(({ side }) => side === 'response')).toEqual([]);
  expect(await readRecords()).toEqual(before);
  return response;
}

/** Expects a documented refusal that says what is wrong, and unchanged records. */
async function expectRefused(statuses: number[], ...request: Parameters<typeof send>) {
  const { status, headers } = await send(...request);
  expect(statuses, request[1]).toContain(status);
  expect(JSON.parse(headers.get('sl-violations') ?? '[]')).not.toEqual([]);
}

test.each([
  ['no body', undefined, {}],
  ['an unknown field', { anything: 1 }, {}],
  ['a list', [1], {}],
  ['a body of another type', {}, { 'content-type': 'text/plain' }],
])('every write refuses %s', async (_, body, headers) => {
  for (const { id, path } of writes) await expectRefused([400], id, path, body, headers);
});

test('every read of a record refuses an invalid id or slug', async () => {
  for (const { id, path } of all.filter(({ takesBody }) => !takesBody)) {
    // No id has capitals, and no slug this length.
    const name = 'X'.repeat(300);
    if (path.includes('{')) await expectRefused([404], id, path.replace(/\{\w+\}/, name));
  }
});

test('every list refuses an invalid value in its query', async () => {
  for (const { id, path, parameters } of all) {
    for (const name of parameters) await expectRefused([400, 404], id, `${path}?${name}=`);
  }
});

test('an unknown parameter is ignored and reported', () =>
  expectRefused([200], 'getService', '/api/services/1/?utm_source=x'));

const password = 'long enough';
const candidate = { email: 'a@b.example', password, password_confirm: password };
const account = { username: 'r', email: 'a@b.example', password1: password, password2: password };

test.each<[OperationId, object, string]>([
  ['sendEmail', { name: 'R', email: 'nobody', comments: 'Hello' }, 'Enter a valid email address.'],
  ['sendEmail', { name: 'R', email: 'a@b.example' }, 'Name, email and comments are required.'],
  ['careersRegister', { ...candidate, email: 'nobody' }, 'Enter a valid email address.'],
  [
    'careersRegister',
    { ...candidate, password: 'short' },
    'The password needs at least 8 characters.',
  ],
  ['careersLogin', { ...candidate, email: undefined }, 'Email and password are required.'],
  ['registerAccount', { ...account, email: 'nobody' }, 'Enter a valid email address.'],
  ['registerAccount', { ...account, username: '' }, 'This field may not be blank.'],
  ['applyToJob', { cover_letter: 1 }, 'The application is not valid.'],
  [
    'recordPaymentMethod',
    { companyId: 11, payment_method_id: 'pm', max_employees: 1 },
    'The subscription is incomplete.',
  ],
  ['createPaymentIntent', { max_employees: 1.5 }, 'The number of employees is not valid.'],
])('%s with %o is refused by the fitting example', async (id, body, text) => {
  const { base, path } = operations[id];
  const response = await send(id, base + path, body);
  expect([response.status, await response.text()]).toEqual([400, expect.stringContaining(text)]);
});

test('a missing session is refused before anything else', async () => {
  const { ask } = createTestClient();
  expect((await ask('POST', '/api/careers/profile/', { wrong: 1 }))[0]).toBe(401);
});

test('the header contains only the first of many violations', async () => {
  const fields = Array.from({ length: 500 }, (_, index) => [`é${index}`, 1]);
  const response = await send('sendEmail', '/api/send-email/', Object.fromEntries(fields));
  const header = response.headers.get('sl-violations') ?? '';
  expect(header.length).toBeLessThan(2100);
  expect(JSON.parse(header)).toContainEqual({
    location: ['request', 'é0'],
    severity: 'Error',
    message: 'must NOT have additional properties',
  });
});
