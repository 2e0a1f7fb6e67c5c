import type { PaymentIntent, PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import { afterEach, expect, test, vi } from 'vitest';
import { newCheckout } from './checkout.ts';
import {
  eventOf,
  paymentFailureText,
  recordSubscription,
  resumeCheckout,
} from './checkoutActions.ts';
import { dispatch, getCheckout } from './checkoutStore.ts';

vi.mock('#shared/ui/toasts.ts', () => ({ showToast: vi.fn() }));

afterEach(() => vi.unstubAllGlobals());

const notRecorded = 'Failed to create subscription.';
test.each([
  [200, '{"message":"Recorded"}', 'recorded'],
  [204, null, 'recorded'],
  [201, '', 'recorded'],
  [200, 'null', 'recorded'],
  [202, '[]', 'recorded'],
  [200, '{"error":null}', 'recorded'],
  [200, '{"error":"Expired."}', 'Expired.'],
  [200, '{"error":{"code":1}}', notRecorded],
  [200, '<!doctype html><h1>Bad Gateway</h1>', notRecorded],
  [400, '{"error":"Expired.","detail":"No."}', 'Expired.'],
])('a recording answered with %i %s: %s', async (status, body, outcome) => {
  let sent: Request | undefined;
  vi.stubGlobal('fetch', async (request: Request) => {
    sent = request;
    return new Response(body, { status });
  });
  const payment = { method: 'pm_1', reference: 'pi_1', paidAt: '' };
  const recorded = await recordSubscription({
    ...newCheckout({ key: 'secret-key', username: 'ada' }),
    employees: 12,
    phase: { name: 'recording', payment },
  }).catch(paymentFailureText('subscriptionFailed'));
  expect(typeof recorded === 'string' ? recorded : recorded.type).toBe(outcome);
  expect(sent?.headers.get('authorization')).toBe('Token secret-key');
  expect(sent?.url).not.toContain('secret-key');
  const subscription = { companyId: 10, payment_method_id: 'pm_1', max_employees: 12 };
  expect(await sent?.json()).toEqual(subscription);
});

const settled = { id: 'pi_1', status: 'succeeded', amount: 30_000, payment_method: 'pm_1' };
const intent = (changes: object) => ({ ...settled, ...changes }) as unknown as PaymentIntent;
const paid = (changes: object = {}): PaymentIntentResult => ({ paymentIntent: intent(changes) });
const unpaid = (last_payment_error: object | null) =>
  paid({ status: 'requires_payment_method', last_payment_error });
const refused = (type: string, changes: object = {}): PaymentIntentResult => ({
  error: { type, ...changes } as StripeError,
});
const cardRefused = (problem: string, employees: number | null = null) => ({
  type: 'cardRefused',
  problem,
  employees,
});
const unclear = (problem: string) => ({ type: 'confirmationUnclear', problem });
const failed = (error: string) => ({ type: 'failed', error });
const gone = (problem: string) => ({ type: 'intentGone', problem });
const confirmed = { type: 'confirmed', method: 'pm_1', employees: 12 };
const said = { message: 'M' };
const unsaid = 'An error occurred. Please try again later.';

test.each([
  ['success', paid(), confirmed],
  ['a payment in process', paid({ status: 'processing' }), confirmed],
  ['the method as an object', paid({ payment_method: { id: 'pm_1' } }), confirmed],
  ['an amount of another checkout', paid({ amount: 999 }), { ...confirmed, employees: null }],
  [
    'an earlier payment',
    refused('invalid_request_error', { payment_intent: intent({}) }),
    confirmed,
  ],
  ['a refusal', refused('card_error', said), cardRefused('M')],
  ['a refusal without a message', refused('card_error'), cardRefused(unsaid)],
  ['a lost connection', refused('api_connection_error', said), unclear('M')],
  ['too many requests', refused('rate_limit_error', said), unclear('M')],
  ['a failed provider', refused('api_error'), unclear(notRecorded)],
  [
    'a cancelled intent',
    refused('card_error', { ...said, payment_intent: intent({ status: 'canceled' }) }),
    gone('M'),
  ],
  ['no method', paid({ payment_method: null }), unclear(notRecorded)],
] as const)('a confirmation that ends with %s', (_, result, event) => {
  expect(eventOf(result, 'confirmation')).toMatchObject(event);
});

test.each([
  ['paid', paid(), confirmed],
  ['not paid', unpaid(null), cardRefused('', 12)],
  ['refused on the way', unpaid(said), cardRefused('M', 12)],
  ['unknown', refused('invalid_request_error', said), gone('')],
  ['not to be asked', refused('api_connection_error', said), failed('M')],
] as const)('the check of a payment that is %s', (_, result, event) => {
  expect(eventOf(result, 'check')).toMatchObject(event);
});

/** Brings the checkout of this tab to a running confirmation. There is no storage, so values stay in memory. */
function startConfirmation(): void {
  vi.stubGlobal('window', new EventTarget());
  dispatch({ type: 'restarted' });
  dispatch({ type: 'employeesEntered', employees: 12 });
  dispatch({ type: 'signedIn', subscriber: { key: 'k', username: 'ada' } });
  dispatch({ type: 'started', step: 'intent' });
  dispatch({ type: 'intentCreated', secret: 'pi_1_secret_x' });
  dispatch({ type: 'started', step: 'card' });
}

test('a confirmation that left for the bank is checked when the browser restores the page', () => {
  startConfirmation();
  resumeCheckout();
  const restore = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  restore(false);
  expect(getCheckout()).toMatchObject({ phase: { name: 'card' }, busy: true });
  restore(true);
  expect(getCheckout().phase).toEqual({ name: 'checking', secret: 'pi_1_secret_x' });
});
