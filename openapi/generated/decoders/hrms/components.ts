// Schemas that decode responses of the hrms contract. Generated from openapi/hrms.yaml by `npm run generate`; do not edit.
import type { Decoded } from '#contract/decoder.ts';

export const EdgeText = { type: 'string', maxLength: 500 } as const;

export type AccountKey = Decoded<typeof AccountKey>;
export const AccountKey = {
  type: 'object',
  properties: { key: { type: 'string', maxLength: 200, readOnly: true } },
  required: [ 'key' ],
  minProperties: 1
} as const;
