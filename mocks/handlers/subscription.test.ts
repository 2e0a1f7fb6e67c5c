import { beforeEach, expect, test } from 'vitest';
import { subscribers } from '../db/collections.ts';
import { resetMock } from '../db/reset.ts';
import { readRecords } from '../db/store.ts';
import { confirmIntent } from '../stripe/intents.ts';
import { createTestClient } from '../testClient.ts';

beforeEach(resetMock);

const password = 'correct horse battery';
const visitor = { username: 'rosalind', email: 'rosalind@hart.example' };
const form = { ...visitor, password1: password, password2: password };
const register = '/hrms/dj-rest-auth/registration/';
const login = '/hrms/auth/login/login/';

test('the key of the registration is the key of the login', async () => {
  const { ask, violations } = createTestClient();
  const [status, { key }] = await ask('POST', register, form);
  expect(status).toBe(201);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  const body = { ...visitor, email: 'ROSALIND@hart.example', password };
  expect(await ask('POST', login, body)).toEqual([200, { key }]);
  expect(violations).toEqual([]);
});

test.each([
  [{ username: 'subscriber' }, 'A user with that username already exists.'],
  [{ email: 'nobody@home' }, 'Enter a valid email address.'],
  [{ email: 'subscriber@people.example' }, 'A user is already registered with this email address.'],
  [{ password2: 'something else' }, 'The two passwords do not match.'],
  [{ password1: 'short12', password2: 'short12' }, 'The password needs at least 8 characters.'],
])('registration with %o is refused with a text for the visitor', async (changes, detail) => {
  const { ask, violations } = createTestClient();
  const [status, body] = await ask('POST', register, { ...form, ...changes });
  expect([status, body.detail]).toEqual([400, detail]);
  expect((await readRecords()).subscribers).toHaveLength(1);
  expect(violations.filter(({ side }) => side === 'response')).toEqual([]);
});

test('a blank username is named at its field only', async () => {
  expect(await createTestClient().ask('POST', register, { ...form, username: ' ' })).toEqual([
    400,
    { username: ['This field may not be blank.'] },
  ]);
});

test.each([{ password: 'nope' }, { username: 'other' }, { email: 'o@home.example' }])(
  'login with %o is refused',
  async (changes) => {
    const { ask, violations } = createTestClient();
    await ask('POST', register, form);
    expect(await ask('POST', login, { ...visitor, password, ...changes })).toEqual([
      400,
      { detail: 'Unable to log in with provided credentials.' },
    ]);
    expect(violations).toEqual([]);
  },
);

await resetMock();
const authorization = `Token ${subscribers.findFirst()?.key}`;
const intent = '/hrms/payments/create-payment-intent/';
const method = '/hrms/payments/payment-method/';
const subscription = { companyId: 10, payment_method_id: 'pm_1', max_employees: 12 };
const recorded = [200, { message: 'Subscription recorded' }];

test('every intent has a secret of its own and costs 25 dollars an employee', async () => {
  const { ask, violations } = createTestClient();
  const create = async (): Promise<string> =>
    (await ask('POST', intent, { max_employees: 12 }, { authorization }))[1].client_secret;
  const [first, second] = [await create(), await create()];
  expect(first).toMatch(/^pi_mock_0001_secret_[0-9a-f]{32}$/);
  expect(second).not.toBe(first);
  expect((await readRecords()).intents[0]).toEqual({
    client_secret: first,
    amount: 300,
    max_employees: 12,
    owner: 'subscriber',
  });
  expect(violations).toEqual([]);
});

test.each([0, -3, 1.5, '12', null, 1_000_001])(
  '%o employees are refused',
  async (max_employees) => {
    const { ask, violations } = createTestClient();
    expect(await ask('POST', intent, { max_employees }, { authorization })).toEqual([
      400,
      { error: 'The number of employees is not valid.' },
    ]);
    expect(violations.filter(({ side }) => side === 'response')).toEqual([]);
  },
);

test.each([
  ['no token', {}],
  ['an unknown key', { authorization: 'Token nobody' }],
  ['another scheme', { authorization: authorization.replace('Token', 'Bearer') }],
])('both payment calls refuse %s', async (_, headers: Record<string, string>) => {
  const { ask, violations } = createTestClient();
  const refused = [401, { detail: 'Invalid token.' }];
  expect(await ask('POST', intent, { max_employees: 1 }, headers)).toEqual(refused);
  expect(await ask('POST', method, subscription, headers)).toEqual(refused);
  expect(await readRecords()).toMatchObject({ intents: [], subscriptions: [] });
  expect(violations).toEqual([]);
});

test('a payment method is recorded once, however often it is sent', async () => {
  const { ask, violations } = createTestClient();
  await ask('POST', intent, { max_employees: 12 }, { authorization });
  for (const _ of [1, 2, 3]) {
    expect(await ask('POST', method, subscription, { authorization })).toEqual(recorded);
  }
  expect((await readRecords()).subscriptions).toEqual([{ ...subscription, owner: 'subscriber' }]);
  expect(violations).toEqual([]);
});

test.each([{ companyId: 11 }, { payment_method_id: '' }, { max_employees: 0 }])(
  'a subscription with %o is not recorded',
  async (changes) => {
    const body = { ...subscription, ...changes };
    expect(await createTestClient().ask('POST', method, body, { authorization })).toEqual([
      400,
      { error: 'The subscription is incomplete.' },
    ]);
    expect((await readRecords()).subscriptions).toEqual([]);
  },
);

const refused = [400, { error: 'This payment method has expired.' }];

test('a payment method without an intent is not recorded', async () => {
  const { ask } = createTestClient();
  expect(await ask('POST', method, subscription, { authorization })).toEqual(refused);
  expect((await readRecords()).subscriptions).toEqual([]);
});

test('another number of employees than that of the intent, or of the first record, is refused', async () => {
  const { ask } = createTestClient();
  const more = { ...subscription, max_employees: 13 };
  const record = (body: object) => ask('POST', method, body, { authorization });
  await ask('POST', intent, { max_employees: 12 }, { authorization });
  expect(await record(more)).toEqual(refused);
  expect(await record(subscription)).toEqual(recorded);
  expect(await record(more)).toEqual(refused);
  expect((await readRecords()).subscriptions).toMatchObject([{ max_employees: 12 }]);
});

test('one intent pays for one subscription', async () => {
  const { ask } = createTestClient();
  const record = (payment_method_id: string) =>
    ask('POST', method, { ...subscription, payment_method_id }, { authorization });
  await ask('POST', intent, { max_employees: 12 }, { authorization });
  expect([await record('pm_1'), await record('pm_2')]).toEqual([recorded, refused]);
});

test('a payment method that another account recorded, or paid with, is refused', async () => {
  const { ask } = createTestClient();
  const [, { key }] = await ask('POST', register, form);
  const other = { authorization: `Token ${key}` };
  const [, { client_secret }] = await ask('POST', intent, { max_employees: 12 }, other);
  await confirmIntent(client_secret, null);
  const paid = (await readRecords()).intents[0]?.payment?.payment_method ?? '';
  await ask('POST', intent, { max_employees: 12 }, { authorization });
  const body = { ...subscription, payment_method_id: paid };
  expect(await ask('POST', method, body, { authorization })).toEqual(refused);
  expect(await ask('POST', method, body, other)).toEqual(recorded);
  expect(await ask('POST', method, body, { authorization })).toEqual(refused);
});
