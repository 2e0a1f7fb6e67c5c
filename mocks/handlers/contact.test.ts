import { beforeEach, expect, test, vi } from 'vitest';
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

test('an invalid email address is refused', async () => {
  expect(await createTestClient().ask('POST', path, { ...message, email: 'nobody' })).toEqual([
    400,
    { error: 'Enter a valid email address.' },
  ]);
  expect((await readRecords()).messages).toEqual([]);
});

test('a message that breaks the contract is reported, refused and not kept', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { send, violations } = createTestClient();
  const response = await send('POST', path, { ...message, comments: '' });
  expect(response.status).toBe(400);
  expect(violations).toMatchObject([{ side: 'request', pointer: '/comments' }]);
  expect((await readRecords()).messages).toEqual([]);
  expect(said).toHaveBeenCalledOnce();
});
