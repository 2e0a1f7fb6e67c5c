import type { ImageUrl } from '#contract/decoder.ts';

/** URLs of a local image: `srcset` per format, and the widest WebP for metadata. */
export type ImageSources = { avif: string; webp: string; widest: ImageUrl };

/**
 * Collects the files of an image (path → URL) whose names end in their width: `studio-720.avif`, `studio-720.webp`.
 * Throws when a format is missing.
 */
export function imageSources(files: Record<string, string>, name: string): ImageSources {
  const found = Object.entries(files)
    .map(([path, url]) => {
      const [, base, width, format] = /([^/]+)-(\d+)\.(avif|webp)$/.exec(path) ?? [];
      return { url, base, width: Number(width), format };
    })
    .filter(({ base }) => base === name)
    .sort((a, b) => a.width - b.width);
  const srcSet = (type: string) =>
    found
      .filter(({ format }) => format === type)
      .map(({ url, width }) => `${url} ${width}w`)
      .join(', ');
  const [avif, webp] = [srcSet('avif'), srcSet('webp')];
  const widest = found.findLast(({ format }) => format === 'webp');
  if (!widest || !avif) {
    throw new Error(`There is no image "${name}" in AVIF and WebP. See src/assets/README.md.`);
  }
  return { avif, webp, widest: widest.url as ImageUrl };
}
