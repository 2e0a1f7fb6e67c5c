// Decoders of the agency contract. Generated from openapi/agency.yaml by `npm run generate`; do not edit.
import type { Decoder, ImageUrl, LinkUrl } from '#contract/decoder.ts';

export type TeamMember = {
  id: number;
  thumb: ImageUrl | null;
  member: string;
  memberLink: LinkUrl | null;
  designation: string | null;
  icon1: ImageUrl | null;
  icon2: ImageUrl | null;
};

export const TeamMember: Decoder<TeamMember> = {
  is: 'object',
  fields: {
    id: { is: 'integer', min: 1 },
    thumb: { is: 'image', orNull: true },
    member: { is: 'text', max: 120 },
    memberLink: { is: 'link', orNull: true },
    designation: { is: 'text', max: 200, orNull: true },
    icon1: { is: 'image', orNull: true },
    icon2: { is: 'image', orNull: true }
  },
  some: true
};

export type TeamGroup = {
  id: number | null;
  name: string;
  members: TeamMember[];
};

export const TeamGroup: Decoder<TeamGroup> = {
  is: 'object',
  fields: {
    id: { is: 'integer', min: 1, orNull: true },
    name: { is: 'text', max: 120 },
    members: { is: 'list', of: TeamMember, by: 'id' }
  },
  some: true
};

/** Body of a success of listTeams. */
export const listTeamsResponse: Decoder<{
  results: TeamGroup[];
}> = { is: 'object', fields: { results: { is: 'list', of: TeamGroup } }, must: 'results' };

/** Body of a failure of listTeams. */
export const listTeamsFailure: Decoder<{
  detail: string | null;
  error: string | null;
  message: string | null;
}> = {
  is: 'object',
  fields: {
    detail: { is: 'text', max: 1000, orNull: true },
    error: { is: 'text', max: 500, orNull: true },
    message: { is: 'text', max: 500, orNull: true }
  }
};
