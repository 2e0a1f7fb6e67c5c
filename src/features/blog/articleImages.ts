import { type ImageSources, imageSources } from '#shared/lib/imageSources.ts';

const files = import.meta.glob<string>('../../assets/blog/*-full-*.{avif,webp}', {
  eager: true,
  import: 'default',
});

/** Article image, 1600 by 900 px, by its name: '1-full'. */
export const articleImage = (name: string): ImageSources => imageSources(files, name);
