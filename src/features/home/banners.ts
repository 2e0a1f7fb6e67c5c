import { queryOptions } from '@tanstack/react-query';
import type { MediaUrl } from '#contract/decoder.ts';
import { listVideoBannersResponse } from '#contract/generated/decoders/agency/video-banners.ts';
import { agency } from '#shared/api/client.ts';
import { unwrap } from '#shared/api/unwrap.ts';

/** A slide. */
export type Banner = { video: MediaUrl; title: string; description: string | null };

export const bannersQuery = () =>
  queryOptions({
    queryKey: ['video-banners'],
    meta: { failure: 'bannerFailed' },
    queryFn: async ({ signal }): Promise<Banner[]> => {
      const call = agency.GET('/api/video-banners/', { signal });
      return (await unwrap(call, listVideoBannersResponse)).results;
    },
  });
