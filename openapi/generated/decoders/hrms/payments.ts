// Schemas that decode responses of the hrms contract. Generated from openapi/hrms.yaml by `npm run generate`; do not edit.
import type { Decoded } from '#contract/decoder.ts';
import { EdgeText } from './components.ts';

export const PaymentText = { type: [ 'string', 'null' ], maxLength: 500 } as const;

export type PaymentIntent = Decoded<typeof PaymentIntent>;
export const PaymentIntent = {
  type: 'object',
  properties: {
    client_secret: { type: [ 'string', 'null' ], maxLength: 500, readOnly: true },
    error: PaymentText
  }
} as const;

export type SubscriptionOutcome = Decoded<typeof SubscriptionOutcome>;
export const SubscriptionOutcome = { type: 'object', properties: { message: PaymentText, error: PaymentText } } as const;

export const createPaymentIntentResponse = PaymentIntent;

export const createPaymentIntentFailure = {
  type: 'object',
  properties: {
    error: {
      type: 'null',
      anyOf: [ { type: [ 'string', 'null' ], maxLength: 500 } ]
    },
    detail: { type: 'string', maxLength: 1000 },
    message: EdgeText
  }
} as const;

export const recordPaymentMethodResponse = SubscriptionOutcome;

export const recordPaymentMethodFailure = {
  type: 'object',
  properties: {
    error: {
      type: 'null',
      anyOf: [ { type: [ 'string', 'null' ], maxLength: 500 } ]
    },
    detail: { type: 'string', maxLength: 1000 },
    message: EdgeText
  }
} as const;
