import { queryOptions } from '@tanstack/react-query';
import { agency } from '#shared/api/client.ts';
import { readList } from '#shared/api/readList.ts';
import { text } from '#shared/api/tolerant.ts';

/** A slide of the home page's carousel. `description` is '' when there is none. */
export type Banner = { video: string; title: string; description: string };

/** Slides of the video banner carousel (section 7, `GET /api/video-banners/`). */
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
