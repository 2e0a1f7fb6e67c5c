import { expect, test, vi } from 'vitest';
import { safeUrl } from './safeUrl.ts';

const plain =
  '/media/a.webp media/a.webp ?page=2 #part ./javascript:x https://cdn.example/a.webp http://cdn.example/a';

test.each(plain.split(' '))('media: %s', (url) => {
  expect(safeUrl(url, 'media')).toBe(url);
});

const code = 'javascript:alert(1) data:text/html,x data:image/png;base64,AAAA vbscript:x';
const elsewhere = 'blob:https://x/y file:///etc/passwd mailto:a@b.example';
const unclear =
  '//evil.example/x \\\\evil.example /\\evil.example https:evil.example http:/evil.example';
const hidden =
  'https://agency.example@evil.example/ https://user:password@evil.example/ https://:password@evil.example/ //user@one.invalid/';

test.each([
  ...[code, elsewhere, unclear, hidden].flatMap((line) => line.split(' ')),
  ...[' JaVaScRiPt:alert(1)', 'java\tscript:alert(1)', '\u0001javascript:alert(1)'],
  ...['/\t/evil.example', '\u0001//evil.example', '\u0000/\\evil.example'],
  ...['http://[', 'https://a b/', '', null, undefined],
])('refused as media: %s', (url) => {
  expect(safeUrl(url, 'media')).toBeNull();
});

test.each([
  [' https://cdn.example/a ', 'media', 'https://cdn.example/a'],
  ['ht\ttps://cdn.example/a', 'media', 'https://cdn.example/a'],
  ['HTTPS://CDN.example', 'media', 'https://cdn.example/'],
  ['mailto:a@b.example', 'link', 'mailto:a@b.example'],
  ['tel:+442079460123', 'link', 'tel:+442079460123'],
  ['javascript:alert(1)', 'link', null],
] as const)('%j as %s becomes %j, as browsers resolve it', (url, kind, read) => {
  expect(safeUrl(url, kind)).toBe(read);
});

const ours = 'https://www.agency.example';
const here = `/games/1 /games/1/?a=b#part #part # ? ./1 ${ours}/games/1#part`;
const onSite = `/games /games/12 ../careers ${ours}/ ${ours}/games/2`;

test.each(`${here} ${onSite}`.split(' '))('%s leads to no other place', (url) => {
  vi.stubEnv('VITE_SITE_URL', ours);
  expect(safeUrl(url, 'link'), 'to another site').toBeNull();
  const isOtherPage = onSite.split(' ').includes(url);
  expect(safeUrl(url, 'link', '/games/1'), 'to another page').toBe(isOtherPage ? url : null);
});
