/** The stored resume over HTTP: all have one URL, at which each candidate finds their own. */
import { examples } from '#contract/generated/agency.examples.ts';
import { profiles } from './db/collections.ts';
import { resumeUrl } from './db/describeProfile.ts';
import { findSender } from './db/sessions.ts';
import { ready } from './db/store.ts';

/** The resume of the request's candidate; null for another path. */
export async function respondWithResume(request: Request): Promise<Response | null> {
  if (new URL(request.url).pathname !== resumeUrl) return null;
  await ready();
  const email = findSender(request);
  const content = email && profiles.findFirst((q) => q.where({ email }))?.resume.content;
  const headers = { 'Cache-Control': 'no-store' };
  if (!content) return Response.json(examples.checkProfile.notSignedIn, { status: 401, headers });
  return new Response(Buffer.from(content, 'base64'), {
    headers: { ...headers, 'Content-Type': 'application/pdf' },
  });
}
