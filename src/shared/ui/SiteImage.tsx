import type { ImageSources } from '#shared/lib/imageSources.ts';
import type { ImageProps } from './Image.tsx';

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
