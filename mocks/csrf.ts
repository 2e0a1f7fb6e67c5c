import { HttpResponse } from 'msw';
import { examples } from '#contract/generated/agency.examples.ts';
import type { Match } from '#contract/matchOperation.ts';
import { readCookie } from './cookies/jar.ts';
import { csrfCookie, findSender } from './db/sessions.ts';

/** The 403 response to a write with a session but without the CSRF token; null for any other call. */
export function refuseWithoutToken(request: Request, { operation }: Match): Response | null {
  if (operation.method === 'GET' || operation.api !== 'agency' || !findSender(request)) return null;
  const token = readCookie(request, csrfCookie);
  if (token && request.headers.get('x-csrftoken') === token) return null;
  return HttpResponse.json(examples.applyToJob.csrfFailed, { status: 403 });
}
