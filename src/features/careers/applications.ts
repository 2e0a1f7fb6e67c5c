import type { components } from '#contract/generated/agency.d.ts';
import { textOf } from '#errors/catalogue.ts';
import { isFailure, statusError } from '#shared/api/ApiError.ts';
import { agency } from '#shared/api/client.ts';
import { fieldsOf, text, textList } from '#shared/api/tolerant.ts';
import { settle } from '#shared/api/unwrap.ts';

/** The server's text: from message, error, detail or errors (its first item), whichever comes first. */
function readText(body: unknown): string {
  const { message, error, detail, errors } =
    fieldsOf<components['schemas']['ApplicationOutcome']>(body);
  const first = Array.isArray(errors) ? textList(errors)[0] : text(errors);
  return text(message) || text(error) || text(detail) || (first ?? '');
}

/**
 * Applies to a position, always with an empty letter. Gives 'already' where the server says so, in any letter case and
 * at any status. Throws `ApiError`.
 */
export async function applyToJob(slug: string): Promise<'applied' | 'already'> {
  const { status, body } = await settle(
    agency.POST('/api/jobs/{slug}/apply/', {
      params: { path: { slug } },
      body: { cover_letter: '' },
    }),
  );
  if (/already applied/i.test(readText(body))) return 'already';
  if (status < 200 || status > 299) throw statusError(status, body);
  return 'applied';
}

/** Why an application was not stored, as the visitor reads it. */
export function applyFailureText(failure: unknown): string {
  if (!isFailure(failure, 'status')) return textOf('applyUnreachable');
  return readText(failure.body) || textOf('applyFailed');
}
