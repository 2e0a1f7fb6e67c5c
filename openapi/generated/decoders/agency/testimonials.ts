// Schemas that decode responses of the agency contract. Generated from openapi/agency.yaml by `npm run generate`; do not edit.
import type { Decoded } from '#contract/decoder.ts';
import { EdgeText, ImageUrl, RecordId } from './components.ts';

export type Testimonial = Decoded<typeof Testimonial>;
export const Testimonial = {
  type: 'object',
  properties: {
    id: RecordId,
    text: { type: 'string', maxLength: 2000 },
    image: ImageUrl,
    name: { type: 'string', maxLength: 120 },
    designation: { type: [ 'string', 'null' ], maxLength: 200 },
    platform: { type: [ 'string', 'null' ], maxLength: 120 }
  },
  required: [ 'text', 'name' ],
  minProperties: 1
} as const;

export const listTestimonialsResponse = {
  type: 'object',
  properties: { results: { type: 'array', maxItems: 20, items: Testimonial } },
  required: [ 'results' ],
  minProperties: 1,
  'x-envelope': 'results'
} as const;

export const listTestimonialsFailure = {
  type: 'object',
  properties: { detail: { type: 'string', maxLength: 1000 }, error: EdgeText, message: EdgeText }
} as const;
