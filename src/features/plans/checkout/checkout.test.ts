import { expect, test } from 'vitest';
import { isBusy, newSale, reduceSale, type Sale, type SaleEvent, stepOf } from './checkout.ts';

const play = (sale: Sale, ...events: SaleEvent[]) => events.reduce(reduceSale, sale);
const entered = { type: 'employeesEntered', employees: 12 } as const;
const signedIn = { type: 'signedIn' } as const;
const started = { type: 'started' } as const;
const intent = { type: 'intentCreated', secret: 'pi_1_secret_x' } as const;
const confirmed = { type: 'confirmed', method: 'pm_1', paidAt: 'now', employees: null } as const;
const failed = { type: 'failed', problem: 'No' } as const;

const card = play(newSale(false), entered, signedIn, started, intent);
const recording = play(card, started, confirmed);

test('the modal asks employees, account, card; the page account, employees, card', () => {
  const modal: Sale[] = [newSale(false)];
  for (const event of [entered, signedIn, started, intent]) {
    modal.push(reduceSale(modal.at(-1) as Sale, event));
  }
  expect(modal.map((sale) => stepOf(sale, 'employees-first'))).toEqual([
    'employees',
    'account',
    'intent',
    'intent',
    'card',
  ]);
  const page = [
    newSale(false),
    play(newSale(false), signedIn),
    play(newSale(false), signedIn, entered),
  ];
  expect(page.map((sale) => stepOf(sale, 'account-first'))).toEqual([
    'account',
    'employees',
    'intent',
  ]);
});

test('who is signed in already is not asked again', () => {
  expect(stepOf(play(newSale(true), entered), 'employees-first')).toBe('intent');
});

test('confirmed, recorded, and once more from the beginning', () => {
  expect(stepOf(recording, 'employees-first')).toBe('recording');
  const done = play(recording, started, { type: 'recorded' });
  expect(done.phase).toEqual({
    name: 'recorded',
    payment: { method: 'pm_1', reference: 'pi_1', paidAt: 'now' },
  });
  expect(play(done, { type: 'restarted' })).toEqual(newSale(true));
});

test('a second submit changes nothing', () => {
  const confirming = reduceSale(card, started);
  expect(isBusy(confirming)).toBe(true);
  expect(reduceSale(confirming, started)).toBe(confirming);
  const asking = play(newSale(true), entered, started);
  expect(reduceSale(asking, started)).toBe(asking);
});

test.each([
  { type: 'employeesReopened' },
  { type: 'employeesEntered', employees: 1 },
  { type: 'signedOut' },
  { type: 'retried' },
  { type: 'restarted' },
  intent,
] satisfies SaleEvent[])('while a confirmation runs, $type is ignored', (event) => {
  const confirming = reduceSale(card, started);
  expect(reduceSale(confirming, event)).toBe(confirming);
});

test('a refused card keeps the intent, so that the next attempt cannot charge twice', () => {
  const refused = play(card, started, { type: 'cardRefused', problem: 'Declined' });
  expect(refused).toEqual({ ...card, problem: 'Declined' });
  expect(reduceSale(refused, started).problem).toBe('');
});

test('after a confirmation nothing leads back to the card', () => {
  const events: SaleEvent[] = [
    started,
    failed,
    { type: 'retried' },
    intent,
    { type: 'cardRefused', problem: 'x' },
    { type: 'employeesReopened' },
    { type: 'signedOut' },
    signedIn,
    { type: 'tokenRefused', problem: 'x' },
    { type: 'confirmationUnclear' },
    confirmed,
  ];
  let sale = recording;
  for (const event of [...events, ...events]) {
    sale = reduceSale(sale, event);
    expect(sale.phase.name).toBe('recording');
    expect(sale.employees).toBe(12);
  }
});

test('a failed recording is tried again as often as asked', () => {
  const once = play(recording, started, failed);
  expect([stepOf(once, 'account-first'), once.problem]).toEqual(['recording', 'No']);
  expect(reduceSale(once, started)).toBe(once);
  const again = play(once, { type: 'retried' }, started);
  expect([again.problem, isBusy(again)]).toEqual(['', true]);
});

test.each([
  ['an intent', play(newSale(true), entered, started), 'intent'],
  ['a recording', play(recording, started), 'recording'],
] as const)('a token refused for %s asks for a login and goes on from there', (_, sale, step) => {
  const refused = reduceSale(sale, { type: 'tokenRefused', problem: 'No' });
  expect(stepOf(refused, 'employees-first')).toBe('account');
  expect(refused.problem).toBe('No');
  const back = reduceSale(refused, signedIn);
  expect(stepOf(back, 'employees-first')).toBe(step);
  expect(reduceSale(back, started)).not.toBe(back);
});

test('changing the number begins with the old one and drops the intent', () => {
  const reopened = reduceSale(card, { type: 'employeesReopened' });
  expect(reopened).toMatchObject({ employees: null, draft: 12, phase: { name: 'open' } });
  expect(stepOf(reopened, 'account-first')).toBe('employees');
});

test('another account means another intent', () => {
  const left = reduceSale(card, { type: 'signedOut' });
  expect(left.phase).toEqual({ name: 'open', task: 'due' });
  expect(stepOf(left, 'employees-first')).toBe('account');
});

test('an unclear end is asked for, and either way of it is followed', () => {
  const unclear = play(card, started, { type: 'confirmationUnclear' });
  expect(stepOf({ ...unclear, signedIn: false }, 'account-first')).toBe('checking');
  expect(play(unclear, started, confirmed).phase.name).toBe('recording');
  expect(play(unclear, started, { type: 'cardRefused', problem: 'Declined' }).phase.name).toBe(
    'card',
  );
  expect(play(unclear, started, failed, { type: 'retried' }, started)).toMatchObject({
    phase: { name: 'checking', task: 'busy' },
  });
});

test('an intent that the provider does not know is replaced by a new one', () => {
  const unclear = play(card, started, { type: 'confirmationUnclear' }, started);
  const gone = reduceSale(unclear, { type: 'intentGone' });
  expect([stepOf(gone, 'employees-first'), gone.employees]).toEqual(['intent', 12]);
  expect(reduceSale(recording, { type: 'intentGone' })).toBe(recording);
});

test('a purchase that another tab began takes its number from the payment', () => {
  const returned: Sale = {
    ...newSale(true),
    phase: { name: 'checking', secret: 'pi_1_secret_x', task: 'busy' },
  };
  expect(reduceSale(returned, { ...confirmed, employees: 7 }).employees).toBe(7);
  const unknown = reduceSale(returned, confirmed);
  expect(stepOf(unknown, 'account-first')).toBe('employees');
  expect(stepOf(reduceSale(unknown, entered), 'account-first')).toBe('recording');
});
