import { type ImageSources, imageSources } from '#shared/lib/imageSources.ts';

const files = import.meta.glob<string>('../../assets/blog/*-full-*.{avif,webp}', {
  eager: true,
  import: 'default',
});

/** An article's picture, 1600 by 900, by the name that the content uses: '1-full'. */
export const articleImage = (name: string): ImageSources => imageSources(files, name);
