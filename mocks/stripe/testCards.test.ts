import { expect, test } from 'vitest';
import { checkCard } from './testCards.ts';

test.each([
  [{}, null],
  [{ expiry: '1234' }, null],
  [{ number: '4242' }, 'Your card number is incomplete.'],
  [{ expiry: '13/30' }, "Your card's expiration date is incomplete."],
  [{ code: '1' }, "Your card's security code is incomplete."],
])('a card with %o: %s', (changes, problem) => {
  const card = { number: '4242 4242 4242 4242', expiry: '12 / 34', code: '123' };
  expect(checkCard({ ...card, ...changes })).toBe(problem);
});
