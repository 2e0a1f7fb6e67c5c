/** What the website itself remembers of a visitor; it would contradict a mock that starts over. */
import { findStorage } from './storage.ts';

/** True for a key of the website; the mock's own begin with `twinbridge.mock`. */
const isSiteKey = (key: string) =>
  key.startsWith('twinbridge.') && !key.startsWith('twinbridge.mock');

type Keys = Pick<Storage, 'length' | 'key' | 'removeItem'>;

/** Removes the website's keys from a storage. One that refuses is left alone. */
export function forgetSiteKeys(storage: Keys | null): void {
  if (!storage) return;
  try {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    for (const key of keys) if (key !== null && isSiteKey(key)) storage.removeItem(key);
  } catch {
    return;
  }
}

function rememberInTab(key: string, value: object): void {
  try {
    findStorage('sessionStorage')?.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
}

/**
 * Lets the website remember a signed-in candidate, as after a sign-in in this tab: one without a profile cannot be told
 * from the profile check alone.
 */
export const rememberCandidate = (email: string) =>
  rememberInTab('twinbridge.careers.user', { email });

/** Lets the website remember a subscriber, as after a login in this tab. */
export const rememberSubscriber = ({ key, username }: { key: string; username: string }) =>
  rememberInTab('twinbridge.subscription.account', { key, username });

/** Removes what the website remembers in this browser and this tab. */
export function forgetSiteCache(): void {
  forgetSiteKeys(findStorage('localStorage'));
  forgetSiteKeys(findStorage('sessionStorage'));
}
