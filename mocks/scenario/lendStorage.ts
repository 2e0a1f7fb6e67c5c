/**
 * MSW reads its own cookies from localStorage while its modules load, and fails for good where that throws. The mock
 * keeps its cookies itself, so an empty storage may stand in for that moment.
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

/** Runs `load` with a localStorage that can be read, and gives the page its own back afterwards. */
export async function lendStorage<Result>(load: () => Promise<Result>): Promise<Result> {
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
