// Decoders of the agency contract. Generated from openapi/agency.yaml by `npm run generate`; do not edit.
import type { Decoder, VideoUrl } from '#contract/decoder.ts';

export type VideoBanner = {
  id: number | null;
  video: VideoUrl;
  title: string;
  description: string | null;
};

export const VideoBanner: Decoder<VideoBanner> = {
  is: 'object',
  fields: {
    id: { is: 'integer', min: 1, orNull: true },
    video: { is: 'video' },
    title: { is: 'text', max: 120 },
    description: { is: 'text', max: 300, orNull: true }
  },
  some: true
};

/** Body of a success of listVideoBanners. */
export const listVideoBannersResponse: Decoder<{
  results: VideoBanner[];
}> = { is: 'object', fields: { results: { is: 'list', of: VideoBanner } }, must: 'results' };

/** Body of a failure of listVideoBanners. */
export const listVideoBannersFailure: Decoder<{
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
