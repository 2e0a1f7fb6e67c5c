/** Addresses of one of our own pictures: `srcset` texts in both formats, and its widest WebP for what takes one address only. */
export type ImageSources = { avif: string; webp: string; widest: string };

/**
 * Finds a image among files (path → address) whose names end in their width in pixels: `studio` is made of
 * `studio-720.avif`, `studio-720.webp` and so on. Throws when it is not there in both formats.
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
  return { avif: srcSet(avif), webp: srcSet(webp), widest: widest.url };
}

function srcSet(files: { url: string; width: number }[]): string {
  return files.map(({ url, width }) => `${url} ${width}w`).join(', ');
}
