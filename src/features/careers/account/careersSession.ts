import { atom, useAtomValue } from 'jotai';
import type { CandidateProfile } from '#contract/generated/decoders/agency/careers.ts';
import { useHydrated } from '#hydration/useHydrated.ts';
import { authenticate, checkProfile } from './careersAccount.ts';
import {
  clearCache,
  markSignedOut,
  profileDraft,
  readCachedEmail,
  readCachedProfile,
  readSignOut,
  type SignOut,
  writeCache,
} from './careersCache.ts';
import { type TabMessage, tellTabs } from './careersTabs.ts';
import { finishSignOutAtom, inTurn, readSignOutAtom } from './signOut.ts';

/** `restoring` until storage and profile check have been read. */
export type CareersSession =
  | { status: 'restoring' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; email: string; profile: CandidateProfile | null };

const restoring: CareersSession = { status: 'restoring' };
const signedOut: CareersSession = { status: 'signed-out' };

const state = atom<CareersSession>(restoring);
const applied = atom<ReadonlySet<string>>(new Set<string>());

export const careersSessionAtom = atom((get) => get(state));

/** Careers session for rendering; `restoring` during hydration. */
export function useCareersSession(): CareersSession {
  const session = useAtomValue(careersSessionAtom);
  return useHydrated() ? session : restoring;
}

/** Slugs of jobs applied to, in memory only. */
export const appliedAtom = atom((get) => get(applied));

/** True while an application waits for sign-in or profile; the dialogs then follow each other. */
export const applyInterruptedAtom = atom(false);

const addAppliedAtom = atom(null, (get, set, slug: string) => {
  set(applied, new Set([...get(applied), slug]));
});

/** Marks a position as applied to, in all tabs. */
export const markAppliedAtom = atom(null, (_get, set, slug: string) => {
  set(addAppliedAtom, slug);
  tellTabs({ type: 'applied', slug });
});

const enterAtom = atom(null, (_get, set, email: string, profile: CandidateProfile | null) => {
  writeCache(email, profile);
  set(state, { status: 'signed-in', email, profile });
});

/** Ends the session without a toast, for example when it expired. Drafts stay for the next sign-in. */
export const endSessionAtom = atom(null, (_get, set) => {
  clearCache();
  set(applied, new Set<string>());
  set(state, signedOut);
});

/** Follows a logout in this or another tab, which ends the session with all data of the user, and a new sign-in. */
export const followLogOutAtom = atom(null, (_get, set) => {
  set(readSignOutAtom);
  if (readSignOut() === null) return;
  profileDraft.clear();
  set(endSessionAtom);
});

/** Logs out: clears user, profile and applied jobs at once, then the cookies. Resolves as `finishSignOutAtom` does. */
export const logOutAtom = atom(null, (_get, set): Promise<SignOut | null> => {
  markSignedOut('pending');
  set(followLogOutAtom);
  return set(finishSignOutAtom);
});

/**
 * Runs the profile check and stores the result. Without a profile the known user stays; without a session the visitor
 * is signed out.
 */
export const checkSessionAtom = atom(null, async (_get, set, knownEmail: string | null) => {
  const outcome = await checkProfile();
  const profile = outcome.signedIn ? outcome.profile : null;
  const email = profile?.user?.email ?? knownEmail;
  if (outcome.signedIn && email) set(enterAtom, email, profile);
  else set(endSessionAtom);
  if (outcome.signedIn && !email) tellTabs({ type: 'who' });
});

/** Follows what another tab tells. */
export const followTabAtom = atom(null, async (get, set, message: TabMessage) => {
  const session = get(state);
  const email = session.status === 'signed-in' ? session.email : null;
  if (message.type === 'who' && email) tellTabs({ type: 'signed-in', email });
  if (message.type === 'applied' && email) set(addAppliedAtom, message.slug);
  if (message.type !== 'signed-in') return;
  const isKnown = session.status === 'signed-in' && session.profile && email === message.email;
  if (!isKnown) await set(checkSessionAtom, message.email);
});

/**
 * Restores the session on page load: from storage when it has user and profile, otherwise by the profile check. After a
 * logout it deletes cookies that are left.
 */
export const restoreSessionAtom = atom(null, async (_get, set) => {
  if (readSignOut() !== null) {
    profileDraft.clear();
    set(endSessionAtom);
    await set(finishSignOutAtom);
    return;
  }
  const email = readCachedEmail();
  const profile = readCachedProfile();
  if (email && profile) set(state, { status: 'signed-in', email, profile });
  else await set(checkSessionAtom, email);
});

/** A registration when `confirmation` is not null. */
export type AuthRequest = { email: string; password: string; confirmation: string | null };

/** Signs in or registers. Throws `ApiError`. */
export const authenticateAtom = atom(null, async (_get, set, request: AuthRequest) => {
  const { email, profile } = await inTurn(async () => {
    const entered = await authenticate(request.email, request.password, request.confirmation);
    markSignedOut(null);
    return entered;
  });
  set(readSignOutAtom);
  set(enterAtom, email, profile);
  // Without a profile in the response, the profile check may add one. It cannot undo the sign-in.
  if (!profile) {
    const check = await checkProfile();
    if (check.signedIn && check.profile) set(enterAtom, email, check.profile);
  }
  tellTabs({ type: 'signed-in', email });
});

export const profileSavedAtom = atom(null, (get, set, profile: CandidateProfile) => {
  const session = get(state);
  if (session.status !== 'signed-in') return;
  set(enterAtom, session.email, profile);
  tellTabs({ type: 'signed-in', email: session.email });
});
