import { applyToJobFailure } from '#contract/generated/decoders/agency/jobs.ts';
import { textOf } from '#errors/catalogue.ts';
import { isFailure, statusError } from '#shared/api/ApiError.ts';
import { agency } from '#shared/api/client.ts';
import { decodeOrEmpty } from '#shared/api/decode.ts';
import { readResponse } from '#shared/api/unwrap.ts';
import { browserSession } from './account/careersSession.ts';

/** The server's text, of a success too: the first of message, error, detail and errors (its first item). */
function textIn(body: unknown): string {
  const { message, error, detail, errors } = decodeOrEmpty(applyToJobFailure, body);
  return message ?? error ?? detail ?? [errors ?? []].flat()[0] ?? '';
}

/**
 * Applies for a job with an empty cover letter. Returns 'already' when the server's text says so, at any status. Throws
 * `ApiError`.
 */
export async function applyToJob(slug: string): Promise<'applied' | 'already'> {
  const { status, body } = await browserSession.ask((signal) =>
    readResponse(
      agency.POST('/api/jobs/{slug}/apply/', {
        params: { path: { slug } },
        body: { cover_letter: '' },
        signal,
      }),
    ),
  );
  if (/already applied/i.test(textIn(body))) return 'already';
  if (status < 200 || status > 299) throw statusError(status, body);
  return 'applied';
}

export function applyFailureText(failure: unknown): string {
  if (!isFailure(failure, 'status')) return textOf('applyUnreachable');
  return textIn(failure.body) || textOf('applyFailed');
}
