/** What the tab remembers of the career session (section 3): a cache of what the server decided, cleared on logout. */

import { isRecord } from '#shared/api/tolerant.ts';
import { readStored, removeStored, writeStored } from '#shared/lib/storage.ts';
import { type ProfileRecord, profileFields } from './profile.ts';

const userKey = 'twinbridge.careers.user';
const profileKey = 'twinbridge.careers.profile';
const draftKey = 'twinbridge.careers.profile-draft';
/** No logout call is specified, so the server's cookie survives; this marker keeps the check from signing in again, in all tabs. */
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

/** What a user has typed into the profile form and not saved, or null. Nobody else's is given. */
export function readProfileDraft(email: string): Fields | null {
  const draft = readStored('sessionStorage', draftKey);
  return isRecord(draft) && draft.email === email && isFields(draft.fields) ? draft.fields : null;
}

/** Remembers what a user has typed into the profile form; never the file. */
export function writeProfileDraft(email: string, fields: Fields): void {
  writeStored('sessionStorage', draftKey, { email, fields });
}

/** Forgets what was typed into the profile form. */
export const clearProfileDraft = () => removeStored('sessionStorage', draftKey);

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
