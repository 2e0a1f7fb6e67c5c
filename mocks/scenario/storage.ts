/** localStorage or sessionStorage; null when the browser denies access. */
export function findStorage(kind: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return globalThis[kind];
  } catch {
    return null;
  }
}
