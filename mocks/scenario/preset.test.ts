import { expect, test, vi } from 'vitest';
import { forgetSiteCache } from './preset.ts';

const left = { mock: '', 'mock.records': '', other: '' };

/** A storage with data of the website, of the mock and of others. */
function stubStorage(name: 'localStorage' | 'sessionStorage') {
  const storage: Record<string, unknown> = {
    'site.careers.user': '',
    'site.signedOut': '',
    ...left,
  };
  const removeItem = (key: string) => delete storage[key];
  Object.defineProperty(storage, 'removeItem', { value: removeItem });
  vi.stubGlobal(name, storage);
  return storage;
}

test('only the storage of the website is cleared', () => {
  const storages = [stubStorage('localStorage'), stubStorage('sessionStorage')];
  forgetSiteCache();
  expect(storages).toEqual([left, left]);
});

test('a denied storage is ignored', () => {
  const storage = stubStorage('sessionStorage');
  const get = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get });
  forgetSiteCache();
  expect(storage).toEqual(left);
});
