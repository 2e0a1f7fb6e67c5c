import type { components } from '#contract/generated/agency.d.ts';
import { agency } from '../client.ts';
import { fieldsOf, text } from '../tolerant.ts';

/** What the contact form sends. */
export type ContactMessage = components['schemas']['ContactMessage'];

/** What became of a message. A failure carries the server's own text, when it gave one; `reached` tells whether it answered 200. */
export type ContactOutcome = { sent: true } | { sent: false; reached: boolean; text: string };

/** Outcome table of section 8 ("Contact send"): status and body in, outcome out. */
export function readContactOutcome(ok: boolean, body: unknown): ContactOutcome {
  const { status, message, success, error } =
    fieldsOf<components['schemas']['ContactOutcome']>(body);
  if (ok) {
    return status === 'success' || message || success
      ? { sent: true }
      : { sent: false, reached: true, text: text(error) };
  }
  if (text(error)) return { sent: false, reached: false, text: text(error) };
  return message ? { sent: true } : { sent: false, reached: false, text: '' };
}

/** Sends a visitor's message (section 7, `POST /api/send-email/`). Never throws: a lost connection is an outcome too. */
export async function sendContactMessage(message: ContactMessage): Promise<ContactOutcome> {
  try {
    const { data, error, response } = await agency.POST('/api/send-email/', { body: message });
    return readContactOutcome(response.status === 200, response.ok ? data : error);
  } catch {
    return { sent: false, reached: false, text: '' };
  }
}
