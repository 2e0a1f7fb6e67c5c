/** Refusals that the conformance check of the mock does not know: it knows no names of examples. */
import { beforeEach, expect, test } from 'vitest';
import { type OperationId, operations } from '#contract/generated/operations.ts';
import { resetMock } from '../db/presets.ts';
import { listRecords, subscriber } from '../db/store.ts';
import { createTestClient } from '../testClient.ts';

const { ask, send, violations } = createTestClient();
beforeEach(resetMock);

const password = 'long enough';
const account = { username: '', email: 'a@b.example', password1: password, password2: password };

test.each<[OperationId, object, string]>([
  ['sendEmail', { name: 'R', email: 'nobody', comments: 'Hello' }, 'Enter a valid email address.'],
  ['sendEmail', { name: 'R', email: 'a@b.example' }, 'Name, email and comments are required.'],
  ['registerAccount', account, 'This field may not be blank.'],
  ['createPaymentIntent', { max_employees: 1.5 }, 'The number of employees is not valid.'],
])('%s with %o is refused by the named example, or the first one', async (id, body, text) => {
  const { base, path, method } = operations[id];
  const before = structuredClone(listRecords());
  const authorization = `Token ${subscriber.key}`;
  const response = await send(method, base + path, body, { authorization });
  expect([response.status, await response.text()]).toEqual([400, expect.stringContaining(text)]);
  expect(listRecords()).toEqual(before);
});

test('an unknown parameter is ignored and reported', async () => {
  violations.splice(0);
  expect((await send('GET', '/api/services/1/?utm_source=x')).status).toBe(200);
  expect(violations).toHaveLength(1);
});

test('a missing session is refused before anything else', async () => {
  expect((await ask('POST', '/api/careers/profile/', { wrong: 1 }))[0]).toBe(401);
});
