import { expect, test } from 'vitest';
import { type OperationId, operations } from '#contract/generated/operations.ts';
import { contracts } from '#contract/schemas.ts';
import { resetMock } from '../db/presets.ts';
import { listRecords, subscriber } from '../db/store.ts';
import { createTestClient, registerCandidate } from '../testClient.ts';

const all = Object.values(operations).map(({ api, id, base, path }) => {
  const { requestBody, query } = contracts[api]?.operations[id] ?? {};
  const parameters = Object.keys(query?.properties ?? {});
  return { id, path: base + path, takesBody: Boolean(requestBody), parameters };
});

/** Sends an authorized request that violates the contract; expects documented responses and unchanged records. */
async function send(id: OperationId, url: string, body?: object, headers = {}) {
  resetMock();
  const { send, violations } = createTestClient();
  await registerCandidate({ send });
  violations.splice(0);
  const before = structuredClone(listRecords());
  const authorization = `Token ${subscriber.key}`;
  const path = url.replace('{id}', '1').replace('{slug}', 'qa-engineer');
  const response = await send(operations[id].method, path, body, { authorization, ...headers });
  expect(violations.map(({ side }) => side)).not.toContain('response');
  expect(violations).not.toEqual([]);
  expect(listRecords()).toEqual(before);
  return response;
}

test.each([
  ['no body', undefined, {}],
  ['an unknown field', { anything: 1 }, {}],
  ['a body of another type', {}, { 'content-type': 'text/plain' }],
])('every write refuses %s', async (_, body, headers) => {
  for (const { id, path } of all.filter(({ takesBody }) => takesBody)) {
    expect((await send(id, path, body, headers)).status, id).toBe(400);
  }
});

test('every read refuses an invalid id or slug, and an invalid value in its query', async () => {
  for (const { id, path, takesBody, parameters } of all) {
    // No id has capitals, and no slug this length.
    const name = 'X'.repeat(300);
    if (!takesBody && path.includes('{')) {
      expect((await send(id, path.replace(/\{\w+\}/, name))).status, id).toBe(404);
    }
    for (const parameter of parameters) {
      expect([400, 404], id).toContain((await send(id, `${path}?${parameter}=`)).status);
    }
  }
});

test('an unknown parameter is ignored and reported', async () => {
  expect((await send('getService', '/api/services/1/?utm_source=x')).status).toBe(200);
});

const password = 'long enough';
const account = { username: '', email: 'a@b.example', password1: password, password2: password };

test.each<[OperationId, object, string]>([
  ['sendEmail', { name: 'R', email: 'nobody', comments: 'Hello' }, 'Enter a valid email address.'],
  ['sendEmail', { name: 'R', email: 'a@b.example' }, 'Name, email and comments are required.'],
  ['registerAccount', account, 'This field may not be blank.'],
  ['createPaymentIntent', { max_employees: 1.5 }, 'The number of employees is not valid.'],
])('%s with %o is refused by the named example, or the first one', async (id, body, text) => {
  const { base, path } = operations[id];
  const response = await send(id, base + path, body);
  expect([response.status, await response.text()]).toEqual([400, expect.stringContaining(text)]);
});

test('a missing session is refused before anything else', async () => {
  const { ask } = createTestClient();
  expect((await ask('POST', '/api/careers/profile/', { wrong: 1 }))[0]).toBe(401);
});
