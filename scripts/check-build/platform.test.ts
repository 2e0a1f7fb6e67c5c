/** Features that some supported browser lacks. */
import { expect, test } from 'vitest';
import { missingFeatures } from './platform.ts';

test('finds globals, static and instance methods newer than the oldest supported browsers', () => {
  const script = `AbortSignal.any([a]); URL.canParse(b); new URLPattern(c); d.checkVisibility?.();
    window.requestIdleCallback(e); Promise.withResolvers(); f.toSorted(); navigator.userAgentData`;
  expect([...missingFeatures([script])]).toEqual([
    'AbortSignal.any',
    'URL.canParse',
    'URLPattern',
    'requestIdleCallback',
    'Promise.withResolvers',
    'Navigator.userAgentData',
    '….checkVisibility()',
    '….toSorted()',
  ]);
});

test('ignores features that all have', () => {
  const script =
    'AbortSignal.timeout(1); new URL(a); b.at(-1); structuredClone(c); document.fonts.ready; d.path';
  expect([...missingFeatures([script])]).toEqual([]);
});

test('ignores properties and methods of the scripts themselves', () => {
  const scripts = [
    'const e = { format() {}, URLPattern: 1 }; e.format(); e.URLPattern; f.g = {}; f.toSorted = h',
    'f.toSorted()',
  ];
  expect([...missingFeatures(scripts)]).toEqual([]);
});
