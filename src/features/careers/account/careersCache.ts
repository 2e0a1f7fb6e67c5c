/** Session storage of the careers session: user and profile. Cleared on logout. */

import type { Decoder } from '#contract/decoder.ts';
import { CandidateProfile, CareersUser } from '#contract/generated/decoders/agency/careers.ts';
import { decode } from '#shared/api/decode.ts';
import { formDraft } from '#shared/lib/formDraft.ts';
import { readStored, removeStored, writeStored } from '#shared/lib/storage.ts';
import { profileFields } from './profile.ts';

const userKey = 'twinbridge.careers.user';
const profileKey = 'twinbridge.careers.profile';
/**
 * There is no logout operation, so the session cookie survives. This marker prevents the profile check from signing in
 * again, in all tabs.
 */
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

export const isMarkedSignedOut = () => readStored('localStorage', signedOutKey) === true;

export function markSignedOut(signedOut: boolean): void {
  if (signedOut) writeStored('localStorage', signedOutKey, true);
  else removeStored('localStorage', signedOutKey);
}
