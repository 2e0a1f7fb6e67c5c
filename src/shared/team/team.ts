import { listTeamsResponse, type TeamGroup } from '#contract/generated/decoders/agency/teams.ts';
import { listQuery } from '#shared/api/queries.ts';

export const teamsQuery = () => listQuery('/api/teams/', listTeamsResponse, 'teamFailed');

const longDesignations = new Map([
  ['CTO', 'Chief Technology Officer'],
  ['COO', 'Chief Operating Officer'],
]);

/** 'CTO' → 'Chief Technology Officer'; other designations are unchanged. */
export function expandDesignation(designation: string | null): string | null {
  return longDesignations.get(designation ?? '') ?? designation;
}

/** Members of the group that the home page shows. */
export function mainPageTeam(groups: TeamGroup[]) {
  return groups.find(({ name }) => name === 'Main Page Team')?.members ?? [];
}
