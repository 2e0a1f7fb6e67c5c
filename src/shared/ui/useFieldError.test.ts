import { expect, test } from 'vitest';
import { lengthError } from './useFieldError.ts';

const limits = { required: true, minLength: 3, maxLength: 5 };

test.each([
  ['   ', limits, 'Please fill out this field.'],
  ['   ', { minLength: 3 }, ''],
  [' a ', { minLength: 3 }, 'Please use at least 3 characters; these are 1.'],
  ['abc', limits, ''],
  ['', limits, ''],
  ['abcde', limits, ''],
  ['abcdef', limits, 'Please use at most 5 characters; these are 6.'],
  ['😀😀😀😀', limits, ''],
  ['   ', { ...limits, mayBeBlank: true }, ''],
])('the length of "%s" within %o', (text, within, error) => {
  expect(lengthError(text, within)).toBe(error);
});
