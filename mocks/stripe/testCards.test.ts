import { expect, test } from 'vitest';
import { checkCard, outcomeOf } from './testCards.ts';

const card = { number: '4242 4242 4242 4242', expiry: '12 / 34', code: '123' };
const now = new Date(2026, 10, 20);

test.each([
  [{}, null],
  [{ expiry: '11/26' }, null],
  [{ expiry: '1234' }, null],
  [{ number: '4242' }, 'Your card number is incomplete.'],
  [{ number: '4242 4242 4242 4241' }, 'Your card number is invalid.'],
  [{ expiry: '' }, "Your card's expiration date is incomplete."],
  [{ expiry: '13/30' }, "Your card's expiration date is incomplete."],
  [{ expiry: '10/26' }, "Your card's expiration year is in the past."],
  [{ code: '1' }, "Your card's security code is incomplete."],
])('a card with %o: %s', (changes, problem) => {
  expect(checkCard({ ...card, ...changes }, now)).toBe(problem);
});

test.each([
  ['4242424242424242', null, false],
  ['4000 0000 0000 0002', 'Your card was declined.', false],
  ['4000000000000069', 'Your card has expired.', false],
  ['4000000000003220', null, true],
  ['4000008400001629', 'Your card was declined.', true],
])('card %s has its outcome', (number, problem, away) => {
  expect(checkCard({ ...card, number }, now)).toBeNull();
  expect(outcomeOf({ ...card, number })).toEqual({ problem, away });
});
