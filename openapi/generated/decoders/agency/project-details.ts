// Schemas that decode responses of the agency contract. Generated from openapi/agency.yaml by `npm run generate`; do not edit.
import type { Decoded } from '#contract/decoder.ts';
import { Count, EdgeText, Html, ImageUrl, PageLink, RecordId } from './components.ts';

export type ProjectTeaser = Decoded<typeof ProjectTeaser>;
export const ProjectTeaser = {
  type: 'object',
  properties: {
    id: RecordId,
    title: { type: 'string', maxLength: 200 },
    thumb: ImageUrl,
    list1: { type: [ 'string', 'null' ], maxLength: 200 },
    list2: { type: [ 'string', 'null' ], maxLength: 200 }
  },
  required: [ 'id', 'title' ],
  minProperties: 1
} as const;

export type Project = Decoded<typeof Project>;
export const Project = {
  type: 'object',
  properties: {
    id: RecordId,
    title: { type: 'string', maxLength: 200 },
    thumb: ImageUrl,
    list1: { type: [ 'string', 'null' ], maxLength: 200 },
    list2: { type: [ 'string', 'null' ], maxLength: 200 },
    thumb_full: ImageUrl,
    description: Html
  },
  required: [ 'id', 'title' ],
  minProperties: 1
} as const;

export const listProjectsResponse = {
  type: 'object',
  properties: {
    count: Count,
    next: PageLink,
    previous: PageLink,
    results: { type: 'array', maxItems: 1000, items: ProjectTeaser, 'x-identity': 'id' }
  },
  required: [ 'results' ],
  minProperties: 1,
  'x-envelope': 'results'
} as const;

export const listProjectsFailure = {
  type: 'object',
  properties: { detail: { type: 'string', maxLength: 1000 }, error: EdgeText, message: EdgeText }
} as const;

export const getProjectResponse = Project;

export const getProjectFailure = {
  type: 'object',
  properties: { detail: { type: 'string', maxLength: 1000 }, error: EdgeText, message: EdgeText }
} as const;
