// Decoders of the agency contract. Generated from openapi/agency.yaml by `npm run generate`; do not edit.
import type { Decoder } from '#contract/decoder.ts';

export type ContactOutcome = {
  status: string | null;
  message: string | null;
  success: string | number | boolean | null;
  error: string | null;
  detail: string | null;
};

export const ContactOutcome: Decoder<ContactOutcome> = {
  is: 'object',
  fields: {
    status: { is: 'text', max: 50, orNull: true },
    message: { is: 'text', max: 500, orNull: true },
    success: { is: 'scalar' },
    error: { is: 'text', max: 500, orNull: true },
    detail: { is: 'text', max: 1000, orNull: true }
  }
};

/** Body of a success of sendEmail. */
export const sendEmailResponse: Decoder<ContactOutcome> = ContactOutcome;

/** Body of a failure of sendEmail. */
export const sendEmailFailure: Decoder<{
  status: string | null;
  message: string | null;
  success: string | number | boolean | null;
  error: string | null;
  detail: string | null;
}> = {
  is: 'object',
  fields: {
    status: { is: 'text', max: 50, orNull: true },
    message: { is: 'text', max: 500, orNull: true },
    success: { is: 'scalar' },
    error: { is: 'text', max: 500, orNull: true },
    detail: { is: 'text', max: 1000, orNull: true }
  }
};
