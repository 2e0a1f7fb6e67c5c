import { imageSources } from '#shared/lib/imageSources.ts';

const files = import.meta.glob<string>('../../assets/about/studio-*.{avif,webp}', {
  eager: true,
  import: 'default',
});

/** The studio's picture, 1200 by 1200, on the home page and on About Us. */
export const studioImage = imageSources(files, 'studio');
