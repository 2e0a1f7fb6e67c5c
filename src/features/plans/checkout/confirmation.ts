/** Converts results of the card provider into checkout events. Its error messages are shown unchanged. */
import type { PaymentIntentResult } from '@stripe/stripe-js';
import { textOf } from '#errors/catalogue.ts';
import type { CheckoutEvent } from './checkout.ts';
import { employeesFor } from './price.ts';

/** Statuses that need no further action by the visitor. */
const settled = ['succeeded', 'processing', 'requires_capture'];

/** Errors after which nothing was charged. Any other, such as a lost connection, leaves that open. */
const refusals = ['card_error', 'validation_error', 'invalid_request_error'];

/**
 * Event for the result of a confirmation or a check. If an error contains an intent that an earlier attempt has paid,
 * the intent decides.
 */
export function eventOfConfirmation(
  { paymentIntent, error }: PaymentIntentResult,
  now = new Date(),
): CheckoutEvent {
  const intent = paymentIntent ?? error?.payment_intent;
  const employees = intent ? employeesFor(intent.amount) : null;
  if (intent && settled.includes(intent.status)) {
    const { payment_method: method } = intent;
    const id = typeof method === 'string' ? method : method?.id;
    if (!id) return { type: 'failed', error: textOf('subscriptionFailed') };
    return { type: 'confirmed', method: id, paidAt: now.toISOString(), employees };
  }
  if (intent?.status === 'canceled') return { type: 'intentGone' };
  if (error && !intent && !refusals.includes(error.type)) {
    return { type: 'failed', error: error.message ?? textOf('subscriptionFailed') };
  }
  const text = error
    ? (error.message ?? textOf('subscriberFailed'))
    : (intent?.last_payment_error?.message ?? '');
  return { type: 'cardRefused', error: text, employees };
}

/** Event for the result of a check. If the provider cannot be reached, the payment stays unknown. */
export function eventOfCheck(
  { paymentIntent, error }: PaymentIntentResult,
  now = new Date(),
): CheckoutEvent {
  if (paymentIntent || error?.payment_intent) {
    return eventOfConfirmation(paymentIntent ? { paymentIntent } : { error }, now);
  }
  if (error?.type === 'invalid_request_error') return { type: 'intentGone' };
  return { type: 'failed', error: error?.message ?? textOf('subscriptionFailed') };
}
