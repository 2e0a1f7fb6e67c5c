import { expect, test } from 'vitest';
import { list, optionalText, positiveInteger, text, textList } from './tolerant.ts';

const odd = [null, undefined, true, {}, [], Number.NaN, () => 1];

test.each(odd)('%s is no text, list or id', (value) => {
  if (!(typeof value === 'number')) expect(text(value)).toBe('');
  expect(optionalText(Array.isArray(value) ? value : null)).toBeNull();
  expect(positiveInteger(value)).toBeNull();
  expect(list(value)).toEqual([]);
});

test('texts are trimmed and numbers written out', () => {
  expect(text('  a ')).toBe('a');
  expect(text(7)).toBe('7');
  expect(text('a\ud800b\udc00 \u{1f600}')).toBe('a\ufffdb\ufffd \u{1f600}');
  expect(optionalText('   ')).toBeNull();
  expect(textList(['a', null, ' ', 2, {}])).toEqual(['a', '2']);
});

test.each([
  [3, 3],
  ['3', 3],
  ['03', 3],
  [0, null],
  [-1, null],
  [1.5, null],
  ['1e3', null],
  ['abc', null],
  ['', null],
  ['99999999999999999999', null],
])('id %s → %s', (value, id) => {
  expect(positiveInteger(value)).toBe(id);
});
