import { expect, test } from 'vitest';
import { TeamMember } from '#contract/generated/decoders/agency/teams.ts';
import { decodeOrEmpty } from '#shared/api/decode.ts';
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
  const members = [decodeOrEmpty(TeamMember, { id: 1, member: 'Ada' })];
  expect(mainPageTeam([{ id: 1, name: 'Studio Leads', members }])).toEqual([]);
});
