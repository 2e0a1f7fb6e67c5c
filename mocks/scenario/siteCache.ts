/** The website's own stored data, which would contradict a reset mock. */
import { findStorage } from './storage.ts';

/** The mock's own keys begin with `mock`. */
const isSiteKey = (key: string) => key.startsWith('site.') && !key.startsWith('mock');

/** Removes the website's data in this browser and tab. */
export function forgetSiteCache(): void {
  for (const storage of [findStorage('localStorage'), findStorage('sessionStorage')]) {
    for (const key of Object.keys(storage ?? {})) if (isSiteKey(key)) storage?.removeItem(key);
  }
}
