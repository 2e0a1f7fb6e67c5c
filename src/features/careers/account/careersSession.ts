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

/** `restoring` until storage and profile check have been read. `applied` holds slugs, in memory only. */
export type CareersSession =
  | { status: 'restoring' }
  | { status: 'signed-out' }
  | {
      status: 'signed-in';
      email: string;
      profile: CandidateProfile | null;
      applied: readonly string[];
    };

/** Whether a logout has deleted the session cookies: not yet, no, or yes. */
export type SignOut = 'pending' | 'failed' | 'done';

const userKey = 'site.careers.user';
const profileKey = 'site.careers.profile';
/** Shared by all tabs. */
const signedOutKey = 'site.careers.signed-out';

const restoring: CareersSession = { status: 'restoring' };

const state = atom<CareersSession>(restoring);
/** The last logout of this browser as far as this tab knows; null since the last sign-in. */
export const signOutAtom = atom<SignOut | null>(null);
/** True while an application waits for sign-in or profile; the dialogs then follow each other. */
export const applyInterruptedAtom = atom(false);

const store = getDefaultStore();

/** Requests of the careers session. */
export const careers = createSession('careers');

/** What was typed into the profile form and not saved, without the file. */
export const profileDraft = formDraft('careers.profile', profileFields);

const readSession = () => store.get(state);

/** Email of who is signed in now, or null. */
export function readEmail(): string | null {
  const session = readSession();
  return session.status === 'signed-in' ? session.email : null;
}

/** The session for rendering; `restoring` during hydration. */
export function useCareersSession(): CareersSession {
  const session = useAtomValue(state);
  return useHydrated() ? session : restoring;
}

/** Signs the tab in, or changes the profile. Whatever belonged to another email is dropped. */
export function enter(email: string, profile: CandidateProfile | null): void {
  const before = readSession();
  const applied = before.status === 'signed-in' && before.email === email ? before.applied : [];
  profileDraft.read(email);
  writeStored('sessionStorage', userKey, { email });
  if (profile) writeStored('sessionStorage', profileKey, profile);
  else removeStored('sessionStorage', profileKey);
  store.set(state, { status: 'signed-in', email, profile, applied });
}

/** Ends the session of the tab, for example when it has expired. A draft stays for its owner's next sign-in. */
export function leave(status: 'signed-out' | 'restoring' = 'signed-out'): void {
  careers.abort();
  removeStored('sessionStorage', userKey);
  removeStored('sessionStorage', profileKey);
  store.set(state, { status });
}

/** Marks a position as applied to by who is signed in. */
export function addApplied(slug: string): void {
  const session = readSession();
  if (session.status !== 'signed-in') return;
  store.set(state, { ...session, applied: [...session.applied, slug] });
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
export function readSignOut(): SignOut | null {
  const stored = readStored('localStorage', signedOutKey);
  const known = stored === null || stored === 'pending' || stored === 'failed';
  const signOut = known ? stored : 'done';
  store.set(signOutAtom, signOut);
  return signOut;
}

/** Tells all tabs how far the logout is; null after a sign-in. */
export function markSignOut(signOut: SignOut | null): void {
  if (signOut) writeStored('localStorage', signedOutKey, signOut);
  else removeStored('localStorage', signedOutKey);
  store.set(signOutAtom, signOut);
}
