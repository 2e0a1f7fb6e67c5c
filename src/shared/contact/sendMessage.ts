import type { components, operations } from '#contract/generated/agency.d.ts';
import {
  sendEmailFailure,
  sendEmailResponse,
} from '#contract/generated/decoders/agency/send-email.ts';
import { textOf } from '#errors/catalogue.ts';
import { isFailure, shapeError, statusError } from '#shared/api/ApiError.ts';
import { agency } from '#shared/api/client.ts';
import { decodeOrEmpty } from '#shared/api/decode.ts';
import { readResponse } from '#shared/api/unwrap.ts';

export type ContactMessage = components['schemas']['ContactMessage'];

/** The status with which messages are accepted. */
const accepted: keyof operations['sendEmail']['responses'] = 200;

/**
 * Sends a contact message. Succeeds on a 200 with one of three success properties, and on any response with `message`
 * but no `error`. Throws `ApiError`.
 */
export async function sendContactMessage(message: ContactMessage): Promise<void> {
  const { status, body } = await readResponse(agency.POST('/api/send-email/', { body: message }));
  if (status === accepted) {
    const outcome = decodeOrEmpty(sendEmailResponse, body);
    if (outcome.status === 'success' || outcome.message || outcome.success) return;
    throw shapeError(status, body);
  }
  const { message: text, error } = decodeOrEmpty(sendEmailFailure, body);
  if (!text || error) throw statusError(status, body);
}

export function contactFailureText(failure: unknown): string {
  if (!isFailure(failure, 'status', 'shape')) return textOf('contactFailed');
  // Only a success can have the wrong shape, for example if it is not JSON.
  const decoder = failure.kind === 'shape' ? sendEmailResponse : sendEmailFailure;
  return (
    decodeOrEmpty(decoder, failure.body).error ??
    textOf(failure.kind === 'shape' ? 'contactUnclear' : 'contactFailed')
  );
}
