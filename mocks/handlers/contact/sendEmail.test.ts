import { beforeEach, expect, test, vi } from 'vitest';
import { resetMock } from '../../db/reset.ts';
import { readRecords } from '../../db/store.ts';
import { createTestClient } from '../../testClient.ts';

beforeEach(resetMock);

const message = { name: 'R', email: 'r@hart.example', phone: '', comments: 'Hello' };

test('a message is kept', async () => {
  const { send, violations } = createTestClient();
  const response = await send('POST', '/api/send-email/', message);
  expect(await response.json()).toEqual({ status: 'success', message: 'Email sent successfully' });
  expect((await readRecords()).messages).toEqual([message]);
  expect(violations).toEqual([]);
});

test('an invalid email address is refused', async () => {
  const response = await createTestClient().send('POST', '/api/send-email/', {
    ...message,
    email: 'nobody',
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error: 'Enter a valid email address.' });
  expect((await readRecords()).messages).toEqual([]);
});

test('a message that breaks the contract is reported, refused and not kept', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { send, violations } = createTestClient();
  const response = await send('POST', '/api/send-email/', { ...message, comments: '' });
  expect(response.status).toBe(400);
  expect(violations.map(({ side, pointer }) => [side, pointer])).toEqual([
    ['request', '/comments'],
  ]);
  expect((await readRecords()).messages).toEqual([]);
  expect(said).toHaveBeenCalledOnce();
});
