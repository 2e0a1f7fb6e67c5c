// Decoders of the hrms contract. Generated from openapi/hrms.yaml by `npm run generate`; do not edit.
import type { Decoder } from '#contract/decoder.ts';
import { AccountKey } from './components.ts';

/** Body of a success of registerAccount. */
export const registerAccountResponse: Decoder<AccountKey> = AccountKey;

/** Body of a failure of registerAccount. */
export const registerAccountFailure: Decoder<{
  detail: string | null;
  error: string | null;
  message: string | null;
}> = {
  is: 'object',
  fields: {
    detail: { is: 'text', max: 500, orNull: true },
    error: { is: 'text', max: 500, orNull: true },
    message: { is: 'text', max: 500, orNull: true }
  }
};
