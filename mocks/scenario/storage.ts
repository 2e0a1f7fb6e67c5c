/** The browser's storages, which may refuse access or be full. */

/** localStorage or sessionStorage; null when the browser denies access. */
export function findStorage(name: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return globalThis[name];
  } catch {
    return null;
  }
}

/** The value that the tab remembers under a key; null without one. */
export function recall(key: string): unknown {
  try {
    return JSON.parse(findStorage('sessionStorage')?.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Remembers a value for the tab. Without storage it is forgotten at the next reload. */
export function remember(key: string, value: unknown): void {
  try {
    findStorage('sessionStorage')?.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
}
