// Decoders of the agency contract. Generated from openapi/agency.yaml by `npm run generate`; do not edit.
import type { Decoder, ImageUrl } from '#contract/decoder.ts';

export type Testimonial = {
  id: number | null;
  text: string;
  image: ImageUrl | null;
  name: string;
  designation: string | null;
  platform: string | null;
};

export const Testimonial: Decoder<Testimonial> = {
  is: 'object',
  fields: {
    id: { is: 'integer', min: 1, orNull: true },
    text: { is: 'text', max: 2000 },
    image: { is: 'image', orNull: true },
    name: { is: 'text', max: 120 },
    designation: { is: 'text', max: 200, orNull: true },
    platform: { is: 'text', max: 120, orNull: true }
  },
  some: true
};

/** Body of a success of listTestimonials. */
export const listTestimonialsResponse: Decoder<{
  results: Testimonial[];
}> = { is: 'object', fields: { results: { is: 'list', of: Testimonial } }, must: 'results' };

/** Body of a failure of listTestimonials. */
export const listTestimonialsFailure: Decoder<{
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
