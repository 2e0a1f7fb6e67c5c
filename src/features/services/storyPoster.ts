import { imageSources } from '#shared/lib/imageSources.ts';

const files = import.meta.glob<string>('../../assets/video/story-poster-*.{avif,webp}', {
  eager: true,
  import: 'default',
});

/** Still of the story film, 1280 by 720. */
export const storyPoster = imageSources(files, 'story-poster');
