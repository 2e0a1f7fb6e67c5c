/** Access to the tab's URL and storages. A storage may deny access or be full. */

/** localStorage or sessionStorage; null when the browser denies access. */
export function findStorage(name: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return globalThis[name];
  } catch {
    return null;
  }
}

/** The value that the tab has stored under a key; null without one. */
export function recall(key: string): unknown {
  try {
    return JSON.parse(findStorage('sessionStorage')?.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value for the tab; without storage a reload loses it. */
export function remember(key: string, value: unknown): void {
  try {
    findStorage('sessionStorage')?.setItem(key, JSON.stringify(value));
  } catch {}
}

/** Reads and removes a parameter of the URL, so that a reload does not apply it again. */
export function takeUrlParameter(name: string): string | null {
  const url = new URL(location.href);
  const value = url.searchParams.get(name);
  if (value === null) return null;
  url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
  return value;
}
