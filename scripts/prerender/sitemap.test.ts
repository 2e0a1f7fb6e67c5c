import { expect, test } from 'vitest';
import { createSitemap } from './sitemap.ts';

const site = 'https://www.example.com';

test('more pages than the limit are parted, and the index lists the parts', () => {
  const paths = ['/', '/services?a=1&b="2"', '/2', '/3', '/4'];
  const files = createSitemap(site, paths, 2);
  expect(Object.keys(files).sort()).toEqual([
    'robots.txt',
    ...['sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml', 'sitemap.xml'],
  ]);
  expect(files['sitemap.xml']).toContain('<loc>https://www.example.com/sitemap-3.xml</loc>');
  expect(files['sitemap-1.xml']).toContain('/services?a=1&#38;b=&#34;2&#34;');
  const parts = [1, 2, 3].map((part) => files[`sitemap-${part}.xml`]).join('');
  expect(parts.match(/<url>/g)).toHaveLength(5);
});

test('without the URL of the site there is no sitemap', () => {
  expect(createSitemap(null, ['/'])).toEqual({ 'robots.txt': 'User-agent: *\nAllow: /\n' });
});
