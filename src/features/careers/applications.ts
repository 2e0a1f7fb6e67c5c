import type { components } from '#contract/generated/agency.d.ts';
import { textOf } from '#errors/catalogue.ts';
import { isFailure, statusError } from '#shared/api/ApiError.ts';
import { agency } from '#shared/api/client.ts';
import { fieldsOf, text, textList } from '#shared/api/tolerant.ts';
import { readResponse } from '#shared/api/unwrap.ts';

/** The server's text: the first of message, error, detail and errors (its first item). */
function readText(body: unknown): string {
  const { message, error, detail, errors } =
    fieldsOf<components['schemas']['ApplicationOutcome']>(body);
  const first = Array.isArray(errors) ? textList(errors)[0] : text(errors);
  return text(message) || text(error) || text(detail) || (first ?? '');
}

/**
 * Applies for a job with an empty cover letter. Returns 'already' when the server's text says so, at any status. Throws
 * `ApiError`.
 */
export async function applyToJob(slug: string): Promise<'applied' | 'already'> {
  const { status, body } = await readResponse(
    agency.POST('/api/jobs/{slug}/apply/', {
      params: { path: { slug } },
      body: { cover_letter: '' },
    }),
  );
  if (/already applied/i.test(readText(body))) return 'already';
  if (status < 200 || status > 299) throw statusError(status, body);
  return 'applied';
}

export function applyFailureText(failure: unknown): string {
  if (!isFailure(failure, 'status')) return textOf('applyUnreachable');
  return readText(failure.body) || textOf('applyFailed');
}
