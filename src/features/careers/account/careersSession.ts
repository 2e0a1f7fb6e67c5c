/** The career session (section 4): who is signed in, their profile, and the positions that they applied to. */
import { atom } from 'jotai';
import { authenticate, checkProfile } from './careersAccount.ts';
import {
  clearCache,
  clearProfileDraft,
  isMarkedSignedOut,
  markSignedOut,
  readCachedEmail,
  readCachedProfile,
  writeCache,
} from './careersCache.ts';
import type { ProfileRecord } from './profile.ts';

/** `restoring` until the first look into cache and server is done. */
export type CareersSession =
  | { status: 'restoring' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; email: string; profile: ProfileRecord | null };

const signedOut: CareersSession = { status: 'signed-out' };

const state = atom<CareersSession>({ status: 'restoring' });
const applied = atom<ReadonlySet<string>>(new Set<string>());

/** The session, to read. */
export const careersSessionAtom = atom((get) => get(state));

/** Slugs of positions applied to, in memory only; the server says again what it knows. */
export const appliedAtom = atom((get) => get(applied));

/** True while an application waits for sign-in or profile; these then follow each other by themselves, up to the Apply button. */
export const applyInterruptedAtom = atom(false);

/** Marks a position as applied to. */
export const markAppliedAtom = atom(null, (get, set, slug: string) => {
  set(applied, new Set([...get(applied), slug]));
});

const enterAtom = atom(null, (_get, set, email: string, profile: ProfileRecord | null) => {
  writeCache(email, profile);
  set(state, { status: 'signed-in', email, profile });
});

/** Ends the session without a word, as when it has expired. What was typed stays for whoever signs in again. */
export const endSessionAtom = atom(null, (_get, set) => {
  clearCache();
  set(applied, new Set<string>());
  set(state, signedOut);
});

/** Ends the session here after a logout in this tab or another one: nothing of the user stays. */
export const followLogOutAtom = atom(null, (_get, set) => {
  clearProfileDraft();
  set(endSessionAtom);
});

/** Logs out: clears user, profile and applied set, and keeps the server's surviving cookie from signing in again. */
export const logOutAtom = atom(null, (_get, set) => {
  markSignedOut(true);
  set(followLogOutAtom);
});

/**
 * Asks the server who is signed in and takes over what it says. With a session but without a profile the
 * known user stays; without a session the visitor is signed out.
 */
export const checkSessionAtom = atom(null, async (_get, set, knownEmail: string | null) => {
  const outcome = await checkProfile();
  const profile = outcome.signedIn ? outcome.profile : null;
  const email = profile?.email ?? knownEmail;
  if (outcome.signedIn && email) set(enterAtom, email, profile);
  else set(endSessionAtom);
});

/** On page load: the cache when it holds user and profile, otherwise the check (section 4). */
export const restoreSessionAtom = atom(null, async (_get, set) => {
  if (isMarkedSignedOut()) {
    set(followLogOutAtom);
    return;
  }
  const email = readCachedEmail();
  const profile = readCachedProfile();
  if (email && profile) set(state, { status: 'signed-in', email, profile });
  else await set(checkSessionAtom, email);
});

/** What `authenticateAtom` takes: a confirmation makes it a registration. */
export type AuthRequest = { email: string; password: string; confirmation: string | null };

/** Signs in or registers. Throws `ApiError`. */
export const authenticateAtom = atom(null, async (_get, set, request: AuthRequest) => {
  const { email, profile } = await authenticate(
    request.email,
    request.password,
    request.confirmation,
  );
  markSignedOut(false);
  set(enterAtom, email, profile ?? null);
  // Without a profile in the response the check is asked. It may add one, but not undo the sign-in.
  if (!profile) {
    const check = await checkProfile();
    if (check.signedIn && check.profile) set(enterAtom, email, check.profile);
  }
});

/** Takes over a profile that was just saved. */
export const profileSavedAtom = atom(null, (get, set, profile: ProfileRecord) => {
  const session = get(state);
  if (session.status === 'signed-in') set(enterAtom, session.email, profile);
});
