import { expect, test } from 'vitest';
import { median, ratios, rotated, steadyFrom, summarise } from './statistics.ts';

test('the median does not depend on the order, and lies between the two middle values of an even number', () => {
  expect(median([9, 1, 100])).toBe(9);
  expect(median([4, 1, 100, 2])).toBe(3);
  expect(median([7])).toBe(7);
});

test('no values have no median', () => {
  expect(() => median([])).toThrow('no values');
});

test('a summary leaves its values as they were', () => {
  const values = [30, 10, 20];
  expect(summarise(values)).toEqual({ median: 20, least: 10, most: 30 });
  expect(values).toEqual([30, 10, 20]);
});

test('ratios pair the rounds, so a slow round changes nothing', () => {
  expect(ratios([110, 1100], [100, 1000])).toEqual([1.1, 1.1]);
  expect(() => ratios([1, 2], [1])).toThrow('same number of rounds');
});

test('runs count from three quarters of full speed, however many are slow', () => {
  expect(steadyFrom([200, 1000, 300, 250])).toBe(750);
});

test('every item comes first in turn, and none is lost', () => {
  expect([0, 1, 2, 3].map((round) => rotated(['a', 'b', 'c'], round).join(''))).toEqual([
    'abc',
    'bca',
    'cab',
    'abc',
  ]);
  expect(rotated([], 1)).toEqual([]);
});
