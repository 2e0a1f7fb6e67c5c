import type { ImageUrl } from '#contract/decoder.ts';
import type { ImageProps } from './Image.tsx';

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

const studioFiles = import.meta.glob<string>('../../assets/about/studio-*.{avif,webp}', {
  eager: true,
  import: 'default',
});

/** Studio image, 1200 by 1200 px. */
export const studioImage = imageSources(studioFiles, 'studio');

type SiteImageProps = Pick<ImageProps, 'alt' | 'width' | 'height' | 'priority'> & {
  sources: ImageSources;
  /** `sizes` attribute, with the width before cropping: '(width >= 60rem) 38vw, 90vw'. */
  sizes: string;
  className?: string | undefined;
};

/** Image of the site itself; the browser chooses width and format. */
export function SiteImage(props: SiteImageProps) {
  const { sources, sizes, alt, priority, ...image } = props;
  return (
    <picture>
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      <img
        {...image}
        src={sources.widest}
        srcSet={sources.webp}
        sizes={sizes}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
