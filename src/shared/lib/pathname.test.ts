import { expect, test } from 'vitest';
import { barePath, canonicalPath, isSamePage } from './pathname.ts';
import { isPaymentPage } from './paymentPages.ts';

test.each([
  ['/', '/'],
  ['', '/'],
  ['//', '/'],
  ['/services', '/services'],
  ['/services/', '/services'],
  ['/services///', '/services'],
  ['/a//b/', '/a//b'],
])('barePath of %j is %j', (pathname, bare) => {
  expect(barePath(pathname)).toBe(bare);
});

test('the time is linear in the number of slashes', () => {
  const slashes = `${'/'.repeat(500_000)}a`;
  const started = performance.now();
  expect(barePath(slashes)).toBe(slashes);
  // Quadratic time would be minutes.
  expect(performance.now() - started).toBeLessThan(5000);
});

test.each([
  ['/combinedcomponent', '/subscription'],
  ['/combinedcomponent/', '/subscription'],
  ['/blog-single-sidebar/3', '/blog-single/3'],
  ['/blog-single/3/', '/blog-single/3'],
  ['/blog-single-sidebars', '/blog-single-sidebars'],
  ['/blog/combinedcomponent', '/blog/combinedcomponent'],
  ['/', '/'],
])('canonicalPath of %j is %j', (pathname, canonical) => {
  expect(canonicalPath(pathname)).toBe(canonical);
});

test.each([
  ['/pricing', true],
  ['/pricing/', true],
  ['/combinedcomponent', true],
  ['/pricing/1', false],
  ['/careers', false],
  ['/', false],
])('whether %j is a page with the card form: %j', (pathname, is) => {
  expect(isPaymentPage(pathname)).toBe(is);
});

test.each([
  ['/services', '/services/', true],
  ['/', '', true],
  ['/services', '/Services', false],
  ['/services-details/1', '/services', false],
])('whether %j and %j are the same page: %j', (first, second, same) => {
  expect(isSamePage(first, second)).toBe(same);
});
