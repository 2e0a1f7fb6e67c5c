import {
  listTeamsResponse,
  type TeamGroup,
  type TeamMember,
} from '#contract/generated/decoders/agency/teams.ts';
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

/** Members of the group that the home page shows. The contract allows an empty name. */
export function mainPageTeam(groups: TeamGroup[]): TeamMember[] {
  const { members = [] } = groups.find(({ name }) => name === 'Main Page Team') ?? {};
  return members.map((each) => ({ ...each, member: each.member || 'Team member' }));
}
