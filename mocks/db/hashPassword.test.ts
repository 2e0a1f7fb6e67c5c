import { expect, test } from 'vitest';
import { seedPassword, seedPasswordHash } from './collections.ts';
import { hashPassword } from './hashPassword.ts';

test('what is kept of the password of the first accounts is its hash', async () => {
  expect(await hashPassword(seedPassword)).toBe(seedPasswordHash);
});
