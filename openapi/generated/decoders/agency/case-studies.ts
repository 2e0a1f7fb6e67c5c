// Decoders of the agency contract. Generated from openapi/agency.yaml by `npm run generate`; do not edit.
import type { Decoder, Html, ImageUrl, VideoUrl } from '#contract/decoder.ts';

export type CaseStudyTeaser = {
  id: number;
  title: string;
  main_image_url: ImageUrl | null;
  year: number | null;
  outcome: string | null;
};

export const CaseStudyTeaser: Decoder<CaseStudyTeaser> = {
  is: 'object',
  fields: {
    id: { is: 'integer', min: 1 },
    title: { is: 'text', max: 200 },
    main_image_url: { is: 'image', orNull: true },
    year: { is: 'integer', min: 1900, orNull: true },
    outcome: { is: 'text', max: 200, orNull: true }
  },
  some: true
};

export type ContentBlock = {
  type: string;
  html: Html;
};

export const ContentBlock: Decoder<ContentBlock> = { is: 'object', fields: { type: { is: 'text', max: 30 }, html: { is: 'html' } }, some: true };

export type CaseStudy = {
  id: number;
  title: string;
  main_image_url: ImageUrl | null;
  year: number | null;
  outcome: string | null;
  sub_images: (ImageUrl | {
    image_url: ImageUrl;
    image_name: string | null;
  })[] | null;
  additional_images: (ImageUrl | {
    image_url: ImageUrl;
    image_name: string | null;
  })[] | null;
  videos: (VideoUrl | {
    video_url: VideoUrl | null;
    video_name: string | null;
    url: VideoUrl | null;
    title: string | null;
  })[] | null;
  structured_content: ContentBlock[] | null;
};

export const CaseStudy: Decoder<CaseStudy> = {
  is: 'object',
  fields: {
    id: { is: 'integer', min: 1 },
    title: { is: 'text', max: 200 },
    main_image_url: { is: 'image', orNull: true },
    year: { is: 'integer', min: 1900, orNull: true },
    outcome: { is: 'text', max: 200, orNull: true },
    sub_images: {
      is: 'maybe',
      of: {
        is: 'list',
        of: {
          is: 'union',
          of: [
            { is: 'image' },
            {
              is: 'object',
              fields: { image_url: { is: 'image' }, image_name: { is: 'text', max: 300, orNull: true } },
              some: true
            }
          ]
        }
      }
    },
    additional_images: {
      is: 'maybe',
      of: {
        is: 'list',
        of: {
          is: 'union',
          of: [
            { is: 'image' },
            {
              is: 'object',
              fields: { image_url: { is: 'image' }, image_name: { is: 'text', max: 300, orNull: true } },
              some: true
            }
          ]
        }
      }
    },
    videos: {
      is: 'maybe',
      of: {
        is: 'list',
        of: {
          is: 'union',
          of: [
            { is: 'video' },
            {
              is: 'object',
              fields: {
                video_url: { is: 'video', orNull: true },
                video_name: { is: 'text', max: 300, orNull: true },
                url: { is: 'video', orNull: true },
                title: { is: 'text', max: 300, orNull: true }
              },
              some: true
            }
          ]
        }
      }
    },
    structured_content: { is: 'maybe', of: { is: 'list', of: ContentBlock } }
  },
  some: true
};

/** Body of a success of listCaseStudies. */
export const listCaseStudiesResponse: Decoder<{
  count: number | null;
  next: string | null;
  previous: string | null;
  results: CaseStudyTeaser[];
}> = {
  is: 'object',
  fields: {
    count: { is: 'integer', min: 0, orNull: true },
    next: { is: 'token', max: 2048, orNull: true },
    previous: { is: 'token', max: 2048, orNull: true },
    results: { is: 'list', of: CaseStudyTeaser, by: 'id' }
  },
  must: 'results'
};

/** Body of a failure of listCaseStudies. */
export const listCaseStudiesFailure: Decoder<{
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

/** Body of a success of getCaseStudy. */
export const getCaseStudyResponse: Decoder<{
  case_study: CaseStudy | null;
}> = { is: 'object', fields: { case_study: { is: 'maybe', of: CaseStudy } }, must: 'case_study' };

/** Body of a failure of getCaseStudy. */
export const getCaseStudyFailure: Decoder<{
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
