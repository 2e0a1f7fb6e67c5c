import { beforeEach, expect, test } from 'vitest';
import { type OperationId, operations } from '#contract/generated/operations.ts';
import { contracts } from '#contract/schemas.ts';
import { subscribers } from '../db/collections.ts';
import { resetMock } from '../db/presets.ts';
import { readRecords } from '../db/store.ts';
import { createTestClient, registerCandidate } from '../testClient.ts';

beforeEach(resetMock);

const all = Object.values(operations);
const schemasOf = ({ api, id }: (typeof all)[number]) => contracts[api]?.operations[id];
const withBody = all.filter((operation) => schemasOf(operation)?.requestBody);
const withParameter = all.filter(({ path, method }) => path.includes('{') && method === 'GET');
const withQuery = all.filter(
  (operation) => Object.keys(schemasOf(operation)?.query.properties ?? {}).length > 0,
);

/** Sends a request of somebody who may, and gives its status, its response's violations and what was stored. */
async function send(
  id: OperationId,
  change: (path: string) => string,
  ...more: [object?, object?]
) {
  await resetMock();
  const client = createTestClient();
  await registerCandidate(client);
  const stored = await readRecords();
  const { method, base, path } = operations[id];
  const [body, headers] = more;
  const authorization = `Token ${subscribers.findFirst()?.key}`;
  const url = change(base + path)
    .replace('{id}', '1')
    .replace('{slug}', 'qa-engineer');
  client.violations.splice(0);
  const response = await client.send(method, url, body, { authorization, ...headers });
  expect(await readRecords()).toEqual(stored);
  const wrong = client.violations.filter(({ side }) => side === 'response');
  const found = response.headers.get('sl-violations');
  return { status: response.status, wrong, found: JSON.parse(found ?? '[]').length > 0 };
}

const refused = (status: number) => ({ status, wrong: [], found: true });

test.each([
  ['no body', undefined],
  ['an unknown field', { anything: 1 }],
  ['a list', [1]],
])('every write refuses %s as the contract has it', async (_, body) => {
  for (const { id } of withBody) expect(await send(id, String, body), id).toEqual(refused(400));
});

test('every write refuses a body of another type', async () => {
  const type = { 'content-type': 'text/plain' };
  for (const { id } of withBody) expect(await send(id, String, {}, type), id).toEqual(refused(400));
});

test('every read of a record refuses a path that can be none', async () => {
  for (const { id } of withParameter) {
    const change = (path: string) =>
      path.replace(/\{\w+\}/, id === 'getJob' ? 'x'.repeat(300) : '0x1');
    expect(await send(id, change), id).toEqual(refused(404));
  }
});

test('every list refuses a value that its query cannot have', async () => {
  for (const operation of withQuery) {
    const { properties } = { ...schemasOf(operation)?.query };
    for (const name of Object.keys(properties ?? {})) {
      const { status, ...rest } = await send(operation.id, (path) => `${path}?${name}=`);
      expect({ [name]: [400, 404].includes(status), ...rest }).toEqual({
        [name]: true,
        wrong: [],
        found: true,
      });
    }
  }
});

test('a parameter that nobody knows is ignored, and reported', async () => {
  const change = (path: string) => `${path}?utm_source=x`;
  expect(await send('getService', change)).toEqual(refused(200));
});

test.each([
  ['careersRegister', { email: 'nobody' }, 'Enter a valid email address.'],
  ['careersRegister', { password: 'short' }, 'The password needs at least 8 characters.'],
  ['careersLogin', { email: undefined }, 'Email and password are required.'],
  ['registerAccount', { email: 'nobody' }, 'Enter a valid email address.'],
  ['registerAccount', { username: '' }, 'This field may not be blank.'],
  ['applyToJob', { cover_letter: 1 }, 'The application is not valid.'],
  ['recordPaymentMethod', { companyId: 11 }, 'The subscription is incomplete.'],
  ['createPaymentIntent', { max_employees: 1_000_001 }, 'The number of employees is not valid.'],
] as const)('%s with %o is refused by the example that says so', async (id, changes, text) => {
  const valid = {
    careersRegister: {
      email: 'a@b.example',
      password: 'long enough',
      password_confirm: 'long enough',
    },
    careersLogin: { email: 'a@b.example', password: 'long enough', password_confirm: '' },
    registerAccount: {
      ...{ username: 'r', email: 'a@b.example' },
      ...{ password1: 'long enough', password2: 'long enough' },
    },
    applyToJob: { cover_letter: '' },
    recordPaymentMethod: { companyId: 10, payment_method_id: 'pm', max_employees: 1 },
    createPaymentIntent: { max_employees: 1 },
  }[id];
  const client = createTestClient();
  await registerCandidate(client);
  const { method, base, path } = operations[id];
  const headers = { authorization: `Token ${subscribers.findFirst()?.key}` };
  const url = base + path.replace('{slug}', 'qa-engineer');
  const response = await client.send(method, url, { ...valid, ...changes }, headers);
  expect([response.status, await response.text()]).toEqual([400, expect.stringContaining(text)]);
});

test('whoever is not signed in is told so before anything else', async () => {
  const { ask } = createTestClient();
  expect((await ask('POST', '/api/careers/profile/', { wrong: 1 }))[0]).toBe(401);
});

test('a long list of violations is cut in the header', async () => {
  const fields = Array.from({ length: 500 }, (_, index) => [`é${index}`, 1]);
  const body = Object.fromEntries(fields);
  const response = await createTestClient().send('POST', '/api/send-email/', body);
  const header = response.headers.get('sl-violations') ?? '';
  expect(header.length).toBeLessThan(2100);
  expect(JSON.parse(header)).toContainEqual({
    location: ['request', 'é0'],
    severity: 'Error',
    message: 'must NOT have additional properties',
  });
});
