import { type ImageSources, imageSources } from '#shared/lib/imageSources.ts';

const files = import.meta.glob<string>(
  ['../../assets/blog/*.{avif,webp}', '!../../assets/blog/*-full-*'],
  { eager: true, import: 'default' },
);

/** Teaser image, 800 by 600 px, by its name: '1'. */
export const teaserImage = (name: string): ImageSources => imageSources(files, name);
