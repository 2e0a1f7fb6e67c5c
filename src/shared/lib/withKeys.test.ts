import { expect, test } from 'vitest';
import { withKeys } from './withKeys.ts';

test.each([
  ['ids that repeat', [7, 7, 1, 7], ['7#1', '7#2', '1#1', '7#3']],
  ['ids that look like keys', ['a', 'a#1', 'a'], ['a#1', 'a#1#1', 'a#2']],
])('%s', (_, ids, keys) => {
  expect(withKeys<string | number>(ids, (id) => id).map(([key]) => key)).toEqual(keys);
});
