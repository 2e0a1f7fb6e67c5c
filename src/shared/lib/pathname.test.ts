import { expect, test } from 'vitest';
import { barePath, canonicalPath, isSamePage } from './pathname.ts';
import { isPaymentPage } from './paymentPages.ts';

test.each([
  ['/', '/'],
  ['', '/'],
  ['//', '/'],
  ['/services', '/services'],
  ['/services///', '/services'],
  ['/a//b/', '/a//b'],
])('barePath of %j is %j', (pathname, bare) => {
  expect(barePath(pathname)).toBe(bare);
});

test('the time is linear in the number of slashes', () => {
  // Quadratic time would exceed the time limit of the test.
  expect(barePath(`${'/'.repeat(500_000)}a`)).toHaveLength(500_001);
});

test.each([
  ['/combinedcomponent/', '/subscription'],
  ['/blog-single-sidebar/3', '/blog-single/3'],
  ['/blog-single/3/', '/blog-single/3'],
  ['/blog-single-sidebars', '/blog-single-sidebars'],
  ['/blog/combinedcomponent', '/blog/combinedcomponent'],
])('canonicalPath of %j is %j', (pathname, canonical) => {
  expect(canonicalPath(pathname)).toBe(canonical);
});

test('pages with the card form are known in every spelling', () => {
  const paths = ['/pricing', '/pricing/', '/combinedcomponent', '/pricing/1', '/careers', '/'];
  expect(paths.filter(isPaymentPage)).toEqual(['/pricing', '/pricing/', '/combinedcomponent']);
});

test('a slash at the end makes no other page, another letter does', () => {
  expect(isSamePage('/services', '/services/')).toBe(true);
  expect(isSamePage('/', '')).toBe(true);
  expect(isSamePage('/services', '/Services')).toBe(false);
});
