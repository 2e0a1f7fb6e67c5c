import { expect, test } from 'vitest';
import { expandDesignation, mainPageTeam } from './team.ts';

test.each([
  ['CTO', 'Chief Technology Officer'],
  ['COO', 'Chief Operating Officer'],
  ['Director', 'Director'],
  ['cto', 'cto'],
  ['CTO, London', 'CTO, London'],
  ['constructor', 'constructor'],
])('%s → %s', (designation, shown) => {
  expect(expandDesignation(designation)).toBe(shown);
});

test('without the group named Main Page Team the team is empty', () => {
  expect(mainPageTeam([{ id: 1, name: 'Studio Leads', members: [] }])).toEqual([]);
});
