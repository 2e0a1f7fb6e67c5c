/** Browser storage that never throws. If it is blocked or full, values last until the page is closed. */

type Area = 'sessionStorage' | 'localStorage';

const unsaved = new Map<string, unknown>();

/** Reads a JSON value; null when there is none. A corrupt value is removed. */
export function readStored(area: Area, key: string): unknown {
  if (unsaved.has(key)) return unsaved.get(key);
  try {
    const value = window[area].getItem(key);
    return value === null ? null : JSON.parse(value);
  } catch {
    removeStored(area, key);
    return null;
  }
}

/** Stores a JSON value. */
export function writeStored(area: Area, key: string, value: unknown): void {
  unsaved.delete(key);
  try {
    window[area].setItem(key, JSON.stringify(value));
  } catch {
    unsaved.set(key, value);
  }
}

/** Removes a value. */
export function removeStored(area: Area, key: string): void {
  unsaved.delete(key);
  try {
    window[area].removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
