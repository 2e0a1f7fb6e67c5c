import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/generated/agency.d.ts';
import { agency } from '#shared/api/client.ts';
import { readList } from '#shared/api/readList.ts';
import {
  optionalText,
  positiveInteger,
  records,
  type Tolerant,
  text,
} from '#shared/api/tolerant.ts';

/** A person. `designation` is already written out. */
export type TeamMember = {
  id: number | null;
  name: string;
  thumb: string | null;
  link: string | null;
  designation: string;
};

/** The group that the website shows. */
const mainGroup = 'Main Page Team';

/** Only these exact designations are written out (section 3). */
const longDesignations = new Map([
  ['CTO', 'Chief Technology Officer'],
  ['COO', 'Chief Operating Officer'],
]);

/** A designation as people read it: 'CTO' → 'Chief Technology Officer'; 'Director' stays. */
export function expandDesignation(designation: string): string {
  return longDesignations.get(designation) ?? designation;
}

function readMember(record: Tolerant<components['schemas']['TeamMember']>): TeamMember {
  return {
    id: positiveInteger(record.id),
    name: text(record.member),
    thumb: optionalText(record.thumb),
    link: optionalText(record.memberLink),
    designation: expandDesignation(text(record.designation)),
  };
}

/** All groups with their members (section 7, `GET /api/teams/`). */
export const teamsQuery = () =>
  queryOptions({
    queryKey: ['teams'],
    meta: { failure: 'teamFailed' },
    queryFn: ({ signal }) =>
      readList(
        agency.GET('/api/teams/', { signal }),
        'results',
        (group): TeamGroup => ({
          name: text(group.name),
          members: records(group.members, readMember),
        }),
      ),
  });

/** A group as `teamsQuery` gives it. */
export type TeamGroup = { name: string; members: TeamMember[] };

/** Members of the group 'Main Page Team'; empty when there is no such group. */
export function mainPageTeam(groups: TeamGroup[]): TeamMember[] {
  return groups.find(({ name }) => name === mainGroup)?.members ?? [];
}
