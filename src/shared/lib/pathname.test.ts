import { expect, test } from 'vitest';
import { barePath } from './pathname.ts';

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
