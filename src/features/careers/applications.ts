import {
  type ApplicationOutcome,
  applyToJobFailure,
  applyToJobResponse,
} from '#contract/generated/decoders/agency/jobs.ts';
import { textOf } from '#errors/catalogue.ts';
import { isFailure, statusError } from '#shared/api/ApiError.ts';
import { agency } from '#shared/api/client.ts';
import { decodeOrEmpty } from '#shared/api/decode.ts';
import { readResponse } from '#shared/api/unwrap.ts';
import { browserSession } from './account/careersSession.ts';

/** The server's text: the first of message, error, detail and errors (its first item). */
function textIn({ message, error, detail, errors }: ApplicationOutcome): string {
  return message ?? error ?? detail ?? [errors ?? []].flat().find(Boolean) ?? '';
}

const failureText = (body: unknown) => textIn(decodeOrEmpty(applyToJobFailure, body));

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
  const succeeded = status >= 200 && status <= 299;
  const text = succeeded ? textIn(decodeOrEmpty(applyToJobResponse, body)) : failureText(body);
  if (/already applied/i.test(text)) return 'already';
  if (!succeeded) throw statusError(status, body);
  return 'applied';
}

export function applyFailureText(failure: unknown): string {
  if (!isFailure(failure, 'status')) return textOf('applyUnreachable');
  return failureText(failure.body) || textOf('applyFailed');
}
