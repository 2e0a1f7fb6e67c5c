import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newCheckout } from './checkout.ts';
import {
  enter,
  forgetToken,
  readStoredCheckout,
  readSubscriber,
  resumeCheckout,
  writeCheckout,
} from './checkoutState.ts';
import { hasReturnedFromPayment, takePaymentReturn } from './paymentReturn.ts';

const checkoutKey = 'site.subscription.checkout';
const accountKey = 'site.subscription.account';
const secret = 'pi_1_secret_x';
const payment = { method: 'pm_1', reference: 'pi_1', paidAt: '2026-11-20T10:00:00.000Z' };

let items = new Map<string, string>();
beforeEach(() => {
  items = new Map();
  const sessionStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  };
  vi.stubGlobal('window', { sessionStorage });
});
afterEach(() => vi.unstubAllGlobals());

function openAt(target: string) {
  const page = { href: `http://localhost${target}` };
  vi.stubGlobal('location', page);
  const replaceState = (_state: unknown, _title: string, { href }: URL) =>
    Object.assign(page, { href });
  vi.stubGlobal('history', { state: null, replaceState });
  const taken = takePaymentReturn();
  if (taken) resumeCheckout(taken);
  return page.href.slice('http://localhost'.length);
}

test('a subscriber is remembered and forgotten', () => {
  enter({ key: 'k', username: 'rosalind' });
  expect(readSubscriber()).toEqual({ key: 'k', username: 'rosalind' });
  forgetToken();
  expect([readSubscriber(), items.size]).toEqual([null, 0]);
});

test.each(['{"key":', '1', '[]', '{"key": ""}', '{"key": "k"}'])(
  'a corrupt account %s is none',
  (text) => {
    items.set(accountKey, text);
    expect([readSubscriber(), items.has(accountKey)]).toEqual([null, false]);
  },
);

test.each([
  { name: 'open', task: 'due' },
  { name: 'card', secret, busy: false },
  { name: 'checking', secret, task: 'due' },
  { name: 'recording', payment, task: 'due' },
  { name: 'recorded', payment },
] as const)('$name outlives a reload', (phase) => {
  writeCheckout({ employees: 12, phase });
  expect(readStoredCheckout(true)).toEqual({ ...newCheckout(true), employees: 12, phase });
});

test.each([
  { before: { name: 'open', task: 'busy' }, after: { name: 'open', task: 'due' } },
  {
    before: { name: 'card', secret, busy: true },
    after: { name: 'checking', secret, task: 'due' },
  },
  {
    before: { name: 'recording', payment, task: 'busy' },
    after: { name: 'recording', payment, task: 'due' },
  },
] as const)('a running request is due again, a confirmation is checked', ({ before, after }) => {
  writeCheckout({ employees: 12, phase: before });
  expect(readStoredCheckout(false).phase).toEqual(after);
});

test.each([
  '{',
  'null',
  '{"phase": 1}',
  '{"phase": {"name": "card"}}',
  '{"phase": {"name": "paid", "secret": "x"}}',
  '{"phase": {"name": "recorded", "payment": {"method": "m", "reference": "r", "paidAt": "nonsense"}}}',
])('a corrupt checkout %s is a new one', (text) => {
  items.set(checkoutKey, text);
  expect([readStoredCheckout(false), items.has(checkoutKey)]).toEqual([newCheckout(false), false]);
});

test.each([0, -1, 2.5, '12', null])('%o employees are asked for again', (employees) => {
  items.set(checkoutKey, JSON.stringify({ employees, phase: { name: 'open' } }));
  expect(readStoredCheckout(true).employees).toBeNull();
});

test('a URL without a payment is unchanged', () => {
  expect(openAt('/?plan=premium#top')).toBe('/?plan=premium#top');
  expect(hasReturnedFromPayment()).toBe(false);
});

const back =
  'payment_intent=pi_9&payment_intent_client_secret=pi_9_secret_y&redirect_status=succeeded';

test('a return from the provider clears the URL and continues the stored checkout', () => {
  writeCheckout({ employees: 12, phase: { name: 'card', secret, busy: true } });
  expect(openAt(`/?a=1&${back}`)).toBe('/?a=1');
  expect(hasReturnedFromPayment()).toBe(true);
  expect(readStoredCheckout(true)).toMatchObject({
    employees: 12,
    phase: { name: 'checking', secret },
  });
});

test('a payment that the tab did not begin is a question', () => {
  openAt(`/?${back}`);
  expect(readStoredCheckout(false)).toMatchObject({
    employees: null,
    phase: { name: 'returned', secret: 'pi_9_secret_y' },
  });
});

test('a payment that is not recorded yet is kept', () => {
  writeCheckout({ employees: 12, phase: { name: 'recording', payment, task: 'failed' } });
  openAt(`/?${back}`);
  expect(readStoredCheckout(true).phase).toEqual({ name: 'recording', payment, task: 'due' });
});
