import { expect, test } from 'vitest';
import { nestsDeeperThan } from './nesting.ts';

test.each([
  ['<div>'.repeat(11), true],
  ['<div>'.repeat(10), false],
  ['<div></div>'.repeat(100), false],
  ['<DIV></dIv>'.repeat(100), false],
  ['<div></x>'.repeat(11), true],
  ['<b><p></b>'.repeat(100), false],
  ['<b><i>'.repeat(6), true],
  ['<div/>'.repeat(11), true],
  ['<ul><li>'.repeat(11), true],
  [`<ul>${'<li>a'.repeat(100)}`, false],
  ['<br><img src="a">'.repeat(100), false],
  ['<x-a>'.repeat(11), true],
  ['1 < 2 '.repeat(100), false],
  ['', false],
])('%s', (html, deep) => {
  expect(nestsDeeperThan(html, 10)).toBe(deep);
});
