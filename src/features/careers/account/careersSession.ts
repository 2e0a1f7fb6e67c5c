/**
 * State of the careers session: in memory for rendering, in storage for the next page. `careersActions.ts` changes it.
 */
import { atom, getDefaultStore, useAtomValue } from 'jotai';
import type { Decoded } from '#contract/decoder.ts';
import { CandidateProfile, CareersUser } from '#contract/generated/decoders/agency/careers.ts';
import type { JsonSchema } from '#contract/jsonSchema.ts';
import { useHydrated } from '#hydration/useHydrated.ts';
import { decode } from '#shared/api/decode.ts';
import { createSession } from '#shared/api/session.ts';
import { formDraft } from '#shared/lib/formDraft.ts';
import { readStored, removeStored, writeStored } from '#shared/lib/storage.ts';
import { profileFields } from './profile.ts';

/** Who is signed in. `applied` has slugs of jobs, in memory only. */
export type Candidate = {
  email: string;
  profile: CandidateProfile | null;
  applied: readonly string[];
};

/** `restoring` until the session is read from storage or the profile check has responded. */
export type CareersSession =
  | { status: 'restoring' | 'signed-out' }
  | ({ status: 'signed-in' } & Candidate);

/** State of a logout: the session cookies are being deleted, could not be deleted, or are deleted. */
export type Logout = 'pending' | 'failed' | 'done';

const userKey = 'site.careers.user';
const profileKey = 'site.careers.profile';
/** Shared by all tabs. */
const logoutKey = 'site.careers.signed-out';

const restoring: CareersSession = { status: 'restoring' };

const sessionAtom = atom<CareersSession>(restoring);
/** The last known logout of this browser; null after a sign-in. */
export const logoutAtom = atom<Logout | null>(null);
/** True while an application waits for sign-in or profile; the profile dialog then follows the sign-in. */
export const applyInterruptedAtom = atom(false);

const store = getDefaultStore();

/** The session that all tabs share, and the requests of this tab that belong to it. */
export const browserSession = createSession('careers');

/** Unsaved input of the profile form, without the file. */
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
 * Signs the tab in, or replaces the profile of the same candidate and adds `applied` to the applications. Discards the
 * data of another candidate.
 */
export function signTabIn(
  email: string,
  profile: CandidateProfile | null,
  applied: readonly string[] = [],
): void {
  const before = readCandidate();
  const earlier = before?.email === email ? before.applied : [];
  const all = [...new Set([...earlier, ...applied])];
  // `read` deletes the draft of another candidate.
  profileDraft.read(email);
  writeStored('sessionStorage', userKey, { email });
  if (profile) writeStored('sessionStorage', profileKey, profile);
  else removeStored('sessionStorage', profileKey);
  store.set(sessionAtom, { status: 'signed-in', email, profile, applied: all });
}

/** Signs the tab out, for example when the session has expired. A draft stays until the candidate signs in again. */
export function signTabOut(status: 'signed-out' | 'restoring' = 'signed-out'): void {
  browserSession.abort();
  removeStored('sessionStorage', userKey);
  removeStored('sessionStorage', profileKey);
  store.set(sessionAtom, { status });
}

/** Reads a stored record with the decoder of the contract. Deletes an invalid one and returns null. */
function readRecord<S extends JsonSchema>(key: string, decoder: S): Decoded<S> | null {
  const value = decode(decoder, readStored('sessionStorage', key));
  if (value === undefined) removeStored('sessionStorage', key);
  return value ?? null;
}

/** User and profile that this tab has stored, each null if absent. */
export const readStoredUser = () => ({
  email: readRecord(userKey, CareersUser)?.email || null,
  profile: readRecord(profileKey, CandidateProfile),
});

/**
 * Reads the last logout (null after a sign-in) and updates `logoutAtom`. After a logout the profile check signs nobody
 * in, because the cookies may remain, and the backend's session outlives them.
 */
export function readLogout(): Logout | null {
  const stored = readStored('localStorage', logoutKey);
  // An unknown value counts as a logout, so that it signs nobody in.
  const isKnown = stored === null || stored === 'pending' || stored === 'failed';
  const logout = isKnown ? stored : 'done';
  store.set(logoutAtom, logout);
  return logout;
}

/** Stores the state of the logout for all tabs; null after a sign-in. */
export function markLogout(logout: Logout | null): void {
  if (logout) writeStored('localStorage', logoutKey, logout);
  else removeStored('localStorage', logoutKey);
  store.set(logoutAtom, logout);
}
