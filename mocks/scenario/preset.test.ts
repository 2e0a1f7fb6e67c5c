import { expect, test, vi } from 'vitest';
import { forgetSiteCache } from './preset.ts';

test('only the storage of the website is cleared; a denied one is ignored', () => {
  const storage: Record<string, unknown> = { 'site.careers.user': '', mock: '', other: '' };
  const removeItem = (key: string) => delete storage[key];
  Object.defineProperty(storage, 'removeItem', { value: removeItem });
  vi.stubGlobal('sessionStorage', storage);
  const get = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get });
  forgetSiteCache();
  expect(storage).toEqual({ mock: '', other: '' });
});
