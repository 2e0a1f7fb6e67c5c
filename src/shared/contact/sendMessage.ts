import type { components } from '#contract/generated/agency.d.ts';
import { textOf } from '#errors/catalogue.ts';
import { isFailure, shapeError, statusError } from '#shared/api/ApiError.ts';
import { agency } from '#shared/api/client.ts';
import { fieldsOf, text } from '#shared/api/tolerant.ts';
import { readResponse } from '#shared/api/unwrap.ts';

type Schemas = components['schemas'];

export type ContactMessage = Schemas['ContactMessage'];

/**
 * Sends a contact message. Succeeds on a 200 with one of three success properties, and on any response with `message`
 * but no `error`. Throws `ApiError`.
 */
export async function sendContactMessage(message: ContactMessage): Promise<void> {
  const { status, body } = await readResponse(agency.POST('/api/send-email/', { body: message }));
  const outcome = fieldsOf<Schemas['ContactOutcome']>(body);
  if (status === 200) {
    if (outcome.status === 'success' || outcome.message || outcome.success) return;
    throw shapeError(status, body);
  }
  if (!outcome.message || text(outcome.error)) throw statusError(status, body);
}

export function contactFailureText(failure: unknown): string {
  if (!isFailure(failure, 'status', 'shape')) return textOf('contactFailed');
  const { error } = fieldsOf<Schemas['ContactOutcome']>(failure.body);
  // Only a success can have the wrong shape, such as one that is no JSON.
  return text(error) || textOf(failure.kind === 'shape' ? 'contactUnclear' : 'contactFailed');
}
