import { expect, test } from 'vitest';
import { safeUrl } from './safeUrl.ts';

test.each(['/media/a.webp', 'media/a.webp', 'https://cdn.example/a.webp', 'http://cdn.example/a'])(
  'media: %s',
  (url) => {
    expect(safeUrl(url, 'media')).toBe(url);
  },
);

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://x/y',
  'file:///etc/passwd',
  '//evil.example/x',
  '\\\\evil.example',
  '/\\evil.example',
  'mailto:a@b.example',
  '',
  null,
  undefined,
])('refused as media: %s', (url) => {
  expect(safeUrl(url, 'media')).toBeNull();
});

test('links may lead to mail and telephone', () => {
  expect(safeUrl('mailto:a@b.example', 'link')).toBe('mailto:a@b.example');
  expect(safeUrl('tel:+442079460123', 'link')).toBe('tel:+442079460123');
  expect(safeUrl('javascript:alert(1)', 'link')).toBeNull();
});
