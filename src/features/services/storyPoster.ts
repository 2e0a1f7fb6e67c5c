import { imageSources } from '#shared/lib/imageSources.ts';

const files = import.meta.glob<string>('../../assets/video/story-poster-*.{avif,webp}', {
  eager: true,
  import: 'default',
});

/** Poster of the story video, 1280 by 720 px. */
export const storyPoster = imageSources(files, 'story-poster');
