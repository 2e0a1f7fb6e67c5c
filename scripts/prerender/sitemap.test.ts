import { expect, test } from 'vitest';
import { createSitemap } from './sitemap.ts';

test('more pages than the limit are split, and robots.txt lists the parts', () => {
  const site = 'https://www.example.com';
  const { 'robots.txt': robots, ...parts } = createSitemap(site, ['/', '/1', '/2', '/3', '/4'], 2);
  expect(Object.keys(parts)).toEqual(['sitemap.xml', 'sitemap-2.xml', 'sitemap-3.xml']);
  for (const name of Object.keys(parts)) expect(robots).toContain(`Sitemap: ${site}/${name}\n`);
  expect(Object.values(parts).join('').match(/<url>/g)).toHaveLength(5);
  expect(createSitemap(null, ['/'])).toEqual({ 'robots.txt': 'User-agent: *\nAllow: /\n' });
});
