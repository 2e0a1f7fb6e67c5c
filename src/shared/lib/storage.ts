/** Browser storage that never throws: blocked, full or corrupt storage reads as empty and forgets. */

type Area = 'sessionStorage' | 'localStorage';

/** Reads a JSON value; null when there is none, and when it is corrupt (it is then removed). */
export function readStored(area: Area, key: string): unknown {
  try {
    const value = window[area].getItem(key);
    return value === null ? null : JSON.parse(value);
  } catch {
    removeStored(area, key);
    return null;
  }
}

/** Keeps a JSON value, where the browser allows it. */
export function writeStored(area: Area, key: string, value: unknown): void {
  try {
    window[area].setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still has the value in memory until the page is left.
  }
}

/** Removes a value. */
export function removeStored(area: Area, key: string): void {
  try {
    window[area].removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
