import type { components } from '#contract/generated/agency.d.ts';
import { agency } from '../client.ts';
import { fieldsOf, text, textList } from '../tolerant.ts';

/** What became of an application. `failed` carries the server's text ('' without one). */
export type ApplyOutcome =
  | { kind: 'applied' | 'already' | 'expired' | 'unreachable' }
  | { kind: 'failed'; text: string };

/** The server's text: from message, error, detail or errors (its first item), whichever comes first (section 7). */
export function readApplyText(body: unknown): string {
  const { message, error, detail, errors } =
    fieldsOf<components['schemas']['ApplicationOutcome']>(body);
  const first = Array.isArray(errors) ? textList(errors)[0] : text(errors);
  return text(message) || text(error) || text(detail) || (first ?? '');
}

/** Status and body in, outcome out: 'already applied' counts in any letter case and at any status (section 8). */
export function readApplyOutcome(status: number, body: unknown): ApplyOutcome {
  const said = readApplyText(body);
  if (/already applied/i.test(said)) return { kind: 'already' };
  if (status === 401) return { kind: 'expired' };
  return status >= 200 && status < 300 ? { kind: 'applied' } : { kind: 'failed', text: said };
}

/** Applies to a position (section 7, `POST /api/jobs/{slug}/apply/`), always with an empty letter. Never throws. */
export async function applyToJob(slug: string): Promise<ApplyOutcome> {
  try {
    const { data, error, response } = await agency.POST('/api/jobs/{slug}/apply/', {
      params: { path: { slug } },
      body: { cover_letter: '' },
    });
    return readApplyOutcome(response.status, response.ok ? data : error);
  } catch {
    return { kind: 'unreachable' };
  }
}
