/** Session storage of the careers session: user and profile. Cleared on logout. */

import { isRecord } from '#shared/api/tolerant.ts';
import { formDraft } from '#shared/lib/formDraft.ts';
import { readStored, removeStored, writeStored } from '#shared/lib/storage.ts';
import { type ProfileRecord, profileFields } from './profile.ts';

const userKey = 'twinbridge.careers.user';
const profileKey = 'twinbridge.careers.profile';
/** Key of the sign-out, which all tabs share. */
export const signedOutKey = 'twinbridge.careers.signed-out';

type Fields = ProfileRecord['fields'];

const isFields = (value: unknown): value is Fields =>
  isRecord(value) && profileFields.every((name) => typeof value[name] === 'string');

function isProfileRecord(value: unknown): value is ProfileRecord {
  if (!isRecord(value) || !isRecord(value.lists)) return false;
  const { fields, lists } = value;
  return (
    isFields(fields) &&
    ['language_ids', 'education', 'work_experience', 'skills'].every((name) =>
      Array.isArray(lists[name]),
    )
  );
}

export function readCachedEmail(): string | null {
  const user = readStored('sessionStorage', userKey);
  if (isRecord(user) && typeof user.email === 'string' && user.email) return user.email;
  removeStored('sessionStorage', userKey);
  return null;
}

export function readCachedProfile(): ProfileRecord | null {
  const profile = readStored('sessionStorage', profileKey);
  if (isProfileRecord(profile)) return profile;
  removeStored('sessionStorage', profileKey);
  return null;
}

/** Stores user and profile; null removes the profile. */
export function writeCache(email: string, profile: ProfileRecord | null): void {
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
