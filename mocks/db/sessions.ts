/** Identifies visitors: candidates by the session cookie, subscribers by their token. */
import { credentials, csrf } from '#contract/generated/calls.ts';
import { cookieJar } from '../cookies/jar.ts';
import { changeRecords, records } from './store.ts';

const { careersSession, tokenAuth } = credentials;

/** Starts a candidate's session and returns the `Set-Cookie` headers of the response. */
export async function startSession(email: string): Promise<[name: string, value: string][]> {
  const id = crypto.randomUUID();
  await changeRecords(() => records.sessions.create({ id, email }));
  return cookieJar.deliver([
    `${careersSession.name}=${id}; Path=/; HttpOnly; SameSite=Lax`,
    `${csrf.cookie}=${crypto.randomUUID()}; Path=/; SameSite=Lax`,
  ]);
}

/** Email of the request's candidate; undefined without a valid session. */
export function findCandidate(request: Request): string | undefined {
  const id = cookieJar.read(request, careersSession.name);
  return id ? records.sessions.findFirst((q) => q.where({ id }))?.email : undefined;
}

/** Username of the token in the request; undefined for an unknown one. */
function findSubscriber(request: Request): string | undefined {
  const header = request.headers.get(tokenAuth.name) ?? '';
  const [, key] = header.split(tokenAuth.prefix);
  return key ? records.subscribers.findFirst((q) => q.where({ key }))?.username : undefined;
}

/**
 * Who sent a request, by the security schemes of its call: an email, a username, or '' if everybody may make the call.
 * Undefined for nobody; `refusals.ts` refuses such calls. The edge checks basic auth.
 */
export function findSender(security: readonly string[], request: Request): string | undefined {
  if (security.includes('careersSession')) return findCandidate(request);
  return security.includes('tokenAuth') ? findSubscriber(request) : '';
}

/** Compares two email addresses, ignoring case. */
export const isSameEmail = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();
