import type { PaymentIntent, PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import { expect, test } from 'vitest';
import { eventOfCheck, eventOfConfirmation } from './confirmation.ts';

const now = new Date('2026-11-20T10:00:00Z');
const paidAt = now.toISOString();
const settled = { id: 'pi_1', status: 'succeeded', amount: 30_000, payment_method: 'pm_1' };
const intent = (changes: Partial<PaymentIntent>) => ({ ...settled, ...changes }) as PaymentIntent;
const paid = (changes: Partial<PaymentIntent> = {}): PaymentIntentResult => ({
  paymentIntent: intent(changes),
});
const unpaid = (error: { message: string } | null) =>
  paid({ status: 'requires_payment_method', last_payment_error: error as never });
const refused = (changes: Partial<StripeError>): PaymentIntentResult => ({
  error: { type: 'card_error', ...changes } as StripeError,
});
const cardRefused = (error: string, employees: number | null = null) => ({
  type: 'cardRefused',
  error,
  employees,
});
const failed = (error: string) => ({ type: 'failed', error });
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
  ['declined', refused({ message: 'Not this card.' }), cardRefused('Not this card.')],
  ['no message', refused({}), cardRefused('An error occurred. Please try again later.')],
  [
    'a lost connection',
    refused({ type: 'api_connection_error', message: 'No connection.' }),
    failed('No connection.'),
  ],
  ['a failed provider', refused({ type: 'api_error' }), failed('Failed to create subscription.')],
  ['cancelled', paid({ status: 'canceled' }), { type: 'intentGone' }],
  ['no method', paid({ payment_method: null }), failed('Failed to create subscription.')],
] as const)('a confirmation with %s', (_, result, event) => {
  expect(eventOfConfirmation(result, now)).toEqual(event);
});

test.each([
  ['paid', paid(), confirmed],
  ['not paid', unpaid(null), cardRefused('', 12)],
  ['refused on the way', unpaid({ message: 'Declined.' }), cardRefused('Declined.', 12)],
  ['unknown', refused({ type: 'invalid_request_error' }), { type: 'intentGone' }],
  [
    'not to be asked',
    refused({ type: 'api_connection_error', message: 'No connection.' }),
    failed('No connection.'),
  ],
] as const)('the check of a payment that is %s', (_, result, event) => {
  expect(eventOfCheck(result, now)).toEqual(event);
});
