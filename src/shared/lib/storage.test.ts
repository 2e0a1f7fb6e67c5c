import { expect, test, vi } from 'vitest';
import { loadStored, writeStored } from './storage.ts';

test('a value that the browser refuses stays in memory until another one is stored', () => {
  const setItem = vi.fn();
  const getItem = () => setItem.mock.lastCall?.[1] ?? null;
  vi.stubGlobal('window', { sessionStorage: { setItem, getItem } });
  setItem.mockImplementationOnce(() => {
    throw new Error('The storage is full.');
  });
  for (const value of ['refused', 'stored']) {
    writeStored('sessionStorage', 'key', value);
    expect(loadStored('sessionStorage', 'key')).toBe(value);
  }
});
