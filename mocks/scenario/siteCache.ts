/** What the website itself remembers of a visitor; it would contradict a mock that starts over. */
import { findStorage } from './storage.ts';

/** True for a key of the website; the mock's own begin with `twinbridge.mock`. */
const isSiteKey = (key: string) =>
  key.startsWith('twinbridge.') && !key.startsWith('twinbridge.mock');

/** Removes the website's keys from a storage. One that refuses is left alone. */
export function forgetSiteKeys(storage: Storage | null): void {
  if (!storage) return;
  try {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    for (const key of keys) if (key !== null && isSiteKey(key)) storage.removeItem(key);
  } catch {
    return;
  }
}

/**
 * Lets the website remember a signed-in user, as after a sign-in in this tab: a candidate without a profile
 * cannot be told from the profile check alone.
 */
export function rememberSiteUser(email: string): void {
  try {
    findStorage('sessionStorage')?.setItem('twinbridge.careers.user', JSON.stringify({ email }));
  } catch {
    return;
  }
}

/** Removes what the website remembers in this browser and this tab. */
export function forgetSiteCache(): void {
  forgetSiteKeys(findStorage('localStorage'));
  forgetSiteKeys(findStorage('sessionStorage'));
}
