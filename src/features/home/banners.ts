import { queryOptions } from '@tanstack/react-query';
import { agency } from '#shared/api/client.ts';
import { readList } from '#shared/api/readList.ts';
import { text } from '#shared/api/tolerant.ts';

/** A slide; `description` is '' when missing. */
export type Banner = { video: string; title: string; description: string };

export const bannersQuery = () =>
  queryOptions({
    queryKey: ['video-banners'],
    meta: { failure: 'bannerFailed' },
    queryFn: ({ signal }) =>
      readList(
        agency.GET('/api/video-banners/', { signal }),
        'results',
        ({ video, title, description }): Banner => ({
          video: text(video),
          title: text(title),
          description: text(description),
        }),
      ),
  });
