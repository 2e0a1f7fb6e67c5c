import { expect, test } from 'vitest';
import {
  awaitsRetry,
  type Checkout,
  type CheckoutEvent,
  type CheckoutStep,
  chargeText,
  errorOf,
  newCheckout,
  type Phase,
  reduceCheckout,
  stepOf,
} from './checkout.ts';

const play = (checkout: Checkout, ...events: CheckoutEvent[]) =>
  events.reduce(reduceCheckout, checkout);
const entered = { type: 'employeesEntered', employees: 12 } as const;
const ada = { key: 'k', username: 'ada' };
const signedIn = { type: 'signedIn', subscriber: ada } as const;
const signedOut = { type: 'signedOut' } as const;
const start = (step: CheckoutStep) => ({ type: 'started', step }) as const;
const secret = 'pi_1_secret_x';
const intent = { type: 'intentCreated', secret } as const;
const confirmed = { type: 'confirmed', method: 'pm_1', paidAt: 'now', employees: null } as const;
const failed = { type: 'failed', error: 'No' } as const;
const declined = { type: 'unpaid', next: 'card', problem: 'Declined', employees: 7 } as const;
const unclear = { type: 'confirmationUnclear', problem: 'Lost' } as const;
const pending = { ...declined, next: 'checking', problem: 'In process' } as const;
const gone = { ...declined, next: 'open', problem: '' } as const;
const returned = { type: 'returned', secret } as const;

const ready = play(newCheckout(null), entered, signedIn);
const asking = reduceCheckout(ready, start('intent'));
const card = reduceCheckout(asking, intent);
const confirming = reduceCheckout(card, start('card'));
const checking = reduceCheckout(confirming, unclear);
const recording = reduceCheckout(confirming, confirmed);

test.each([
  ['a login', newCheckout(null), 'account'],
  ['an intent', ready, 'intent'],
  ['a confirmation', card, 'card'],
  ['a check', checking, 'checking'],
  ['a recording', recording, 'recording'],
] as const)('%s starts once, and again only after a failure', (_, checkout, step) => {
  const started = reduceCheckout(checkout, start(step));
  expect([checkout.busy, started.busy]).toEqual([false, true]);
  expect(reduceCheckout(started, start(step))).toBe(started);
  const other = step === 'card' ? 'intent' : 'card';
  expect(reduceCheckout(checkout, start(other))).toBe(checkout);
  const again = play(started, failed, start(step));
  expect(awaitsRetry(play(started, failed))).toBe(true);
  expect(again).toMatchObject({ busy: true, error: '' });
});

test.each([
  { type: 'employeesEntered', employees: 1 },
  { type: 'accountSwitched' },
  signedOut,
  { type: 'restarted' },
  intent,
] satisfies CheckoutEvent[])('while a confirmation runs, $type is ignored', (event) => {
  expect(reduceCheckout(confirming, event)).toBe(confirming);
});

test('a refused card keeps the intent, so the next attempt cannot charge twice', () => {
  const refused = reduceCheckout(confirming, declined);
  expect(refused).toEqual({ ...card, problem: 'Declined' });
  expect(reduceCheckout(refused, start('card')).problem).toBe('');
});

test('the number of employees that is entered again keeps the intent, another one discards it', () => {
  expect(reduceCheckout({ ...card, error: 'No' }, entered)).toEqual(card);
  const changed = reduceCheckout(card, { type: 'employeesEntered', employees: 13 });
  expect(changed).toMatchObject({ employees: 13, phase: { name: 'open' } });
  expect(reduceCheckout(recording, entered)).toBe(recording);
});

test('what the provider said about a confirmation is told until the next one', () => {
  const busy = reduceCheckout(checking, start('checking'));
  expect([errorOf(checking), errorOf(busy)]).toEqual(['Lost', 'Lost']);
  expect(errorOf(reduceCheckout(busy, failed))).toBe('Lost No');
  expect(errorOf(reduceCheckout(busy, { type: 'failed', error: 'Lost' }))).toBe('Lost');
  const refused = reduceCheckout(busy, { ...declined, problem: '' });
  expect([refused.phase.name, errorOf(refused)]).toEqual(['card', 'Lost']);
  expect(errorOf(reduceCheckout(busy, declined))).toBe('Lost Declined');
  const again = play(busy, gone, start('intent'), intent);
  expect([again.phase.name, errorOf(again)]).toEqual(['card', 'Lost']);
  expect(errorOf(reduceCheckout(again, start('card')))).toBe('');
  expect(errorOf(reduceCheckout(busy, confirmed))).toBe('');
});

/** All states that events can reach, from `first` until the receipt. */
function reachable(first: Checkout): Checkout[] {
  const events: CheckoutEvent[] = [
    entered,
    { type: 'accountSwitched' },
    start('account'),
    start('recording'),
    start('card'),
    failed,
    intent,
    { ...declined, employees: null },
    unclear,
    signedOut,
    signedIn,
    { type: 'failed', error: 'x', isSignOut: true },
    gone,
    pending,
    { type: 'returnAnswered', isMine: false },
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

test.each([
  ['of this tab', recording],
  ['without a number of employees', { ...recording, employees: null }],
])('after a confirmation %s every state reports the charge, and none pays again', (_, first) => {
  const states = reachable(first);
  expect(states.length).toBeGreaterThan(5);
  for (const checkout of states) {
    expect(checkout.phase).toEqual(recording.phase);
    for (const order of ['employees-first', 'account-first'] as const) {
      expect(chargeText(checkout, stepOf(checkout, order))).toMatch(
        /^Your card was charged.* (Log in|To finish|Try again|We are).* a second time\.$/,
      );
    }
    expect(chargeText(checkout, null)).toMatch(/^Your card was charged/);
  }
});

test('a pending payment is told everywhere, and nothing is paid before it has ended', () => {
  const told = play(confirming, pending);
  expect([stepOf(told), awaitsRetry(told), errorOf(told)]).toEqual(['checking', true, '']);
  for (const event of [signedOut, start('checking'), start('card'), entered, returned]) {
    const next = reduceCheckout(told, event);
    expect([next.phase, chargeText(next, null)]).toEqual([told.phase, 'In process']);
  }
});

test('a charge is unknown from the confirmation until the provider responds', () => {
  for (const before of [newCheckout(ada), asking, card]) expect(chargeText(before, null)).toBe('');
  for (const [checkout, step] of [
    [confirming, null],
    [checking, null],
    [checking, 'checking'],
  ] as const) {
    expect(chargeText(checkout, step)).toMatch(/^We do not know yet/);
  }
});

test('another account needs another intent, and records what was paid', () => {
  const left = reduceCheckout(card, signedOut);
  expect([left.phase, stepOf(left)]).toEqual([{ name: 'open' }, 'account']);
  const failure = play(recording, start('recording'), failed, signedOut, signedIn);
  expect([stepOf(failure), failure.error]).toEqual(['recording', '']);
});

test('a login that responds after another account has signed in is dropped', () => {
  const ben = { key: 'b', username: 'ben' };
  expect(reduceCheckout(ready, { type: 'signedIn', subscriber: ben })).toBe(ready);
});

const payment = { method: 'pm_1', reference: 'pi_1', paidAt: 'now' };
const returns: [string, Phase, Phase['name']][] = [
  ['the intent of the card form is checked', card.phase, 'checking'],
  ['the visitor is asked about another intent', { name: 'card', secret: 'pi_2' }, 'returned'],
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

test('a payment of another tab is finished if the visitor agrees, for the employees that it paid for', () => {
  const asked = reduceCheckout(newCheckout(ada), returned);
  expect(play(asked, { type: 'returnAnswered', isMine: false })).toEqual(newCheckout(ada));
  const accepted = play(asked, { type: 'returnAnswered', isMine: true }, start('checking'));
  expect(play(accepted, { ...confirmed, employees: 7 })).toMatchObject({
    phase: { name: 'recording' },
    employees: 7,
  });
  const foreign = play(accepted, { ...declined, employees: null });
  expect([stepOf(foreign), foreign.employees]).toEqual(['card', null]);
  expect(play(accepted, declined)).toMatchObject({ phase: { name: 'card' }, employees: 7 });
});
