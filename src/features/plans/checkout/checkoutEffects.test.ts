import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isFailure } from '#shared/api/ApiError.ts';
import { writeStored } from '#shared/lib/storage.ts';
import {
  authenticateSubscriber,
  checkPayment,
  confirmPayment,
  recordPayment,
  requestIntent,
} from './checkoutEffects.ts';
import {
  dispatch,
  leaveAccount,
  readCheckout,
  restoreCheckout,
  signTabIn,
  signTabOut,
} from './checkoutState.ts';

vi.mock('#shared/ui/toasts.ts', () => ({ showToast: vi.fn() }));

let arrive: (body: object) => void = () => {};
let sent: Request[] = [];

beforeEach(() => {
  // There is no storage, so values stay in memory.
  vi.stubGlobal('window', new EventTarget());
  sent = [];
  vi.stubGlobal('fetch', (request: Request) => {
    sent.push(request);
    return new Promise<Response>((resolve) => {
      arrive = (body) => resolve(Response.json(body));
    });
  });
  restoreCheckout();
  dispatch({ type: 'restarted' });
  leaveAccount();
  dispatch({ type: 'employeesReopened' });
});
afterEach(() => vi.unstubAllGlobals());

const readKey = () => readCheckout()?.subscriber?.key;

const calls = (count: number) => vi.waitFor(() => expect(sent).toHaveLength(count));

test('a sign-in that responds after another account has signed in is dropped', async () => {
  const late = authenticateSubscriber({
    username: 'ada',
    email: 'ada@x.example',
    password: 'p',
    confirmation: null,
  }).catch((error) => isFailure(error, 'ended'));
  await calls(1);
  signTabIn({ key: 'of-ben', username: 'ben' });
  arrive({ key: 'of-ada' });
  expect([await late, readKey()]).toEqual([true, 'of-ben']);
});

test('an intent is requested once, with the token of the signed-in subscriber', async () => {
  signTabIn({ key: 'k', username: 'ada' });
  dispatch({ type: 'employeesEntered', employees: 12 });
  const requests = [requestIntent(), requestIntent()];
  await calls(1);
  arrive({ client_secret: 'pi_1_secret_x' });
  await Promise.all(requests);
  expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Token k']);
  expect(readCheckout()?.phase).toMatchObject({ name: 'card', secret: 'pi_1_secret_x' });
});

test('leaving an account discards its payment intent', () => {
  signTabIn({ key: 'k', username: 'ada' });
  dispatch({ type: 'employeesEntered', employees: 12 });
  dispatch({ type: 'intentCreated', secret: 'pi_1_secret_x' });
  leaveAccount();
  expect([readKey(), readCheckout()?.phase.name]).toEqual([undefined, 'open']);
});

test('a recording finishes before this tab leaves an account that another tab has left', async () => {
  signTabIn({ key: 'k', username: 'ada' });
  dispatch({ type: 'employeesEntered', employees: 12 });
  dispatch({ type: 'intentCreated', secret: 'pi_1_secret_x' });
  dispatch({ type: 'confirmed', method: 'pm_1', paidAt: '2026-11-20T10:00:00Z', employees: null });
  const recorded = recordPayment();
  await calls(1);
  leaveElsewhere();
  signTabOut();
  expect(readKey()).toBe('k');
  arrive({ message: 'Recorded' });
  await recorded;
  expect([readKey(), readCheckout()?.phase.name]).toEqual([undefined, 'recorded']);
});

/** Another tab leaves the account. */
const leaveElsewhere = () => writeStored('localStorage', 'site.subscription.session', 'another');

const secret = 'pi_1_secret_x';
const paid = { status: 'succeeded', amount: 30_000, payment_method: 'pm_1' };
const lost = () => Promise.reject(new Error('The connection was lost'));

/** The card provider, whose calls respond with `confirm` and `retrieve`. */
function provider(confirm: () => Promise<object>, retrieve: () => Promise<object> = lost) {
  const stripe = { confirmPayment: vi.fn(confirm), retrievePaymentIntent: vi.fn(retrieve) };
  return { ...stripe, stripe: stripe as unknown as Stripe };
}

const elements = {} as StripeElements;

function openCard(): void {
  vi.stubGlobal('location', { origin: 'https://site.example' });
  signTabIn({ key: 'k', username: 'ada' });
  dispatch({ type: 'employeesEntered', employees: 12 });
  dispatch({ type: 'intentCreated', secret });
}

test('a payment is confirmed once, returns to the origin of the site and is recorded', async () => {
  openCard();
  const { stripe, confirmPayment: confirm } = provider(async () => ({ paymentIntent: paid }));
  const attempts = [confirmPayment(stripe, elements), confirmPayment(stripe, elements)];
  await calls(1);
  expect(await sent[0]?.json()).toMatchObject({ payment_method_id: 'pm_1', max_employees: 12 });
  arrive({ message: 'Recorded' });
  await Promise.all(attempts);
  const confirmParams = { return_url: 'https://site.example' };
  expect(confirm.mock.calls).toEqual([[{ elements, confirmParams, redirect: 'if_required' }]]);
  expect(readCheckout()?.phase.name).toBe('recorded');
});

test.each<[how: string, confirm: () => Promise<object>]>([
  ['breaks off', lost],
  ['succeeds without a card', async () => ({ paymentIntent: { ...paid, payment_method: null } })],
])(
  'a confirmation that %s is checked until the provider responds, never repeated',
  async (_, confirm) => {
    openCard();
    const { stripe, ...asked } = provider(confirm);
    await confirmPayment(stripe, elements);
    expect(readCheckout()?.phase).toEqual({ name: 'checking', secret, task: 'due' });
    await checkPayment(stripe);
    expect(readCheckout()).toMatchObject({
      phase: { name: 'checking', task: 'failed' },
      error: 'Failed to create subscription.',
    });
    await confirmPayment(stripe, elements);
    dispatch({ type: 'retried' });
    asked.retrievePaymentIntent.mockResolvedValue({ paymentIntent: paid });
    const checked = checkPayment(stripe);
    await calls(1);
    arrive({ message: 'Recorded' });
    await checked;
    expect(readCheckout()?.phase.name).toBe('recorded');
    expect(asked.retrievePaymentIntent.mock.calls).toEqual([[secret], [secret]]);
    expect(asked.confirmPayment).toHaveBeenCalledOnce();
  },
);

const declined = { error: { type: 'card_error', code: 'card_declined', message: 'Declined.' } };

test.each<[how: string, confirm: () => Promise<object>]>([
  ['is refused', async () => declined],
  ['breaks off', lost],
])(
  'after a confirmation that %s this tab leaves an account that another tab has left',
  async (_, confirm) => {
    openCard();
    const { stripe } = provider(confirm);
    const confirmed = confirmPayment(stripe, elements);
    leaveElsewhere();
    signTabOut();
    expect(readKey()).toBe('k');
    await confirmed;
    expect(readKey()).toBeUndefined();
  },
);
