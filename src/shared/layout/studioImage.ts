import { imageSources } from '#shared/lib/imageSources.ts';

const files = import.meta.glob<string>('../../assets/about/studio-*.{avif,webp}', {
  eager: true,
  import: 'default',
});

/** Studio image, 1200 by 1200 px. */
export const studioImage = imageSources(files, 'studio');
