// Schemas that decode responses of the agency contract. Generated from openapi/agency.yaml by `npm run generate`; do not edit.
import type { Decoded } from '#contract/decoder.ts';

export type ContactOutcome = Decoded<typeof ContactOutcome>;
export const ContactOutcome = {
  type: 'object',
  properties: {
    status: { type: [ 'string', 'null' ], maxLength: 50 },
    message: { type: [ 'string', 'null' ], maxLength: 500 },
    success: {
      type: 'null',
      anyOf: [ { type: 'string', maxLength: 50 }, { type: 'integer' }, { type: 'boolean' } ]
    },
    error: { type: [ 'string', 'null' ], maxLength: 500 },
    detail: { type: [ 'string', 'null' ], maxLength: 1000 }
  }
} as const;

export const sendEmailResponse = ContactOutcome;

export const sendEmailFailure = {
  type: 'object',
  properties: {
    status: { type: [ 'string', 'null' ], maxLength: 50 },
    message: {
      type: 'null',
      anyOf: [ { type: [ 'string', 'null' ], maxLength: 500 } ]
    },
    success: {
      type: 'null',
      anyOf: [ { type: 'string', maxLength: 50 }, { type: 'integer' }, { type: 'boolean' } ]
    },
    error: {
      type: 'null',
      anyOf: [ { type: [ 'string', 'null' ], maxLength: 500 } ]
    },
    detail: {
      type: 'null',
      anyOf: [ { type: [ 'string', 'null' ], maxLength: 1000 } ]
    }
  }
} as const;
