/** The website's own stored data, which would contradict a reset mock. */
import { findStorage } from './storage.ts';

/** Removes the website's data in this browser and tab. */
export function forgetSiteCache(): void {
  for (const storage of [findStorage('localStorage'), findStorage('sessionStorage')]) {
    const keys = Object.keys(storage ?? {}).filter((key) => key.startsWith('site.'));
    for (const key of keys) storage?.removeItem(key);
  }
}
