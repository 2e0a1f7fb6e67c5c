/** The page's storages. A browser may refuse them, which must never stop the mock. */

/** localStorage or sessionStorage; null where even touching it throws. */
export function findStorage(kind: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return globalThis[kind];
  } catch {
    return null;
  }
}
