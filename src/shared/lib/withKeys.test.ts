import { expect, test } from 'vitest';
import { withKeys } from './withKeys.ts';

const keysOf = (ids: (string | number | null)[]) => withKeys(ids, (id) => id).map(([key]) => key);

test.each([
  ['ids that differ', [3, 1, 2], ['3', '1', '2']],
  ['ids that repeat', [7, 7, 1, 7], ['7', '7#2', '1', '7#3']],
  ['ids that look like repetitions', ['a', 'a#2', 'a'], ['a', 'a#2', 'a#3']],
  ['a repetition before its look-alike', ['a', 'a', 'a#2'], ['a', 'a#2', 'a#2#2']],
  ['no ids at all', [null, null], ['null', 'null#2']],
  ['empty ids', ['', ''], ['', '#2']],
  ['nothing', [], []],
])('%s', (_, ids, keys) => {
  expect(keysOf(ids)).toEqual(keys);
});

test('an item keeps its key when others come and go', () => {
  const key = (ids: number[]) => withKeys(ids, (id) => id).find(([, id]) => id === 5)?.[0];
  expect(key([1, 5, 9])).toBe(key([5]));
});

test('ten thousand items of one id still have a key each', () => {
  expect(new Set(keysOf(Array(10_000).fill(1))).size).toBe(10_000);
});
