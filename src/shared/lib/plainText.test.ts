import { expect, test } from 'vitest';
import type { Html } from '#contract/decoder.ts';
import { plainText, shorten } from './plainText.ts';

const asHtml = (source: string) => source as unknown as Html;

test.each([
  ['<p>One.</p><p>Two &amp; three&nbsp;four</p>', 'One. Two & three four'],
  ['<ul><li>a</li><li>b</li></ul>', 'a b'],
  ['We <strong>design</strong>, <em>build</em>.', 'We design, build.'],
  ['<script>alert(1)</script>safe<!-- hidden --><style>p{}</style>', 'safe'],
  ['&#8217;&#x2019; &unknown; &#0;', '’’ &unknown;'],
  ['a&#x10ffff;&#x110000;b&#9999999;c', 'a\u{10ffff} b c'],
  ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
  ['kept <!-- without end', 'kept'],
  ['kept <a href="x', 'kept'],
  ['kept <style>p {}', 'kept'],
  ['', ''],
])('the text of %j is %j', (html, text) => {
  expect(plainText(asHtml(html))).toBe(text);
});

test.each(['<!--', '<a ', '<script>', '<style ', '</script', '&amp', '< '])(
  'the time for a million characters of %j is linear',
  (piece) => {
    // A quadratic implementation would exceed the time limit of the test.
    expect(plainText(asHtml(piece.repeat(1_000_000 / piece.length)))).not.toBe(piece);
  },
);

test('a text that is short enough is not cut', () => {
  expect(shorten('short enough', 12)).toBe('short enough');
});

test('a text is cut between words', () => {
  expect(shorten('one two, three four', 10)).toBe('one two…');
});

test('a long word is cut within itself', () => {
  expect(shorten('incomprehensibilities', 10)).toBe('incompreh…');
});
