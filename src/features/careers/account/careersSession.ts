/** State of the careers session: in memory to render, in storage for the next page. `careersActions.ts` changes it. */
import { atom, getDefaultStore, useAtomValue } from 'jotai';
import type { Decoder } from '#contract/decoder.ts';
import { CandidateProfile, CareersUser } from '#contract/generated/decoders/agency/careers.ts';
import { useHydrated } from '#hydration/useHydrated.ts';
import { decode } from '#shared/api/decode.ts';
import { createSession } from '#shared/api/session.ts';
import { formDraft } from '#shared/lib/formDraft.ts';
import { readStored, removeStored, writeStored } from '#shared/lib/storage.ts';
import { profileFields } from './profile.ts';

/** Who is signed in. `applied` holds slugs, in memory only. */
export type Candidate = {
  email: string;
  profile: CandidateProfile | null;
  applied: readonly string[];
};

/** `restoring` until storage and profile check have been read. */
export type CareersSession =
  | { status: 'restoring' | 'signed-out' }
  | ({ status: 'signed-in' } & Candidate);

/** Whether a logout has deleted the session cookies: not yet, no, or yes. */
export type Logout = 'pending' | 'failed' | 'done';

const userKey = 'site.careers.user';
const profileKey = 'site.careers.profile';
/** Shared by all tabs. */
const logoutKey = 'site.careers.signed-out';

const restoring: CareersSession = { status: 'restoring' };

const sessionAtom = atom<CareersSession>(restoring);
/** The last logout of this browser as far as this tab knows; null since the last sign-in. */
export const logoutAtom = atom<Logout | null>(null);
/** True while an application waits for sign-in or profile; the dialogs then follow each other. */
export const applyInterruptedAtom = atom(false);

const store = getDefaultStore();

/** The session that all tabs share, and its requests. */
export const browserSession = createSession('careers');

/** What was typed into the profile form and not saved, without the file. */
export const profileDraft = formDraft('careers.profile', profileFields);

/** Who is signed in now, or null. */
export function readCandidate(): Candidate | null {
  const session = store.get(sessionAtom);
  return session.status === 'signed-in' ? session : null;
}

/** The session for rendering; `restoring` during hydration. */
export function useCareersSession(): CareersSession {
  const session = useAtomValue(sessionAtom);
  return useHydrated() ? session : restoring;
}

/**
 * Signs the tab in, or changes the profile. Positions that were applied to add up; whatever belonged to another email is
 * dropped.
 */
export function signTabIn(
  email: string,
  profile: CandidateProfile | null,
  applied: readonly string[] = [],
): void {
  const before = readCandidate();
  const known = before?.email === email ? before.applied : [];
  const all = [...new Set([...known, ...applied])];
  // Reading drops the draft of another owner.
  profileDraft.read(email);
  writeStored('sessionStorage', userKey, { email });
  if (profile) writeStored('sessionStorage', profileKey, profile);
  else removeStored('sessionStorage', profileKey);
  store.set(sessionAtom, { status: 'signed-in', email, profile, applied: all });
}

/** Signs the tab out, for example when the session has expired. A draft stays for its owner's next sign-in. */
export function signTabOut(status: 'signed-out' | 'restoring' = 'signed-out'): void {
  browserSession.abort();
  removeStored('sessionStorage', userKey);
  removeStored('sessionStorage', profileKey);
  store.set(sessionAtom, { status });
}

/** Reads a stored record with the decoder of the contract; null, and nothing is kept, for anything else. */
function readRecord<Value>(key: string, decoder: Decoder<Value>): Value | null {
  const value = decode(decoder, readStored('sessionStorage', key));
  if (value === undefined) removeStored('sessionStorage', key);
  return value ?? null;
}

/** User and profile that this tab has stored, null where there is none. */
export const readCache = () => ({
  email: readRecord(userKey, CareersUser)?.email || null,
  profile: readRecord(profileKey, CandidateProfile),
});

/**
 * The last logout, null since the last sign-in. While there is one, the profile check signs nobody in: its cookies may
 * still be there, and the session outlives them at the backend.
 */
export function readLogout(): Logout | null {
  const stored = readStored('localStorage', logoutKey);
  const known = stored === null || stored === 'pending' || stored === 'failed';
  const logout = known ? stored : 'done';
  store.set(logoutAtom, logout);
  return logout;
}

/** Tells all tabs how far the logout is; null after a sign-in. */
export function markLogout(logout: Logout | null): void {
  if (logout) writeStored('localStorage', logoutKey, logout);
  else removeStored('localStorage', logoutKey);
  store.set(logoutAtom, logout);
}
