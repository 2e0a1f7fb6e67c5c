import { expect, test } from 'vitest';
import type { Html } from '#contract/decoder.ts';
import { isBlank, plainText, shorten } from './plainText.ts';

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

test.each([
  ['<p><br></p>', true],
  ['<p>&nbsp;</p>', true],
  ['<p>a</p>', false],
  ['<p><img src="/media/a.png"></p>', false],
])('that %j shows nothing is %s', (html, blank) => {
  expect(isBlank(asHtml(html))).toBe(blank);
});

test.each(['<!--', '<a ', '<script>', '<style ', '</script', '&amp', '< '])(
  'the time for a million characters of %j is linear',
  (piece) => {
    // A quadratic implementation would exceed the time limit of the test.
    expect(plainText(asHtml(piece.repeat(1_000_000 / piece.length)))).not.toBe(piece);
  },
);

test.each([
  ['short enough', 12, 'short enough'],
  ['one two, three four', 10, 'one two…'],
  ['incomprehensibilities', 10, 'incompreh…'],
])('%j in at most %i characters is %j', (text, length, cut) => {
  expect(shorten(text, length)).toBe(cut);
});
