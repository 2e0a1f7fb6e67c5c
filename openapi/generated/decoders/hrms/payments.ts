// Decoders of the hrms contract. Generated from openapi/hrms.yaml by `npm run generate`; do not edit.
import type { Decoder } from '#contract/decoder.ts';

export type PaymentIntent = {
  client_secret: string | null;
  error: string | null;
};

export const PaymentIntent: Decoder<PaymentIntent> = {
  is: 'object',
  fields: {
    client_secret: { is: 'token', max: 500, orNull: true },
    error: { is: 'text', max: 500, orNull: true }
  }
};

export type SubscriptionOutcome = {
  message: string | null;
  error: string | null;
};

export const SubscriptionOutcome: Decoder<SubscriptionOutcome> = {
  is: 'object',
  fields: { message: { is: 'text', max: 500, orNull: true }, error: { is: 'text', max: 500, orNull: true } }
};

/** Body of a success of createPaymentIntent. */
export const createPaymentIntentResponse: Decoder<PaymentIntent> = PaymentIntent;

/** Body of a failure of createPaymentIntent. */
export const createPaymentIntentFailure: Decoder<{
  error: string | null;
  detail: string | null;
  message: string | null;
}> = {
  is: 'object',
  fields: {
    error: { is: 'text', max: 500, orNull: true },
    detail: { is: 'text', max: 1000, orNull: true },
    message: { is: 'text', max: 500, orNull: true }
  }
};

/** Body of a success of recordPaymentMethod. */
export const recordPaymentMethodResponse: Decoder<SubscriptionOutcome> = SubscriptionOutcome;

/** Body of a failure of recordPaymentMethod. */
export const recordPaymentMethodFailure: Decoder<{
  error: string | null;
  detail: string | null;
  message: string | null;
}> = {
  is: 'object',
  fields: {
    error: { is: 'text', max: 500, orNull: true },
    detail: { is: 'text', max: 1000, orNull: true },
    message: { is: 'text', max: 500, orNull: true }
  }
};
