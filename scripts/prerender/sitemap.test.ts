import { expect, test } from 'vitest';
import { createSitemap } from './sitemap.ts';

const site = 'https://www.example.com';
const { 'robots.txt': robots, ...parts } = createSitemap(site, ['/', '/1', '/2', '/3', '/4'], 2);

test('more pages than the limit are split', () => {
  expect(Object.keys(parts)).toEqual(['sitemap.xml', 'sitemap-2.xml', 'sitemap-3.xml']);
  expect(Object.values(parts).join('').match(/<url>/g)).toHaveLength(5);
});

test('robots.txt lists the parts of the sitemap', () => {
  for (const name of Object.keys(parts)) expect(robots).toContain(`Sitemap: ${site}/${name}\n`);
});

test('a site without an address has no sitemap', () => {
  expect(createSitemap(null, ['/'])).toEqual({ 'robots.txt': 'User-agent: *\nAllow: /\n' });
});
