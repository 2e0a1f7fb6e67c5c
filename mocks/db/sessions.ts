/** Identifies visitors: candidates by the session cookie, subscribers by their token. */
import { credentials, csrf } from '#contract/generated/calls.ts';
import { type OperationId, operations } from '#contract/generated/operations.ts';
import { cookieJar } from '../cookies/jar.ts';
import { sessions, subscribers } from './collections.ts';
import { changeRecords } from './store.ts';

const { careersSession, tokenAuth } = credentials;

/** A call whose response, by the contract, sets the session cookie. */
type GivingId = 'careersLogin' | 'careersRegister';

/** Starts a session for the response of a call and returns its `Set-Cookie` headers. */
export async function signIn(_: GivingId, email: string): Promise<[name: string, value: string][]> {
  const id = crypto.randomUUID();
  await changeRecords(() => sessions.create({ id, email }));
  return cookieJar.deliver([
    `${careersSession.name}=${id}; Path=/; HttpOnly; SameSite=Lax`,
    `${csrf.cookie}=${crypto.randomUUID()}; Path=/; SameSite=Lax`,
  ]);
}

/** Email of the request's candidate; undefined without a valid session. */
export function findCandidate(request: Request): string | undefined {
  const id = cookieJar.read(request, careersSession.name);
  return id ? sessions.findFirst((q) => q.where({ id }))?.email : undefined;
}

/** Username of the token in the request; undefined for an unknown one. */
export function findSubscriber(request: Request): string | undefined {
  const header = request.headers.get(tokenAuth.name) ?? '';
  const key = header.startsWith(tokenAuth.prefix) && header.slice(tokenAuth.prefix.length);
  return key ? subscribers.findFirst((q) => q.where({ key }))?.username : undefined;
}

const senders = {
  careersSession: findCandidate,
  tokenAuth: findSubscriber,
} satisfies Record<keyof typeof credentials, (request: Request) => string | undefined>;

/** A call for which the contract requires a session or token. */
type PersonalId = {
  [Id in OperationId]: keyof typeof senders &
    (typeof operations)[Id]['security'][number] extends never
    ? never
    : Id;
}[OperationId];

/** Finds the senders of a request, by the security schemes of its call. The edge checks basic auth. */
export function findSenders(security: readonly string[], request: Request): (string | undefined)[] {
  const schemes = Object.entries(senders).filter(([scheme]) => security.includes(scheme));
  return schemes.map(([, find]) => find(request));
}

/** The sender of a request. Throws without one: `refusals.ts` has already refused such calls. */
export function senderOf(id: PersonalId, request: Request): string {
  const sender = findSenders(operations[id].security, request).find(Boolean);
  if (sender === undefined) throw new Error(`${id} needs a session, and the request has none`);
  return sender;
}

/** Hash of a password (cyrb53); the browser's storage has only the hash. Plain http has no `crypto.subtle`. */
export function hashPassword(password: string): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (const character of `mock ${password}`) {
    const code = character.codePointAt(0) ?? 0;
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (4294967296 * (2097151 & other) + (one >>> 0)).toString(16);
}

/** Compares two email addresses, ignoring case. */
export const isSameEmail = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();
