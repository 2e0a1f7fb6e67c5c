/** Browser storage that never throws. If it is blocked, full or corrupt, reads return null and writes do nothing. */

type Area = 'sessionStorage' | 'localStorage';

/** Reads a JSON value; null when there is none. A corrupt value is removed. */
export function readStored(area: Area, key: string): unknown {
  try {
    const value = window[area].getItem(key);
    return value === null ? null : JSON.parse(value);
  } catch {
    removeStored(area, key);
    return null;
  }
}

export function writeStored(area: Area, key: string, value: unknown): void {
  try {
    window[area].setItem(key, JSON.stringify(value));
  } catch {
    // The value stays in memory until the page is closed.
  }
}

export function removeStored(area: Area, key: string): void {
  try {
    window[area].removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
