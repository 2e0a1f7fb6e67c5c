import type { PaymentIntent, PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import { afterEach, expect, test, vi } from 'vitest';
import { textOf } from '#errors/catalogue.ts';
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
const said = { message: 'M' };
const notMade = textOf('paymentIncomplete');
const canceled = { ...said, payment_intent: intent({ status: 'canceled' }) };

/** What follows, the number of employees, and what is said or recorded. */
function outcomeOf(...asked: Parameters<typeof eventOf>): string {
  const { type, next = type, employees = '', problem, method, error } = Object(eventOf(...asked));
  return `${next} ${employees}: ${problem ?? method ?? error}`;
}

test.each([
  ['success', paid(), 'confirmed 12: pm_1'],
  ['the method as an object', paid({ payment_method: { id: 'pm_1' } }), 'confirmed 12: pm_1'],
  ['an amount of another checkout', paid({ amount: 999 }), 'confirmed null: pm_1'],
  ['an earlier payment', refused('api_error', { payment_intent: settled }), 'confirmed 12: pm_1'],
  ['process', paid({ status: 'processing' }), `checking 12: ${textOf('paymentProcessing')}`],
  ['a refusal', refused('card_error', said), 'card null: M'],
  ['a refusal without a message', refused('card_error'), `card null: ${notMade}`],
  ['a lost connection', refused('api_connection_error', said), 'confirmationUnclear : M'],
  ['too many requests', refused('rate_limit_error', said), 'confirmationUnclear : M'],
  ['a failed provider', refused('api_error'), `confirmationUnclear : ${notRecorded}`],
  ['its end', refused('card_error', canceled), `open 12: M ${textOf('paymentCancelled')}`],
  ['no method', paid({ payment_method: null }), `confirmationUnclear : ${notRecorded}`],
  ['an unknown status', paid({ status: 'held' }), `confirmationUnclear : ${notRecorded}`],
])('a confirmation that ends with %s', (_, result, outcome) => {
  expect(outcomeOf(result, 'confirmation')).toBe(outcome);
});

test.each([
  ['paid', paid(), 'confirmed 12: pm_1'],
  ['not paid', unpaid(null), `card 12: ${notMade}`],
  ['refused on the way', unpaid(said), 'card 12: M'],
  ['unknown', refused('invalid_request_error', said), `open null: ${notMade}`],
  ['not to be asked', refused('api_connection_error', said), 'failed : M'],
])('the check of a payment that is %s', (_, result, outcome) => {
  expect(outcomeOf(result, 'check')).toBe(outcome);
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
