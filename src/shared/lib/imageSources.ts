import type { MediaUrl } from '#contract/decoder.ts';

/** URLs of a local image: `srcset` per format, and the widest WebP for metadata. */
export type ImageSources = { avif: string; webp: string; widest: MediaUrl };

/**
 * Collects the files of an image (path → URL) whose names end in their width: `studio-720.avif`, `studio-720.webp`.
 * Throws when a format is missing.
 */
export function imageSources(files: Record<string, string>, name: string): ImageSources {
  const found = Object.entries(files)
    .map(([path, url]) => ({ url, parts: /([^/]+)-(\d+)\.(avif|webp)$/.exec(path) }))
    .filter(({ parts }) => parts?.[1] === name)
    .map(({ url, parts }) => ({ url, width: Number(parts?.[2]), format: parts?.[3] }))
    .sort((a, b) => a.width - b.width);
  const avif = found.filter(({ format }) => format === 'avif');
  const webp = found.filter(({ format }) => format === 'webp');
  const widest = webp.at(-1);
  if (!widest || avif.length === 0) {
    throw new Error(`There is no image "${name}" in AVIF and WebP. See src/assets/README.md.`);
  }
  return { avif: srcSet(avif), webp: srcSet(webp), widest: widest.url as MediaUrl };
}

function srcSet(files: { url: string; width: number }[]): string {
  return files.map(({ url, width }) => `${url} ${width}w`).join(', ');
}
