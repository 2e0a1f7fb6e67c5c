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

test('no similar name, no suggestion; at most three', () => {
  expect(nearestNames('xyzzy', names)).toEqual([]);
  expect(nearestNames('list', names).length).toBeLessThanOrEqual(3);
});
