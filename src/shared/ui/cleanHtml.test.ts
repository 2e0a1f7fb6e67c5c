import { JSDOM } from 'jsdom';
import { beforeAll, expect, test } from 'vitest';
import type { Html } from '#contract/decoder.ts';
import { cleanHtml, injectWindow } from './cleanHtml.ts';

const clean = (source: string) => cleanHtml(source as unknown as Html);

beforeAll(() => injectWindow(new JSDOM('').window));

const away = 'target="_blank" rel="noopener noreferrer"';

test.each([
  ['<a href="https://a.example/">x</a>', `<a href="https://a.example/" ${away}>x</a>`],
  ['<a href="ht\ntps://a.example">x</a>', `<a href="https://a.example/" ${away}>x</a>`],
  ['<a href="&#1;https://a.example">x</a>', `<a href="https://a.example/" ${away}>x</a>`],
  ['<a href="/careers" target="_top" rel="opener">x</a>', '<a href="/careers">x</a>'],
  ['<a href="mailto:a@b.example">x</a>', '<a href="mailto:a@b.example">x</a>'],
  ['<a href="/&#9;/a.example">x</a>', '<a>x</a>'],
  ['<img src="/a.webp">', '<img src="/a.webp">'],
  ['<img src="https://a.example/a.webp">', '<img src="https://a.example/a.webp">'],
  ['<img src="&#1;//a.example/a.webp">', '<img>'],
  ['<img src="mailto:a@b.example">', '<img>'],
  ['<p constructor="x" __proto__="y" toString="z">words</p>', '<p>words</p>'],
])('%s is cleaned', (html, expected) => {
  expect(clean(html)).toBe(expected);
});

test.each([
  ['elements', '<div>'.repeat(100_000), true],
  ['wrong end tags', '<b></x>'.repeat(100_000), true],
  ['lists', '<ul><li>'.repeat(101), true],
  ['unknown elements', '<x-a>'.repeat(101), true],
  ['fewer elements', '<div>'.repeat(50), false],
  ['closed elements', '<DIV></dIv>'.repeat(200), false],
  ['items', `<ul>${'<li>a'.repeat(200)}`, false],
  ['void elements', '<br>'.repeat(200), false],
])('HTML with %s is reduced to its text if it nests too deeply', (_, start, isTooDeep) => {
  const cleaned = clean(`${start}1 &lt; <b>2</b>`);
  if (isTooDeep) expect(cleaned).toBe('1 &lt; 2');
  else expect(cleaned).toContain('1 &lt; <b>2</b>');
});
