import { queryOptions } from '@tanstack/react-query';
import type { LinkUrl, MediaUrl } from '#contract/decoder.ts';
import {
  listTeamsResponse,
  type TeamMember as MemberRecord,
} from '#contract/generated/decoders/agency/teams.ts';
import { agency } from '#shared/api/client.ts';
import { unwrap } from '#shared/api/unwrap.ts';

export type TeamMember = {
  id: number | null;
  name: string;
  thumb: MediaUrl | null;
  link: LinkUrl | null;
  designation: string;
};

const mainGroup = 'Main Page Team';

const longDesignations = new Map([
  ['CTO', 'Chief Technology Officer'],
  ['COO', 'Chief Operating Officer'],
]);

/** 'CTO' → 'Chief Technology Officer'; other designations are unchanged. */
export function expandDesignation(designation: string): string {
  return longDesignations.get(designation) ?? designation;
}

const toMember = ({ id, member, thumb, memberLink, designation }: MemberRecord): TeamMember => ({
  id,
  name: member,
  thumb,
  link: memberLink,
  designation: expandDesignation(designation ?? ''),
});

export const teamsQuery = () =>
  queryOptions({
    queryKey: ['teams'],
    meta: { failure: 'teamFailed' },
    queryFn: async ({ signal }): Promise<TeamGroup[]> => {
      const { results } = await unwrap(agency.GET('/api/teams/', { signal }), listTeamsResponse);
      return results.map(({ name, members }) => ({ name, members: members.map(toMember) }));
    },
  });

export type TeamGroup = { name: string; members: TeamMember[] };

export function mainPageTeam(groups: TeamGroup[]): TeamMember[] {
  return groups.find(({ name }) => name === mainGroup)?.members ?? [];
}
