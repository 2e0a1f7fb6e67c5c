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

export type TeamMember = ReturnType<typeof readMember>;

const mainGroup = 'Main Page Team';

const longDesignations = new Map([
  ['CTO', 'Chief Technology Officer'],
  ['COO', 'Chief Operating Officer'],
]);

/** 'CTO' → 'Chief Technology Officer'; other designations are unchanged. */
export function expandDesignation(designation: string): string {
  return longDesignations.get(designation) ?? designation;
}

function readMember(record: Tolerant<components['schemas']['TeamMember']>) {
  return {
    id: positiveInteger(record.id),
    name: text(record.member),
    thumb: optionalText(record.thumb),
    link: optionalText(record.memberLink),
    designation: expandDesignation(text(record.designation)),
  };
}

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

export type TeamGroup = { name: string; members: TeamMember[] };

export function mainPageTeam(groups: TeamGroup[]): TeamMember[] {
  return groups.find(({ name }) => name === mainGroup)?.members ?? [];
}
