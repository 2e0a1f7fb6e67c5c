import { queryOptions } from '@tanstack/react-query';
import type { MediaUrl } from '#contract/decoder.ts';
import { listTestimonialsResponse } from '#contract/generated/decoders/agency/testimonials.ts';
import { agency } from '#shared/api/client.ts';
import { unwrap } from '#shared/api/unwrap.ts';

export type Testimonial = {
  text: string;
  image: MediaUrl | null;
  name: string;
  designation: string | null;
};

export const testimonialsQuery = () =>
  queryOptions({
    queryKey: ['testimonials'],
    meta: { failure: 'testimonialsFailed' },
    queryFn: async ({ signal }): Promise<Testimonial[]> => {
      const call = agency.GET('/api/testimonials/', { signal });
      const { results } = await unwrap(call, listTestimonialsResponse);
      return results.filter(({ text }) => text);
    },
  });
