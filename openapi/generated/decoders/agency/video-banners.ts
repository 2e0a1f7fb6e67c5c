// Schemas that decode responses of the agency contract. Generated from openapi/agency.yaml by `npm run generate`; do not edit.
import type { Decoded } from '#contract/decoder.ts';
import { EdgeText, RecordId } from './components.ts';

export type VideoBanner = Decoded<typeof VideoBanner>;
export const VideoBanner = {
  type: 'object',
  properties: {
    id: RecordId,
    video: { type: 'string', 'x-url': 'video' },
    title: { type: 'string', maxLength: 120 },
    description: { type: [ 'string', 'null' ], maxLength: 300 }
  },
  required: [ 'video', 'title' ],
  minProperties: 1
} as const;

export const listVideoBannersResponse = {
  type: 'object',
  properties: { results: { type: 'array', maxItems: 20, items: VideoBanner } },
  required: [ 'results' ],
  minProperties: 1,
  'x-envelope': 'results'
} as const;

export const listVideoBannersFailure = {
  type: 'object',
  properties: { detail: { type: 'string', maxLength: 1000 }, error: EdgeText, message: EdgeText }
} as const;
