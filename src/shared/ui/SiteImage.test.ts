import { expect, test } from 'vitest';
import { imageSources } from './SiteImage.tsx';

const names = '1-1600.avif 1-800.avif 1-1600.webp 1-800.webp 1-full-1600.webp 11-416.avif';
const files = Object.fromEntries(
  names.split(' ').map((name) => [`../assets/blog/${name}`, `/assets/${name}`]),
);

test('an image has only its own files, in order of width; its widest is a WebP', () => {
  expect(imageSources(files, '1')).toEqual({
    avif: '/assets/1-800.avif 800w, /assets/1-1600.avif 1600w',
    webp: '/assets/1-800.webp 800w, /assets/1-1600.webp 1600w',
    widest: '/assets/1-1600.webp',
  });
});

test.each(['11', '2'])('image %s, which lacks a format, is an error with its name', (name) => {
  expect(() => imageSources(files, name)).toThrow(`There is no image "${name}"`);
});
