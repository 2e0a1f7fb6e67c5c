// Decoders of the hrms contract. Generated from openapi/hrms.yaml by `npm run generate`; do not edit.
import type { Decoder } from '#contract/decoder.ts';

export type AccountKey = {
  key: string;
};

export const AccountKey: Decoder<AccountKey> = { is: 'object', fields: { key: { is: 'token', max: 200 } }, some: true };
