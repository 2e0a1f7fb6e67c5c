import { afterEach, expect, test, vi } from 'vitest';
import { newCheckout } from './checkout.ts';
import { loadCheckout } from './checkoutStore.ts';
import { checkoutKey } from './paymentReturn.ts';

const accountKey = 'site.subscription.account';
const ada = '{"key":"k","username":"ada"}';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [accountKey, ada, { subscriber: { key: 'k', username: 'ada' } }],
  [accountKey, '{"key":', {}],
  [accountKey, '{"key": ""}', {}],
  [
    checkoutKey,
    '{"employees":12,"phase":{"name":"open"},"problem":"Lost"}',
    { employees: 12, problem: 'Lost' },
  ],
  [
    checkoutKey,
    '{"employees":2.5,"phase":{"name":"card","secret":"x"},"problem":""}',
    { phase: { name: 'card', secret: 'x' } },
  ],
  [checkoutKey, 'null', {}],
  [checkoutKey, '{"phase": {"name": "card"}}', {}],
  [checkoutKey, '{"phase": {"name": "paid", "secret": "x"}}', {}],
  [checkoutKey, '{"phase": {"name": "recorded"}}', {}],
])('a reload continues with the %s %j, or drops it', (key, text, loaded) => {
  const items = new Map([[key, text]]);
  const sessionStorage = {
    getItem: (name: string) => items.get(name) ?? null,
    removeItem: (name: string) => items.delete(name),
  };
  vi.stubGlobal('window', { sessionStorage });
  expect(loadCheckout()).toEqual({ ...newCheckout(null), ...loaded });
  expect(items.has(key)).toBe(Object.keys(loaded).length > 0);
});
