/** Reads what the card provider says of a payment. Its own messages are shown as they are (section 8). */
import type { PaymentIntentResult } from '@stripe/stripe-js';
import { textOf } from '#errors/catalogue.ts';
import type { CheckoutEvent } from './checkout.ts';
import { employeesFor } from './price.ts';

/** Statuses after which the provider asks nothing more of the visitor. */
const settled = ['succeeded', 'processing', 'requires_capture'];

/**
 * Outcome of a confirmation, or of asking for one, as an event of the checkout. An error may carry an intent that was
 * paid by an earlier attempt whose answer got lost; the intent decides.
 */
export function readConfirmation(
  { paymentIntent, error }: PaymentIntentResult,
  now = new Date(),
): CheckoutEvent {
  const intent = paymentIntent ?? error?.payment_intent;
  if (intent && settled.includes(intent.status)) {
    const { payment_method: method, amount } = intent;
    const id = typeof method === 'string' ? method : method?.id;
    if (!id) return { type: 'failed', error: textOf('subscriptionFailed') };
    const employees = employeesFor(amount);
    return { type: 'confirmed', method: id, paidAt: now.toISOString(), employees };
  }
  if (intent?.status === 'canceled') return { type: 'intentGone' };
  if (error) return { type: 'cardRefused', error: error.message ?? textOf('subscriberFailed') };
  return { type: 'cardRefused', error: intent?.last_payment_error?.message ?? '' };
}

/** Outcome of asking what became of a payment. Not reaching the provider leaves it open, and it is asked again. */
export function readCheck(
  { paymentIntent, error }: PaymentIntentResult,
  now = new Date(),
): CheckoutEvent {
  if (paymentIntent || error?.payment_intent) {
    return readConfirmation(paymentIntent ? { paymentIntent } : { error }, now);
  }
  if (error?.type === 'invalid_request_error') return { type: 'intentGone' };
  return { type: 'failed', error: error?.message ?? textOf('subscriptionFailed') };
}
