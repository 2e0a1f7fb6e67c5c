/** Browser storage that never throws. If it is blocked or full, values last until the page is closed. */

type Area = 'sessionStorage' | 'localStorage';

const unsaved = {
  sessionStorage: new Map<string, unknown>(),
  localStorage: new Map<string, unknown>(),
};

/** Reads a JSON value; null when there is none. A corrupt value is removed. */
export function loadStored(area: Area, key: string): unknown {
  if (unsaved[area].has(key)) return unsaved[area].get(key);
  try {
    const value = window[area].getItem(key);
    return value === null ? null : JSON.parse(value);
  } catch {
    removeStored(area, key);
    return null;
  }
}

/** Stores a JSON value. Returns whether it outlasts the page. */
export function writeStored(area: Area, key: string, value: unknown): boolean {
  unsaved[area].delete(key);
  try {
    window[area].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    unsaved[area].set(key, value);
    return false;
  }
}

/** Removes all values whose key matches. */
export function removeMatching(area: Area, pattern: RegExp): void {
  const keys = [...unsaved[area].keys()];
  try {
    keys.push(...Object.keys(window[area]));
  } catch {
    // The browser stores nothing.
  }
  for (const key of keys) if (pattern.test(key)) removeStored(area, key);
}

/** Removes a value. */
export function removeStored(area: Area, key: string): void {
  unsaved[area].delete(key);
  try {
    window[area].removeItem(key);
  } catch {
    // The browser stores nothing.
  }
}
