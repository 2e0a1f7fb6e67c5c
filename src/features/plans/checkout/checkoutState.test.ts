import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newCheckout } from './checkout.ts';
import {
  dispatch,
  readCheckout,
  readStoredCheckout,
  restoreCheckout,
  signTabIn,
} from './checkoutState.ts';
import { checkoutKey, hasReturnedFromPayment, takePaymentReturn } from './paymentReturn.ts';

const accountKey = 'site.subscription.account';
const secret = 'pi_1_secret_x';
const payment = { method: 'pm_1', reference: 'pi_1', paidAt: '2026-11-20T10:00:00.000Z' };

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

test('a subscriber is stored', () => {
  items.set(accountKey, '{"key": "k", "username": "ada"}');
  expect(readStoredCheckout()).toEqual(newCheckout({ key: 'k', username: 'ada' }));
});

test.each(['{"key":', '1', '[]', '{"key": ""}', '{"key": "k"}'])(
  'a corrupt account %s is ignored',
  (text) => {
    items.set(accountKey, text);
    expect([readStoredCheckout().subscriber, items.has(accountKey)]).toEqual([null, false]);
  },
);

const checking = { name: 'checking', secret, task: 'due' };
const due = { name: 'recording', payment, task: 'due' };
test.each([
  ['open, busy', { name: 'open', task: 'busy' }, { name: 'open', task: 'due' }],
  ['card', { name: 'card', secret, busy: false }, { name: 'card', secret, busy: false }],
  ['card, busy', { name: 'card', secret, busy: true }, checking],
  ['checking', checking, checking],
  ['returned', { name: 'returned', secret }, { name: 'returned', secret }],
  ['recording, busy', { name: 'recording', payment, task: 'busy' }, due],
  ['recorded', { name: 'recorded', payment }, { name: 'recorded', payment }],
])('%s survives a reload, which makes a running request due again', (_, phase, after) => {
  items.set(checkoutKey, JSON.stringify({ employees: 12, phase }));
  expect(readStoredCheckout()).toEqual({ ...newCheckout(null), employees: 12, phase: after });
});

test.each([
  '{',
  'null',
  '{"phase": 1}',
  '{"phase": {"name": "card"}}',
  '{"phase": {"name": "paid", "secret": "x"}}',
  '{"phase": {"name": "recorded", "payment": {"method": "m", "reference": "r", "paidAt": "nonsense"}}}',
])('a corrupt checkout %s is replaced by a new one', (text) => {
  items.set(checkoutKey, text);
  expect([readStoredCheckout(), items.has(checkoutKey)]).toEqual([newCheckout(null), false]);
});

test.each([0, -1, 2.5, '12', null])(
  'a stored number of employees %o is asked for again',
  (employees) => {
    items.set(checkoutKey, JSON.stringify({ employees, phase: { name: 'open' } }));
    expect(readStoredCheckout().employees).toBeNull();
  },
);

const payload = 'payment_intent=pi_9&payment_intent_client_secret=s&redirect_status=succeeded';
test.each([
  ['a URL without a payment is unchanged', '/?plan=premium#top', '/?plan=premium#top', null],
  ['a return from the provider clears the URL', `/?a=1&${payload}`, '/?a=1', 's'],
])('%s', (_, target, left, taken) => {
  const location = { href: `http://localhost${target}` };
  vi.stubGlobal('location', location);
  const replaceState = (_state: unknown, _title: string, { href }: URL) =>
    Object.assign(location, { href });
  vi.stubGlobal('history', { state: null, replaceState });
  expect(takePaymentReturn()).toBe(taken);
  expect(location.href).toBe(`http://localhost${left}`);
  expect(hasReturnedFromPayment()).toBe(taken !== null);
});

test('a confirmation that left for the bank’s page is checked when the browser restores the page', () => {
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  restoreCheckout();
  signTabIn({ key: 'k', username: 'ada' });
  dispatch({ type: 'intentCreated', secret });
  dispatch({ type: 'started' });
  const restore = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  restore(false);
  expect(readCheckout()?.phase).toEqual({ name: 'card', secret, busy: true });
  restore(true);
  expect(readCheckout()?.phase).toEqual(checking);
});
