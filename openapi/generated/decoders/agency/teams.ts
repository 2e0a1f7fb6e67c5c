// Schemas that decode responses of the agency contract. Generated from openapi/agency.yaml by `npm run generate`; do not edit.
import type { Decoded } from '#contract/decoder.ts';
import { EdgeText, ImageUrl, LinkUrl, RecordId } from './components.ts';

export type TeamMember = Decoded<typeof TeamMember>;
export const TeamMember = {
  type: 'object',
  properties: {
    id: RecordId,
    thumb: ImageUrl,
    member: { type: 'string', maxLength: 120 },
    memberLink: LinkUrl,
    designation: { type: [ 'string', 'null' ], maxLength: 200 },
    icon1: ImageUrl,
    icon2: ImageUrl
  },
  required: [ 'id', 'member' ],
  minProperties: 1
} as const;

export type TeamGroup = Decoded<typeof TeamGroup>;
export const TeamGroup = {
  type: 'object',
  properties: {
    id: RecordId,
    name: { type: 'string', maxLength: 120 },
    members: { type: 'array', maxItems: 200, items: TeamMember, 'x-identity': 'id' }
  },
  required: [ 'name', 'members' ],
  minProperties: 1
} as const;

export const listTeamsResponse = {
  type: 'object',
  properties: { results: { type: 'array', maxItems: 50, items: TeamGroup } },
  required: [ 'results' ],
  minProperties: 1,
  'x-envelope': 'results'
} as const;

export const listTeamsFailure = {
  type: 'object',
  properties: { detail: { type: 'string', maxLength: 1000 }, error: EdgeText, message: EdgeText }
} as const;
