import { queryOptions } from '@tanstack/react-query';
import { agency } from '../client.ts';
import { records, text } from '../tolerant.ts';
import { hasList, unwrap } from '../unwrap.ts';

/** A slide of the home page's carousel. `description` is '' when there is none. */
export type Banner = { video: string; title: string; description: string };

/** Slides of the video banner carousel (section 7, `GET /api/video-banners/`). */
export const bannersQuery = () =>
  queryOptions({
    queryKey: ['video-banners'],
    meta: { failure: 'bannerFailed' },
    queryFn: async ({ signal }): Promise<Banner[]> => {
      const call = agency.GET('/api/video-banners/', { signal });
      const { results } = await unwrap(call, hasList('results'));
      return records(results, ({ video, title, description }) => ({
        video: text(video),
        title: text(title),
        description: text(description),
      }));
    },
  });
