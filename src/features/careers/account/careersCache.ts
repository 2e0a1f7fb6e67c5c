/** What the tab remembers of the career session (section 3): a cache of what the server decided, cleared on logout. */

import { isRecord } from '#shared/api/tolerant.ts';
import { readStored, removeStored, writeStored } from '#shared/lib/storage.ts';
import { type ProfileRecord, profileFields } from './profile.ts';

const userKey = 'twinbridge.careers.user';
const profileKey = 'twinbridge.careers.profile';
/** No logout call is specified, so the server's cookie survives; this marker keeps the check from signing in again, in all tabs. */
export const signedOutKey = 'twinbridge.careers.signed-out';

function isProfileRecord(value: unknown): value is ProfileRecord {
  if (!isRecord(value) || !isRecord(value.fields) || !isRecord(value.lists)) return false;
  const { fields, lists } = value;
  return (
    profileFields.every((name) => typeof fields[name] === 'string') &&
    ['language_ids', 'education', 'work_experience', 'skills'].every((name) =>
      Array.isArray(lists[name]),
    )
  );
}

/** The remembered user's email, or null. */
export function readCachedEmail(): string | null {
  const user = readStored('sessionStorage', userKey);
  if (isRecord(user) && typeof user.email === 'string' && user.email) return user.email;
  removeStored('sessionStorage', userKey);
  return null;
}

/** The remembered profile, or null. */
export function readCachedProfile(): ProfileRecord | null {
  const profile = readStored('sessionStorage', profileKey);
  if (isProfileRecord(profile)) return profile;
  removeStored('sessionStorage', profileKey);
  return null;
}

/** Remembers user and profile; a null profile is forgotten. */
export function writeCache(email: string, profile: ProfileRecord | null): void {
  writeStored('sessionStorage', userKey, { email });
  if (profile) writeStored('sessionStorage', profileKey, profile);
  else removeStored('sessionStorage', profileKey);
}

/** Forgets user and profile. */
export function clearCache(): void {
  removeStored('sessionStorage', userKey);
  removeStored('sessionStorage', profileKey);
}

/** Whether the visitor logged out and has not signed in since, in any tab. */
export const isMarkedSignedOut = () => readStored('localStorage', signedOutKey) === true;

/** Sets or removes the marker. */
export function markSignedOut(signedOut: boolean): void {
  if (signedOut) writeStored('localStorage', signedOutKey, true);
  else removeStored('localStorage', signedOutKey);
}
