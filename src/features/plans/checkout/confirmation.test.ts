import type { PaymentIntent, PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import { expect, test } from 'vitest';
import { readCheck, readConfirmation } from './confirmation.ts';

const now = new Date('2026-11-20T10:00:00Z');
const paidAt = now.toISOString();
const intent = (changes: Partial<PaymentIntent>) =>
  ({
    id: 'pi_1',
    status: 'succeeded',
    amount: 30_000,
    payment_method: 'pm_1',
    ...changes,
  }) as PaymentIntent;
const paid = (changes: Partial<PaymentIntent> = {}): PaymentIntentResult => ({
  paymentIntent: intent(changes),
});
const refused = (changes: Partial<StripeError>): PaymentIntentResult => ({
  error: { type: 'card_error', ...changes } as StripeError,
});
const confirmed = { type: 'confirmed', method: 'pm_1', paidAt, employees: 12 };

test.each([
  ['success', paid(), confirmed],
  ['still processing', paid({ status: 'processing' }), confirmed],
  ['the method as an object', paid({ payment_method: { id: 'pm_1' } as never }), confirmed],
  ['an amount of another checkout', paid({ amount: 999 }), { ...confirmed, employees: null }],
  [
    'paid by an earlier attempt',
    refused({ type: 'invalid_request_error', payment_intent: intent({}) }),
    confirmed,
  ],
  [
    'declined',
    refused({ message: 'Your card was declined.' }),
    { type: 'cardRefused', error: 'Your card was declined.' },
  ],
  [
    'no message',
    refused({}),
    { type: 'cardRefused', error: 'An error occurred. Please try again later.' },
  ],
  ['cancelled', paid({ status: 'canceled' }), { type: 'intentGone' }],
  [
    'no method',
    paid({ payment_method: null }),
    { type: 'failed', error: 'Failed to create subscription.' },
  ],
] as const)('a confirmation with %s', (_, result, event) => {
  expect(readConfirmation(result, now)).toEqual(event);
});

test.each([
  ['paid', paid(), confirmed],
  [
    'not paid',
    paid({ status: 'requires_payment_method', last_payment_error: null }),
    { type: 'cardRefused', error: '' },
  ],
  [
    'refused on the way',
    paid({
      status: 'requires_payment_method',
      last_payment_error: { message: 'Declined.' } as never,
    }),
    { type: 'cardRefused', error: 'Declined.' },
  ],
  [
    'unknown',
    refused({ type: 'invalid_request_error', message: 'No such payment_intent' }),
    { type: 'intentGone' },
  ],
  [
    'not to be asked',
    refused({ type: 'api_connection_error', message: 'No connection.' }),
    { type: 'failed', error: 'No connection.' },
  ],
] as const)('a payment that turns out to be %s', (_, result, event) => {
  expect(readCheck(result, now)).toEqual(event);
});
