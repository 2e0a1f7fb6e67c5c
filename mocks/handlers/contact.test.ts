import { beforeEach, expect, test } from 'vitest';
import { resetMock } from '../db/reset.ts';
import { readRecords } from '../db/store.ts';
import { createTestClient } from '../testClient.ts';

beforeEach(resetMock);

const path = '/api/send-email/';
const message = { name: 'R', email: 'r@hart.example', phone: '', comments: 'Hello' };

test('a message is kept', async () => {
  const { ask, violations } = createTestClient();
  expect(await ask('POST', path, message)).toEqual([
    200,
    { status: 'success', message: 'Email sent successfully' },
  ]);
  expect((await readRecords()).messages).toEqual([message]);
  expect(violations).toEqual([]);
});

test.each([
  [{ email: 'nobody' }, 'Enter a valid email address.'],
  [{ comments: '' }, 'Name, email and comments are required.'],
])('a message with %o is refused and not kept', async (changes, error) => {
  const { ask } = createTestClient();
  expect(await ask('POST', path, { ...message, ...changes })).toEqual([400, { error }]);
  expect((await readRecords()).messages).toEqual([]);
});
