/** The website's own stored data, which would contradict a reset mock. */
import { findStorage } from './storage.ts';

/** The mock's own keys begin with `twinbridge.mock`. */
const isSiteKey = (key: string) =>
  key.startsWith('twinbridge.') && !key.startsWith('twinbridge.mock');

/** Removes the website's keys; ignores a storage that throws. */
export function forgetSiteKeys(
  storage: Pick<Storage, 'length' | 'key' | 'removeItem'> | null,
): void {
  try {
    const keys = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index));
    for (const key of keys) if (key && isSiteKey(key)) storage?.removeItem(key);
  } catch {
    return;
  }
}

/** Removes the website's data in this browser and tab. */
export function forgetSiteCache(): void {
  forgetSiteKeys(findStorage('localStorage'));
  forgetSiteKeys(findStorage('sessionStorage'));
}
