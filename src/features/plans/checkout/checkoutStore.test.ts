import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newCheckout } from './checkout.ts';
import { loadCheckout } from './checkoutStore.ts';
import { checkoutKey } from './paymentReturn.ts';

const items = new Map<string, string>();
beforeEach(() => {
  items.clear();
  const sessionStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => items.delete(key),
  };
  vi.stubGlobal('window', { sessionStorage });
});
afterEach(() => vi.unstubAllGlobals());

test('a stored checkout is loaded with its account', () => {
  const subscriber = { key: 'k', username: 'ada' };
  const phase = { name: 'checking', secret: 'pi_1_secret_x' } as const;
  const stored = { employees: 12, changing: true, phase, problem: 'Lost' };
  items.set('site.subscription.account', JSON.stringify(subscriber));
  items.set(checkoutKey, JSON.stringify(stored));
  expect(loadCheckout()).toEqual({ ...newCheckout(subscriber), ...stored });
});

test.each([
  ['site.subscription.account', '{"key":'],
  ['site.subscription.account', '{"key": ""}'],
  [checkoutKey, 'null'],
  [checkoutKey, '{"phase": {"name": "card"}}'],
  [checkoutKey, '{"phase": {"name": "paid", "secret": "x"}}'],
  [checkoutKey, '{"phase": {"name": "recorded", "payment": {"method": "m", "paidAt": "never"}}}'],
])('a corrupt %s is removed: %s', (key, text) => {
  items.set(key, text);
  expect([loadCheckout(), items.size]).toEqual([newCheckout(null), 0]);
});

test.each([0, 2.5, '12'])('%o stored employees are asked for again', (employees) => {
  items.set(checkoutKey, JSON.stringify({ employees, phase: { name: 'open' } }));
  expect(loadCheckout().employees).toBeNull();
});
