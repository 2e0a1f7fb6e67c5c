import { expect, test } from 'vitest';
import { nearestNames } from './nearestNames.ts';

const names = ['listServices', 'listTeams', 'listTestimonials', 'getService', 'applyFailed'];

test.each([
  ['listService', 'listServices'],
  ['LISTTEAMS', 'listTeams'],
  ['applyfail', 'applyFailed'],
  ['Testimonials', 'listTestimonials'],
])('%s may mean %s', (typed, nearest) => {
  expect(nearestNames(typed, names)[0]).toBe(nearest);
});

test('nothing near, nothing suggested; never more than three', () => {
  expect(nearestNames('xyzzy', names)).toEqual([]);
  expect(nearestNames('list', names).length).toBeLessThanOrEqual(3);
});
