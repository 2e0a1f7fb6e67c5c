/** Session storage of the careers session: user and profile. Cleared on logout. */

import type { Decoder } from '#contract/decoder.ts';
import { CandidateProfile, CareersUser } from '#contract/generated/decoders/agency/careers.ts';
import { decode } from '#shared/api/decode.ts';
import { formDraft } from '#shared/lib/formDraft.ts';
import { readStored, removeStored, writeStored } from '#shared/lib/storage.ts';
import { profileFields } from './profile.ts';

const userKey = 'twinbridge.careers.user';
const profileKey = 'twinbridge.careers.profile';
/** Key of the sign-out, which all tabs share. */
export const signedOutKey = 'twinbridge.careers.signed-out';

/** Reads a stored record with the decoder of the contract; null, and nothing is kept, for anything else. */
function readRecord<Value>(key: string, decoder: Decoder<Value>): Value | null {
  const value = decode(decoder, readStored('sessionStorage', key));
  if (value === undefined) removeStored('sessionStorage', key);
  return value ?? null;
}

export const readCachedEmail = () => readRecord(userKey, CareersUser)?.email || null;

export const readCachedProfile = () => readRecord(profileKey, CandidateProfile);

/** Stores user and profile; null removes the profile. */
export function writeCache(email: string, profile: CandidateProfile | null): void {
  writeStored('sessionStorage', userKey, { email });
  if (profile) writeStored('sessionStorage', profileKey, profile);
  else removeStored('sessionStorage', profileKey);
}

/** Unsaved input of the profile form, without the file. */
export const profileDraft = formDraft('careers.profile', profileFields);

export function clearCache(): void {
  removeStored('sessionStorage', userKey);
  removeStored('sessionStorage', profileKey);
}

/** Whether a logout has deleted the session cookies: not yet, no, or yes. */
export type SignOut = 'pending' | 'failed' | 'done';

/**
 * The last logout, null since the last sign-in. While there is one, the profile check signs nobody in: its cookies may
 * still be there, and the session outlives them at the backend.
 */
export function readSignOut(): SignOut | null {
  const stored = readStored('localStorage', signedOutKey);
  if (stored === null || stored === 'pending' || stored === 'failed') return stored;
  return 'done';
}

export function markSignedOut(signOut: SignOut | null): void {
  if (signOut) writeStored('localStorage', signedOutKey, signOut);
  else removeStored('localStorage', signedOutKey);
}
