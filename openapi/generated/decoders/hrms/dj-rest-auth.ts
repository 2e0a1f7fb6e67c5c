// Schemas that decode responses of the hrms contract. Generated from openapi/hrms.yaml by `npm run generate`; do not edit.
import { AccountKey, EdgeText } from './components.ts';

export const registerAccountResponse = AccountKey;

export const registerAccountFailure = {
  type: 'object',
  properties: {
    detail: {
      type: 'null',
      anyOf: [ { type: [ 'string', 'null' ], maxLength: 500 } ]
    },
    error: EdgeText,
    message: EdgeText
  }
} as const;
