/**
 * Runs `load` with an empty localStorage and restores the page's own afterwards. MSW reads its cookies from localStorage
 * while its modules load, and fails permanently when that throws. The mock has its own cookie jar.
 */
export async function injectStorage<Result>(load: () => Promise<Result>): Promise<Result> {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: { getItem: () => null, setItem: () => {} },
  });
  try {
    return await load();
  } finally {
    if (own) Object.defineProperty(globalThis, 'localStorage', own);
  }
}
