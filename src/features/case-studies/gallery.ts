import type { NamedFile } from './caseStudies.ts';

/** A picture that can be opened full screen. */
export type GalleryImage = { url: string; alt: string };

/** Gives every picture a name: its own, else its place in the case study (section 3: `image_name`). */
export function nameImages(images: NamedFile[], title: string): GalleryImage[] {
  return images.map(({ url, name }, index) => ({
    url,
    alt: name || `Screenshot ${index + 1} of ${title}`,
  }));
}
