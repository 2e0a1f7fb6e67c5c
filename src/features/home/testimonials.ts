import { queryOptions } from '@tanstack/react-query';
import { agency } from '#shared/api/client.ts';
import { readList } from '#shared/api/readList.ts';
import { optionalText, text } from '#shared/api/tolerant.ts';

export type Testimonial = Record<'text' | 'name' | 'designation', string> & {
  image: string | null;
};

export const testimonialsQuery = () =>
  queryOptions({
    queryKey: ['testimonials'],
    meta: { failure: 'testimonialsFailed' },
    queryFn: async ({ signal }) => {
      const call = agency.GET('/api/testimonials/', { signal });
      const all = await readList(
        call,
        'results',
        (record): Testimonial => ({
          text: text(record.text),
          image: optionalText(record.image),
          name: text(record.name),
          designation: text(record.designation),
        }),
      );
      return all.filter((testimonial) => testimonial.text);
    },
  });
