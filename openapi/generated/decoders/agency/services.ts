// Schemas that decode responses of the agency contract. Generated from openapi/agency.yaml by `npm run generate`; do not edit.
import type { Decoded } from '#contract/decoder.ts';
import { Count, EdgeText, ImageUrl, PageLink, RecordId } from './components.ts';

export type ServiceTeaser = Decoded<typeof ServiceTeaser>;
export const ServiceTeaser = {
  type: 'object',
  properties: {
    id: RecordId,
    title: { type: 'string', maxLength: 120 },
    short_text: { type: [ 'string', 'null' ], maxLength: 300 },
    icon1: ImageUrl,
    icon2: ImageUrl
  },
  required: [ 'id', 'title' ],
  minProperties: 1
} as const;

export const Phrase = { type: 'string', maxLength: 300 } as const;

export type IncludedService = Decoded<typeof IncludedService>;
export const IncludedService = {
  type: 'object',
  properties: {
    id: RecordId,
    feature_list: { anyOf: [ Phrase, { type: 'array', maxItems: 50, items: Phrase } ] }
  },
  required: [ 'feature_list' ],
  minProperties: 1
} as const;

export type Service = Decoded<typeof Service>;
export const Service = {
  type: 'object',
  properties: {
    id: RecordId,
    title: { type: 'string', maxLength: 120 },
    short_text: { type: [ 'string', 'null' ], maxLength: 300 },
    icon1: ImageUrl,
    icon2: ImageUrl,
    text: { type: [ 'string', 'null' ], maxLength: 20000 },
    thumb: ImageUrl,
    challenge: { type: [ 'string', 'null' ], maxLength: 20000 },
    what_we_do: { type: [ 'string', 'null' ], maxLength: 20000 },
    included_services: { type: 'array', maxItems: 50, items: IncludedService },
    detail_services_list: { type: 'array', maxItems: 50, items: Phrase }
  },
  required: [ 'id', 'title' ],
  minProperties: 1
} as const;

export const listServicesResponse = {
  type: 'object',
  properties: {
    count: Count,
    next: PageLink,
    previous: PageLink,
    results: { type: 'array', maxItems: 1000, items: ServiceTeaser, 'x-identity': 'id' }
  },
  required: [ 'results' ],
  minProperties: 1,
  'x-envelope': 'results'
} as const;

export const listServicesFailure = {
  type: 'object',
  properties: { detail: { type: 'string', maxLength: 1000 }, error: EdgeText, message: EdgeText }
} as const;

export const getServiceResponse = Service;

export const getServiceFailure = {
  type: 'object',
  properties: { detail: { type: 'string', maxLength: 1000 }, error: EdgeText, message: EdgeText }
} as const;
