import { afterEach, expect, test, vi } from 'vitest';
import { newCheckout } from './checkout.ts';
import { loadCheckout } from './checkoutStore.ts';

afterEach(() => vi.unstubAllGlobals());

const ada = { key: 'k', username: 'ada' };
const card = { name: 'card', secret: 'x' };

test.each([
  [{ subscriber: ada }, { subscriber: ada }],
  [{ subscriber: { key: '' } }, {}],
  [
    { employees: 12, phase: { name: 'open' }, problem: 'Lost' },
    { employees: 12, problem: 'Lost' },
  ],
  [{ employees: 2.5, phase: card, problem: '' }, { phase: card }],
  [{ phase: { name: 'card' } }, {}],
  [{ phase: { name: 'paid', secret: 'x' } }, {}],
  [{ phase: { name: 'recorded' } }, {}],
])('a reload continues with what is readable of %j', (stored, loaded) => {
  const sessionStorage = { getItem: () => JSON.stringify(stored) };
  vi.stubGlobal('window', { sessionStorage });
  expect(loadCheckout()).toEqual({ ...newCheckout(null), ...loaded });
});
