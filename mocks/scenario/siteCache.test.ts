import { expect, test } from 'vitest';
import { forgetSiteKeys } from './siteCache.ts';

function createStorage(keys: string[]) {
  const left = new Set(keys);
  const storage = {
    get length() {
      return left.size;
    },
    key: (index: number) => [...left][index] ?? null,
    removeItem: (key: string) => left.delete(key),
  };
  return { left, storage };
}

test('the website forgets, the mock and strangers do not', () => {
  const { left, storage } = createStorage([
    'twinbridge.careers.user',
    'twinbridge.mock',
    'twinbridge.mock.records',
    'twinbridge.signedOut',
    'other',
  ]);
  forgetSiteKeys(storage);
  expect([...left]).toEqual(['twinbridge.mock', 'twinbridge.mock.records', 'other']);
});

test('a storage that refuses is left alone', () => {
  const refusing = {
    get length(): number {
      throw new DOMException('refused', 'SecurityError');
    },
  };
  expect(() => forgetSiteKeys(refusing as Storage)).not.toThrow();
  expect(() => forgetSiteKeys(null)).not.toThrow();
});
