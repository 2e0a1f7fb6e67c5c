/**
 * MSW reads its cookies from localStorage while its modules load, and fails permanently when that throws. The mock
 * has its own cookie jar, so an empty storage can be injected during loading.
 */
import { findStorage } from './storage.ts';

const mswKey = '__msw-cookie-store__';

function canLoad(): boolean {
  try {
    const text = findStorage('localStorage')?.getItem(mswKey);
    return text === null || (text !== undefined && Array.isArray(JSON.parse(text)));
  } catch {
    return false;
  }
}

/** Runs `load` with a working localStorage and restores the page's own afterwards. */
export async function injectStorage<Result>(load: () => Promise<Result>): Promise<Result> {
  if (canLoad()) return load();
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
