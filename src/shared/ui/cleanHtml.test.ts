import { JSDOM } from 'jsdom';
import { beforeAll, expect, test } from 'vitest';
import type { Html } from '#contract/decoder.ts';
import { checkInNode } from './checkInNode.ts';
import { cleanHtml, injectDom, type Place } from './cleanHtml.ts';

const clean = (source: string, below: Place['below'] = 2) =>
  cleanHtml(source as unknown as Html, { page: '/games/1', below, isHeading: false });

beforeAll(() => injectDom(new JSDOM('').window, checkInNode));

const away = 'target="_blank" rel="noopener noreferrer"';

test.each([
  ['<a href="https://a.example/">x</a>', `<a href="https://a.example/" ${away}>x</a>`],
  ['<a href="ht\ntps://a.example">x</a>', `<a href="https://a.example/" ${away}>x</a>`],
  ['<a href="&#1;https://a.example">x</a>', `<a href="https://a.example/" ${away}>x</a>`],
  ['<a href="/careers" target="_top" rel="opener">x</a>', '<a href="/careers">x</a>'],
  ['<a href="/games/1#part">x</a>', '<a>x</a>'],
  ['<a href="mailto:a@b.example">x</a>', '<a href="mailto:a@b.example">x</a>'],
  ['<a href="/&#9;/a.example">x</a>', '<a>x</a>'],
  ['<img src="/a.webp">', '<img src="/a.webp">'],
  ['<img src="https://a.example/a.webp">', '<img src="https://a.example/a.webp">'],
  ['<img src="&#1;//a.example/a.webp">', '<img>'],
  ['<img src="mailto:a@b.example">', '<img>'],
  ['<frameset></frameset>words', 'words'],
  ['<p constructor="x" __proto__="y" toString="z">words</p>', '<p>words</p>'],
])('%s is cleaned', (html, expected) => {
  expect(clean(html)).toBe(expected);
});

const bold = (count: number) => Array.from({ length: count }, (_, i) => `<b title=${i}>`).join('');

test.each([
  ['nested', '<div>'.repeat(100_000)],
  ['nested after wrong end tags', '<b></x>'.repeat(100_000)],
  ['nested in lists', '<ul><li>'.repeat(101)],
  ['unknown and nested', '<x-a>'.repeat(101)],
  ['repeated in each paragraph', `<p>${bold(90)}</p>${'<p>x'.repeat(50)}`],
  ['repeated in each item', `<li>${bold(90)}${'<li>x'.repeat(50)}`],
  ['repeated where a button was', `<p>${bold(40)}<button><i>${'<p>x'.repeat(60)}`],
  ['repeated before a table', `<table>${bold(90)}${'<tr>x<td>'.repeat(50)}`],
  ['repeated in a template', `<template><p>${bold(90)}</p>${'<p>x'.repeat(50)}</template>`],
  ['added to the body', Array.from({ length: 900 }, (_, i) => `<body a${i}>`).join('')],
  ['attributes', `<p ${Array.from({ length: 900 }, (_, i) => `a${i}`).join(' ')}>`],
  ['comments', `<p>${'<!-->'.repeat(900)}`],
  ['options', `<select>${'<option>x'.repeat(400)}`],
])('HTML is reduced to its text if too many parts are %s', (_, start) => {
  expect(clean(`${start}1 &lt; <b>2</b>`)).toMatch(/1 &lt; 2$/);
});

test.each([
  ['nested', '<div>'.repeat(50)],
  ['closed', '<DIV></dIv>'.repeat(200)],
  ['items', `<ul>${'<li>a'.repeat(200)}`],
  ['void', '<br>'.repeat(200)],
  ['cells', `<table>${'<tr><td>1</td><td>2</td></tr>'.repeat(900)}</table>`],
  ['repeated', `<p>${bold(9)}</p>${'<p>x'.repeat(9)}`],
])('HTML of few elements that are %s stays HTML', (_, start) => {
  expect(clean(`${start}1 &lt; <b>2</b>`)).toContain('1 &lt; <b>2</b>');
});

test.each([
  ['<h1>a</h1><h2>b</h2><h1>c</h1>', 2, '<h3>a</h3><h4>b</h4><h3>c</h3>'],
  ['<h4 title="t">a <b>b</b></h4>', 2, '<h3 title="t">a <b>b</b></h3>'],
  ['<div><h2>a</h2></div><h5>b</h5>', 1, '<div><h2>a</h2></div><h3>b</h3>'],
  ['<h1>a</h1><h2>b</h2>', 5, '<h6>a</h6><h6>b</h6>'],
] as const)(
  'headings of %s below level %i become those of the outline',
  (html, below, expected) => {
    expect(clean(html, below)).toBe(expected);
  },
);
