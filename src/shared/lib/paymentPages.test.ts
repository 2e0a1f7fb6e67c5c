import { expect, test } from 'vitest';
import { isPaymentPage } from './paymentPages.ts';

test.each([
  ['/pricing', true],
  ['/pricing/', true],
  ['/login', true],
  ['/', false],
  ['/pricing/more', false],
  ['/Pricing', false],
])('%s is a payment page: %s', (pathname, expected) => {
  expect(isPaymentPage(pathname)).toBe(expected);
});
