import { type ImageSources, imageSources } from '#shared/lib/imageSources.ts';

const files = import.meta.glob<string>(
  ['../../assets/blog/*.{avif,webp}', '!../../assets/blog/*-full-*'],
  { eager: true, import: 'default' },
);

/** A teaser's picture, 800 by 600, by the name that the content uses: '1'. */
export const teaserImage = (name: string): ImageSources => imageSources(files, name);
