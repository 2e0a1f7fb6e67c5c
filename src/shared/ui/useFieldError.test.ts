import { expect, test } from 'vitest';
import { textError } from './useFieldError.ts';

const limits = { required: true, minLength: 3, maxLength: 5 };
const email = { format: 'email' };
const noEmail = 'Please enter an email address such as name@example.com.';

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
  [' ada@hart.example ', email, ''],
  ['', email, ''],
  ['ada..hart@home.example', email, noEmail],
  ['.ada@home.example', email, noEmail],
  ['ada@localhost', email, noEmail],
])('the text "%s" within %o', (text, within, error) => {
  expect(textError(text, within)).toBe(error);
});
