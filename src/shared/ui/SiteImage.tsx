import type { ImageSources } from '#shared/lib/imageSources.ts';

type SiteImageProps = {
  sources: ImageSources;
  /** `sizes` attribute, with the width before cropping: '(width >= 60rem) 38vw, 90vw'. */
  sizes: string;
  alt: string;
  /** Intrinsic size in px, to avoid layout shift. */
  width: number;
  height: number;
  /** True for the largest image above the fold. */
  priority?: boolean;
  className?: string | undefined;
};

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
