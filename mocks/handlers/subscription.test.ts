/** Rules about payments, which the conformance check cannot make. */
import { beforeEach, expect, test } from 'vitest';
import { resetMock } from '../db/presets.ts';
import { listRecords } from '../db/store.ts';
import { changeIntent } from '../stripe/intents.ts';
import { createTestClient } from '../testClient.ts';

const password = 'correct horse battery';
const visitor = { username: 'rosalind', email: 'rosalind@hart.example' };
const form = { ...visitor, password1: password, password2: password };
const subscription = { companyId: 10, payment_method_id: 'pm_1', max_employees: 12 };
const recorded = [200, { message: 'Subscription recorded' }];
const refused = [400, { error: 'This payment method has expired.' }];

const { ask, send } = createTestClient();

async function signUp(body = form): Promise<{ authorization: string }> {
  const [, { key }] = await ask('POST', '/hrms/dj-rest-auth/registration/', body);
  return { authorization: `Token ${key}` };
}

let own = { authorization: '' };
beforeEach(async () => {
  resetMock();
  own = await signUp();
});

test.each([
  [{ email: 'ROSALIND@hart.example' }, 200],
  [{ username: 'other' }, 400],
  [{ email: 'o@home.example' }, 400],
])('a login with %o gets %i', async (changes, status) => {
  const body = { ...visitor, password, ...changes };
  expect((await send('POST', '/hrms/auth/login/login/', body)).status).toBe(status);
});

const createIntent = async (headers = own, max_employees = 12): Promise<string> =>
  (await ask('POST', '/hrms/payments/create-payment-intent/', { max_employees }, headers))[1]
    .client_secret;
const record = (changes: object = {}, headers = own) =>
  ask('POST', '/hrms/payments/payment-method/', { ...subscription, ...changes }, headers);

test('every intent has its own secret and costs 25 dollars per employee', async () => {
  const [first, second] = [await createIntent(), await createIntent()];
  expect(first).toMatch(/^pi_mock_0001_secret_[0-9a-f-]{36}$/);
  expect(second).not.toBe(first);
  expect(listRecords().intents[0]).toMatchObject({ client_secret: first, amount: 300 });
});

test('an intent pays for one subscription, which is recorded once', async () => {
  expect(await record()).toEqual(refused);
  await createIntent();
  expect(await record({ max_employees: 13 })).toEqual(refused);
  expect([await record(), await record()]).toEqual([recorded, recorded]);
  expect(await record({ payment_method_id: 'pm_2' })).toEqual(refused);
  expect(listRecords().subscriptions).toEqual([{ ...subscription, owner: 'rosalind' }]);
});

test('a payment method that another account recorded or used is refused', async () => {
  const other = await signUp({ ...form, username: 'other', email: 'other@home.example' });
  await changeIntent(await createIntent(other), 'succeeded');
  const payment_method_id = listRecords().intents[0]?.payment?.payment_method;
  await createIntent();
  expect(await record({ payment_method_id })).toEqual(refused);
  expect(await record({ payment_method_id }, other)).toEqual(recorded);
  expect(await record({ payment_method_id })).toEqual(refused);
});
