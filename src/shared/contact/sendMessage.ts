import type { components } from '#contract/generated/agency.d.ts';
import { textOf } from '#errors/catalogue.ts';
import { isFailure, shapeError, statusError } from '#shared/api/ApiError.ts';
import { agency } from '#shared/api/client.ts';
import { fieldsOf, text } from '#shared/api/tolerant.ts';
import { settle } from '#shared/api/unwrap.ts';

type Schemas = components['schemas'];

/** What the contact form sends. */
export type ContactMessage = Schemas['ContactMessage'];

/**
 * Sends a visitor's message. A 200 says in one of three ways that it went out; any other response that has a message
 * and no error counts as sent too. Throws `ApiError`.
 */
export async function sendContactMessage(message: ContactMessage): Promise<void> {
  const { status, body } = await settle(agency.POST('/api/send-email/', { body: message }));
  const outcome = fieldsOf<Schemas['ContactOutcome']>(body);
  if (status === 200) {
    if (outcome.status === 'success' || outcome.message || outcome.success) return;
    throw shapeError(status, body);
  }
  if (!outcome.message || text(outcome.error)) throw statusError(status, body);
}

/** Why a message was not sent, as the visitor reads it: the server's own text where it gave one. */
export function contactFailureText(failure: unknown): string {
  if (!isFailure(failure, 'status', 'shape')) return textOf('contactFailed');
  const { error } = fieldsOf<Schemas['ContactOutcome']>(failure.body);
  // Only a success can have the wrong shape, such as one that is no JSON.
  return text(error) || textOf(failure.kind === 'shape' ? 'contactUnclear' : 'contactFailed');
}
