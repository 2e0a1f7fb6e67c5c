/** The website's own stored data, which would contradict a reset mock. */
import { findStorage } from './storage.ts';

/** The mock's own keys begin with `twinbridge.mock`. */
const isSiteKey = (key: string) =>
  key.startsWith('twinbridge.') && !key.startsWith('twinbridge.mock');

type Keys = Pick<Storage, 'length' | 'key' | 'removeItem'>;

/** Removes the website's keys; ignores a storage that throws. */
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
 * Stores a signed-in candidate as the website does after a sign-in; the profile check alone does not identify a
 * candidate without a profile.
 */
export const rememberCandidate = (email: string) =>
  rememberInTab('twinbridge.careers.user', { email });

/** Stores a subscriber as the website does after a login. */
export const rememberSubscriber = ({ key, username }: { key: string; username: string }) =>
  rememberInTab('twinbridge.subscription.account', { key, username });

/** Removes the website's data in this browser and tab. */
export function forgetSiteCache(): void {
  forgetSiteKeys(findStorage('localStorage'));
  forgetSiteKeys(findStorage('sessionStorage'));
}
