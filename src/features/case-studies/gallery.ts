import type { NamedFile } from './caseStudies.ts';

export type GalleryImage = { url: string; alt: string };

/** Alternative texts: the image's name, or its number in the case study. */
export function nameImages(images: NamedFile[], title: string): GalleryImage[] {
  return images.map(({ url, name }, index) => ({
    url,
    alt: name || `Screenshot ${index + 1} of ${title}`,
  }));
}
