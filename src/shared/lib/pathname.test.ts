import { expect, test } from 'vitest';
import { canonicalPath } from './pathname.ts';

test.each([
  ['/', '/'],
  ['/services/', '/services'],
  ['/services-details/3//', '/services-details/3'],
  ['/blog-single-sidebar/3', '/blog-single/3'],
  ['/blog-single/3/', '/blog-single/3'],
  ['/combinedcomponent', '/subscription'],
  ['/case-studies/1', '/case-studies/1'],
])('%s is kept as %s', (pathname, canonical) => {
  expect(canonicalPath(pathname)).toBe(canonical);
});
