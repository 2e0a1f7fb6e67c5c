import type { PaymentIntent, PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import { afterEach, expect, test, vi } from 'vitest';
import { isSignedOut } from '#shared/api/ApiError.ts';
import { newCheckout } from './checkout.ts';
import {
  accountFailureText,
  createIntent,
  eventOf,
  paymentFailureText,
  recordSubscription,
  requestKey,
} from './checkoutActions.ts';

afterEach(() => vi.unstubAllGlobals());

/** Mocks the response of the next call, and returns its request. */
function respond(status: number, body: string | null): { request?: Request } {
  const sent: { request?: Request } = {};
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.request = request;
    if (status === 0) throw new TypeError('Failed to fetch');
    return new Response(body, { status });
  });
  return sent;
}

const checkout = { ...newCheckout({ key: 'secret-key', username: 'ada' }), employees: 12 };
const page = '<!doctype html><h1>Bad Gateway</h1>';
const account = { username: 'r', email: 'r@hart.example', password: 'p' };
const unknown = 'An error occurred. Please try again later.';

test.each([
  ['login', 200, '{"key":"k"}', 'k'],
  ['login', 200, '{}', unknown],
  ['login', 200, '{"detail":"Not yet."}', 'Not yet.'],
  ['login', 204, null, unknown],
  ['login', 400, '{"detail":"Wrong."}', 'Wrong.'],
  ['login', 400, '{"detail":["Wrong."]}', unknown],
  ['login', 502, page, unknown],
  ['login', 0, '', unknown],
  ['sign-up', 201, '{"key":"k"}', 'k'],
  ['sign-up', 201, '{"detail":"Verification e-mail sent."}', ''],
  ['sign-up', 204, null, ''],
  ['sign-up', 400, '{"detail":"Taken."}', 'Taken.'],
])('a %s answered with %i %s gives %o', async (kind, status, body, outcome) => {
  respond(status, body);
  const confirmation = kind === 'login' ? null : 'p';
  const key = requestKey({ ...account, confirmation }).catch(accountFailureText);
  expect(await key).toBe(outcome);
});

/** The text of a failure, with a mark if the token was refused. */
const markedText = (textOf: (failure: unknown) => string) => (failure: unknown) =>
  (isSignedOut(failure) ? '401: ' : '') + textOf(failure);

const noIntent = 'Failed to create payment intent.';
test.each([
  [200, '{"client_secret":"pi_1_secret_x"}', 'pi_1_secret_x'],
  [200, '{"client_secret":""}', noIntent],
  [200, '{"error":"Too many."}', 'Too many.'],
  [204, null, noIntent],
  [400, '{"error":"Too many."}', 'Too many.'],
  [401, '{"detail":"Invalid token."}', `401: ${noIntent}`],
  [502, page, noIntent],
])('an intent answered with %i %s gives %o', async (status, body, outcome) => {
  respond(status, body);
  const created = createIntent(checkout).catch(markedText(paymentFailureText('intentFailed')));
  expect(await created).toBe(outcome);
});

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
  [200, page, notRecorded],
  [401, '{"detail":"Invalid token."}', `401: ${notRecorded}`],
  [500, '{}', notRecorded],
  [0, '', notRecorded],
])('a recording answered with %i %s is %s', async (status, body, outcome) => {
  const sent = respond(status, body);
  const payment = { method: 'pm_1', reference: 'pi_1', paidAt: '' };
  const recorded = recordSubscription({ ...checkout, phase: { name: 'recording', payment } })
    .then(() => 'recorded')
    .catch(markedText(paymentFailureText('subscriptionFailed')));
  expect(await recorded).toBe(outcome);
  expect(sent.request?.headers.get('authorization')).toBe('Token secret-key');
  expect(sent.request?.url).not.toContain('secret-key');
  const subscription = { companyId: 10, payment_method_id: 'pm_1', max_employees: 12 };
  expect(await sent.request?.json()).toEqual(subscription);
});

const settled = { id: 'pi_1', status: 'succeeded', amount: 30_000, payment_method: 'pm_1' };
const intent = (changes: object) => ({ ...settled, ...changes }) as unknown as PaymentIntent;
const paid = (changes: object = {}): PaymentIntentResult => ({ paymentIntent: intent(changes) });
const unpaid = (last_payment_error: object | null) =>
  paid({ status: 'requires_payment_method', last_payment_error });
const refused = (changes: object): PaymentIntentResult => ({
  error: { type: 'card_error', ...changes } as StripeError,
});
const cardRefused = (problem: string, employees: number | null = null) => ({
  type: 'cardRefused',
  problem,
  employees,
});
const unclear = (problem: string) => ({ type: 'confirmationUnclear', problem });
const failed = (error: string) => ({ type: 'failed', error });
const confirmed = { type: 'confirmed', method: 'pm_1', employees: 12 };

test.each([
  ['success', paid(), confirmed],
  ['a payment in process', paid({ status: 'processing' }), confirmed],
  ['the method as an object', paid({ payment_method: { id: 'pm_1' } }), confirmed],
  ['an amount of another checkout', paid({ amount: 999 }), { ...confirmed, employees: null }],
  [
    'an earlier payment',
    refused({ type: 'invalid_request_error', payment_intent: intent({}) }),
    confirmed,
  ],
  ['a refusal', refused({ message: 'Not this card.' }), cardRefused('Not this card.')],
  ['no message', refused({}), cardRefused(unknown)],
  ['a lost connection', refused({ type: 'api_connection_error', message: 'M' }), unclear('M')],
  ['too many requests', refused({ type: 'rate_limit_error', message: 'M' }), unclear('M')],
  ['a failed provider', refused({ type: 'api_error' }), unclear(notRecorded)],
  ['a cancelled intent', paid({ status: 'canceled' }), { type: 'intentGone' }],
  ['no method', paid({ payment_method: null }), unclear(notRecorded)],
] as const)('a confirmation that ends with %s', (_, result, event) => {
  expect(eventOf(result, 'confirmation')).toMatchObject(event);
});

test.each([
  ['paid', paid(), confirmed],
  ['not paid', unpaid(null), cardRefused('', 12)],
  ['refused on the way', unpaid({ message: 'Declined.' }), cardRefused('Declined.', 12)],
  ['unknown', refused({ type: 'invalid_request_error' }), { type: 'intentGone' }],
  ['not to be asked', refused({ type: 'api_connection_error', message: 'M' }), failed('M')],
] as const)('the check of a payment that is %s', (_, result, event) => {
  expect(eventOf(result, 'check')).toMatchObject(event);
});
