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
