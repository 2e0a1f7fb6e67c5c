import { pictureSources } from '#lib/pictureSources.ts';

const files = import.meta.glob<string>('../../assets/film/story-poster-*.{avif,webp}', {
  eager: true,
  import: 'default',
});

/** Still of the story film, 1280 by 720. */
export const storyPoster = pictureSources(files, 'story-poster');
