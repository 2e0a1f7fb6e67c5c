import { expect, test } from 'vitest';
import { imageSources } from './imageSources.ts';

const files = {
  '../assets/blog/1-800.avif': '/assets/a.avif',
  '../assets/blog/1-416.avif': '/assets/b.avif',
  '../assets/blog/1-800.webp': '/assets/c.webp',
  '../assets/blog/1-416.webp': '/assets/d.webp',
  '../assets/blog/1-full-1600.avif': '/assets/e.avif',
  '../assets/blog/1-full-1600.webp': '/assets/f.webp',
  '../assets/blog/11-416.avif': '/assets/g.avif',
};

test('an image has its own files only, narrow to wide, and the widest WebP', () => {
  expect(imageSources(files, '1')).toEqual({
    avif: '/assets/b.avif 416w, /assets/a.avif 800w',
    webp: '/assets/d.webp 416w, /assets/c.webp 800w',
    widest: '/assets/c.webp',
  });
  expect(imageSources(files, '1-full')).toEqual({
    avif: '/assets/e.avif 1600w',
    webp: '/assets/f.webp 1600w',
    widest: '/assets/f.webp',
  });
});

test('widths are compared as numbers', () => {
  const wide = { '/a-1600.avif': 'w', '/a-800.avif': 'n', '/a-1600.webp': 'W', '/a-800.webp': 'N' };
  expect(imageSources(wide, 'a')).toEqual({
    avif: 'n 800w, w 1600w',
    webp: 'N 800w, W 1600w',
    widest: 'W',
  });
});

test.each(['11', '2'])(
  'image %s, which is not there in both formats, is refused by name',
  (name) => {
    expect(() => imageSources(files, name)).toThrow(`There is no image "${name}"`);
  },
);
