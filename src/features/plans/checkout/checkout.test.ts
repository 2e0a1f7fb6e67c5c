import { expect, test } from 'vitest';
import {
  type Checkout,
  type CheckoutEvent,
  isBusy,
  newCheckout,
  type Phase,
  reduceCheckout,
  stepOf,
} from './checkout.ts';
import { chargeText } from './checkoutTexts.ts';

const play = (checkout: Checkout, ...events: CheckoutEvent[]) =>
  events.reduce(reduceCheckout, checkout);
const entered = { type: 'employeesEntered', employees: 12 } as const;
const ada = { key: 'k', username: 'ada' };
const signedIn = { type: 'signedIn', subscriber: ada } as const;
const started = { type: 'started' } as const;
const intent = { type: 'intentCreated', secret: 'pi_1_secret_x' } as const;
const confirmed = { type: 'confirmed', method: 'pm_1', paidAt: 'now', employees: null } as const;
const failed = { type: 'failed', error: 'No' } as const;
const declined = { type: 'cardRefused', error: 'Declined', employees: 7 } as const;

const card = play(newCheckout(null), entered, signedIn, started, intent);
const recording = play(card, started, confirmed);
const done = play(recording, started, { type: 'recorded' });

/** The steps of a new checkout before and after each event. */
const steps = (order: 'employees-first' | 'account-first', ...events: CheckoutEvent[]) =>
  [null, ...events].map((_, at) => stepOf(play(newCheckout(null), ...events.slice(0, at)), order));

test('the modal asks for the employees, then for the account', () => {
  const asked = steps('employees-first', entered, signedIn, started, intent);
  expect(asked).toEqual(['employees', 'account', 'intent', 'intent', 'card']);
});

test('the page asks for the account, then for the employees', () => {
  const asked = steps('account-first', signedIn, entered);
  expect(asked).toEqual(['account', 'employees', 'intent']);
});

test('a confirmed payment is recorded', () => {
  expect(stepOf(recording, 'employees-first')).toBe('recording');
  expect(done.phase).toEqual({
    name: 'recorded',
    payment: { method: 'pm_1', reference: 'pi_1', paidAt: 'now' },
  });
});

test('the account of a recorded payment can begin a new checkout', () => {
  expect(play(done, { type: 'restarted' })).toEqual(newCheckout(ada));
});

test('a second submit changes nothing', () => {
  const confirming = reduceCheckout(card, started);
  expect(isBusy(confirming)).toBe(true);
  expect(reduceCheckout(confirming, started)).toBe(confirming);
  const asking = play(newCheckout(ada), entered, started);
  expect(reduceCheckout(asking, started)).toBe(asking);
});

test.each([
  { type: 'employeesReopened' },
  { type: 'employeesEntered', employees: 1 },
  { type: 'signedOut' },
  { type: 'retried' },
  { type: 'restarted' },
  intent,
] satisfies CheckoutEvent[])('while a confirmation runs, $type is ignored', (event) => {
  const confirming = reduceCheckout(card, started);
  expect(reduceCheckout(confirming, event)).toBe(confirming);
});

test('a refused card keeps the intent, so the next attempt cannot charge twice', () => {
  const refused = play(card, started, declined);
  expect(refused).toEqual({ ...card, error: 'Declined' });
  expect(reduceCheckout(refused, started).error).toBe('');
});

/** All states that events can reach, from `first` until the receipt. */
function reachable(first: Checkout): Checkout[] {
  const events: CheckoutEvent[] = [
    entered,
    started,
    failed,
    { type: 'retried' },
    intent,
    { type: 'cardRefused', error: 'x', employees: null },
    { type: 'employeesReopened' },
    { type: 'signedOut' },
    signedIn,
    { type: 'tokenRefused', error: 'x' },
    { type: 'confirmationUnclear' },
    { type: 'intentGone' },
    { type: 'returnDeclined' },
    { type: 'restarted' },
    confirmed,
  ];
  const found = new Map([[JSON.stringify(first), first]]);
  for (const checkout of found.values()) {
    for (const event of events) {
      const next = reduceCheckout(checkout, event);
      found.set(JSON.stringify(next), next);
    }
  }
  return [...found.values()];
}

test('after a confirmation no event leads back to the card', () => {
  for (const checkout of reachable(recording)) {
    expect(checkout).toMatchObject({ phase: { name: 'recording' }, employees: 12 });
  }
});

test.each([
  ['of this tab', recording],
  ['without a number of employees', { ...recording, employees: null }],
])('after a confirmation %s every state reports the charge', (_, first) => {
  for (const checkout of reachable(first)) {
    for (const order of ['employees-first', 'account-first'] as const) {
      expect(chargeText(checkout, stepOf(checkout, order))).toMatch(
        /^Your card was charged.* (Log in|To finish|Try again|We are).* a second time\.$/,
      );
    }
    expect(chargeText(checkout, null)).toMatch(/^Your card was charged/);
  }
});

test('before a confirmation no state reports a charge', () => {
  for (const checkout of [newCheckout(ada), play(newCheckout(ada), entered, started), card]) {
    expect(chargeText(checkout, null)).toBe('');
  }
});

test('until the provider responds, the charge is unknown', () => {
  const confirming = reduceCheckout(card, started);
  const unclear = play(confirming, { type: 'confirmationUnclear' });
  for (const [checkout, step] of [
    [confirming, null],
    [unclear, null],
    [unclear, 'checking'],
  ] as const) {
    expect(chargeText(checkout, step)).toMatch(/^We do not know yet/);
  }
});

test('another account, signed in after a failure, records at once', () => {
  const left = play(recording, started, failed, { type: 'signedOut' }, signedIn);
  expect(isBusy(left)).toBe(true);
});

test('a failed recording can be retried any number of times', () => {
  const once = play(recording, started, failed);
  expect([stepOf(once, 'account-first'), once.error]).toEqual(['recording', 'No']);
  expect(reduceCheckout(once, started)).toBe(once);
  const due = play(once, { type: 'retried' });
  const again = play(due, started);
  expect([again.error, isBusy(once), isBusy(due), isBusy(again)]).toEqual(['', false, true, true]);
});

test.each([
  ['an intent', play(newCheckout(ada), entered, started), 'intent'],
  ['a recording', play(recording, started), 'recording'],
] as const)('a token refused for %s asks for a login and then continues', (_, checkout, step) => {
  const refused = reduceCheckout(checkout, { type: 'tokenRefused', error: 'No' });
  expect(stepOf(refused, 'employees-first')).toBe('account');
  expect(refused.error).toBe('No');
  const back = reduceCheckout(refused, signedIn);
  expect(stepOf(back, 'employees-first')).toBe(step);
  expect(reduceCheckout(back, started)).not.toBe(back);
});

test('changing the number of employees starts with the old number and discards the intent', () => {
  const reopened = reduceCheckout(card, { type: 'employeesReopened' });
  expect(reopened).toMatchObject({ employees: null, draft: 12, phase: { name: 'open' } });
  expect(stepOf(reopened, 'account-first')).toBe('employees');
});

test('another account needs another intent', () => {
  const left = reduceCheckout(card, { type: 'signedOut' });
  expect(left.phase).toEqual({ name: 'open', task: 'due' });
  expect(stepOf(left, 'employees-first')).toBe('account');
});

test('the check of an unknown result may succeed or fail', () => {
  const unclear = play(card, started, { type: 'confirmationUnclear' });
  expect(stepOf({ ...unclear, subscriber: null }, 'account-first')).toBe('checking');
  expect(play(unclear, started, confirmed).phase.name).toBe('recording');
  expect(play(unclear, started, declined).phase.name).toBe('card');
  expect(play(unclear, started, failed, { type: 'retried' }, started)).toMatchObject({
    phase: { name: 'checking', task: 'busy' },
  });
});

test('an intent that the provider does not know is replaced by a new one', () => {
  const unclear = play(card, started, { type: 'confirmationUnclear' }, started);
  const gone = reduceCheckout(unclear, { type: 'intentGone' });
  expect([stepOf(gone, 'employees-first'), gone.employees]).toEqual(['intent', 12]);
  expect(reduceCheckout(recording, { type: 'intentGone' })).toBe(recording);
});

test('a checkout of another tab takes the number of employees from the payment', () => {
  const returned: Checkout = {
    ...newCheckout(ada),
    phase: { name: 'checking', secret: 'pi_1_secret_x', task: 'busy' },
  };
  expect(reduceCheckout(returned, { ...confirmed, employees: 7 }).employees).toBe(7);
  const unknown = reduceCheckout(returned, confirmed);
  expect(stepOf(unknown, 'account-first')).toBe('employees');
  expect(stepOf(reduceCheckout(unknown, entered), 'account-first')).toBe('recording');
});

const returned = { type: 'returned', secret: 'pi_1_secret_x' } as const;

test('a payment of another tab is checked only after the visitor has accepted it', () => {
  const asked = reduceCheckout(newCheckout(ada), returned);
  expect(stepOf(asked, 'account-first')).toBe('returned');
  for (const event of [started, confirmed, failed, { type: 'retried' }] satisfies CheckoutEvent[]) {
    expect(reduceCheckout(asked, event)).toBe(asked);
  }
  expect(stepOf(play(asked, { type: 'returnAccepted' }), 'account-first')).toBe('checking');
  expect(play(asked, { type: 'returnDeclined' })).toEqual(newCheckout(ada));
});

test('a refused returned payment has the number of employees of its amount', () => {
  const checking = play(newCheckout(ada), returned, { type: 'returnAccepted' }, started);
  const refused = play(checking, declined);
  expect([refused.phase.name, refused.employees]).toEqual(['card', 7]);
});

const payment = { method: 'pm_1', reference: 'pi_1', paidAt: 'now' };
const returns: [string, Phase, Phase['name']][] = [
  ['the intent of the card form is checked', card.phase, 'checking'],
  [
    'the visitor is asked about another intent',
    { ...card.phase, secret: 'pi_2_secret_y' } as Phase,
    'returned',
  ],
  ['an unrecorded payment has precedence', recording.phase, 'recording'],
  ['a recorded payment stays recorded', { name: 'recorded', payment }, 'recorded'],
  [
    'the visitor is asked about a payment after a recorded one',
    { name: 'recorded', payment: { ...payment, reference: 'pi_2' } },
    'returned',
  ],
];
test.each(returns)('after the return from the provider %s', (_, phase, name) => {
  const { phase: next, employees } = reduceCheckout({ ...card, phase }, returned);
  expect([next.name, employees]).toEqual([name, name === 'returned' ? null : 12]);
});
