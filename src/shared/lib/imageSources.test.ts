import { expect, test } from 'vitest';
import { imageSources } from './imageSources.ts';

const files = {
  '../assets/blog/1-1600.avif': '/assets/a.avif',
  '../assets/blog/1-800.avif': '/assets/b.avif',
  '../assets/blog/1-1600.webp': '/assets/c.webp',
  '../assets/blog/1-800.webp': '/assets/d.webp',
  '../assets/blog/1-full-1600.avif': '/assets/e.avif',
  '../assets/blog/1-full-1600.webp': '/assets/f.webp',
  '../assets/blog/11-416.avif': '/assets/g.avif',
};

test('an image has only its own files, in order of width', () => {
  expect(imageSources(files, '1')).toEqual({
    avif: '/assets/b.avif 800w, /assets/a.avif 1600w',
    webp: '/assets/d.webp 800w, /assets/c.webp 1600w',
    widest: expect.any(String),
  });
});

test('the widest file of an image is its widest WebP', () => {
  expect(imageSources(files, '1').widest).toBe('/assets/c.webp');
  expect(imageSources(files, '1-full').widest).toBe('/assets/f.webp');
});

test.each(['11', '2'])('image %s, which lacks a format, is an error with its name', (name) => {
  expect(() => imageSources(files, name)).toThrow(`There is no image "${name}"`);
});
