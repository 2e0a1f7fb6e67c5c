import { expect, test } from 'vitest';
import { createSitemap } from './sitemap.ts';

const site = 'https://www.example.com';

test('one sitemap as long as there is room', () => {
  const files = createSitemap(site, ['/', '/services?a=1&b="2"']);
  expect(Object.keys(files)).toEqual(['robots.txt', 'sitemap.xml']);
  expect(files['sitemap.xml']).toContain('<loc>https://www.example.com/</loc>');
  expect(files['sitemap.xml']).toContain('/services?a=1&#38;b=&#34;2&#34;');
});

test('more pages than the limit are parted, and the index lists the parts', () => {
  const paths = Array.from({ length: 5 }, (_, index) => `/page-${index}`);
  const files = createSitemap(site, paths, 2);
  expect(Object.keys(files).sort()).toEqual([
    'robots.txt',
    ...['sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml', 'sitemap.xml'],
  ]);
  expect(files['sitemap.xml']).toContain('<loc>https://www.example.com/sitemap-3.xml</loc>');
  const parts = [1, 2, 3].map((part) => files[`sitemap-${part}.xml`]).join('');
  expect(parts.match(/<url>/g)).toHaveLength(5);
});

test('without the URL of the site there is no sitemap', () => {
  expect(Object.keys(createSitemap(null, ['/']))).toEqual(['robots.txt']);
  expect(createSitemap(null, ['/'])['robots.txt']).not.toContain('Sitemap');
});
