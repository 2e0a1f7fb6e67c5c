// Schemas that decode responses of the agency contract. Generated from openapi/agency.yaml by `npm run generate`; do not edit.
import type { Decoded } from '#contract/decoder.ts';
import { Count, EdgeText, ImageUrl, PageLink, RecordId } from './components.ts';

export type CaseStudyTeaser = Decoded<typeof CaseStudyTeaser>;
export const CaseStudyTeaser = {
  type: 'object',
  properties: {
    id: RecordId,
    title: { type: 'string', maxLength: 200 },
    main_image_url: ImageUrl,
    year: { type: [ 'integer', 'null' ], minimum: 1900 },
    outcome: { type: [ 'string', 'null' ], maxLength: 200 }
  },
  required: [ 'id', 'title' ],
  minProperties: 1
} as const;

export const ImageFileUrl = { type: 'string', 'x-url': 'image' } as const;

export const CaseStudyImage = {
  anyOf: [
    ImageFileUrl,
    {
      type: 'object',
      properties: { image_url: ImageFileUrl, image_name: { type: [ 'string', 'null' ], maxLength: 300 } },
      required: [ 'image_url' ],
      minProperties: 1
    }
  ]
} as const;

export const VideoFileUrl = { type: 'string', 'x-url': 'video' } as const;

export const CaseStudyVideo = {
  anyOf: [
    VideoFileUrl,
    {
      type: 'object',
      properties: {
        video_url: VideoFileUrl,
        video_name: { type: [ 'string', 'null' ], maxLength: 300 },
        url: VideoFileUrl,
        title: { type: [ 'string', 'null' ], maxLength: 300 }
      },
      minProperties: 1
    }
  ]
} as const;

export type ContentBlock = Decoded<typeof ContentBlock>;
export const ContentBlock = {
  type: 'object',
  properties: {
    type: { type: 'string', maxLength: 30 },
    html: { type: 'string', contentMediaType: 'text/html', maxLength: 200000 }
  },
  required: [ 'type', 'html' ],
  minProperties: 1
} as const;

export type CaseStudy = Decoded<typeof CaseStudy>;
export const CaseStudy = {
  type: 'object',
  properties: {
    id: RecordId,
    title: { type: 'string', maxLength: 200 },
    main_image_url: ImageUrl,
    year: { type: [ 'integer', 'null' ], minimum: 1900 },
    outcome: { type: [ 'string', 'null' ], maxLength: 200 },
    sub_images: { type: 'array', maxItems: 200, items: CaseStudyImage },
    additional_images: { type: 'array', maxItems: 200, items: CaseStudyImage },
    videos: { type: 'array', maxItems: 50, items: CaseStudyVideo },
    structured_content: { type: 'array', maxItems: 500, items: ContentBlock }
  },
  required: [ 'id', 'title' ],
  minProperties: 1
} as const;

export const listCaseStudiesResponse = {
  type: 'object',
  properties: {
    count: Count,
    next: PageLink,
    previous: PageLink,
    results: { type: 'array', maxItems: 1000, items: CaseStudyTeaser, 'x-identity': 'id' }
  },
  required: [ 'results' ],
  minProperties: 1,
  'x-envelope': 'results'
} as const;

export const listCaseStudiesFailure = {
  type: 'object',
  properties: { detail: { type: 'string', maxLength: 1000 }, error: EdgeText, message: EdgeText }
} as const;

export const getCaseStudyResponse = {
  type: 'object',
  properties: { case_study: { type: 'null', anyOf: [ CaseStudy ] } },
  'x-envelope': 'case_study'
} as const;

export const getCaseStudyFailure = {
  type: 'object',
  properties: { detail: { type: 'string', maxLength: 1000 }, error: EdgeText, message: EdgeText }
} as const;
