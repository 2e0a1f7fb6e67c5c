import type { ImageSources } from '#shared/lib/imageSources.ts';
import styles from './SiteImage.module.css';

type SiteImageProps = {
  sources: ImageSources;
  /** Width that the layout gives the whole picture, cut-off edges included: '(width >= 60rem) 38vw, 90vw'. */
  sizes: string;
  alt: string;
  /** Intrinsic size, so that the page does not move while it loads. */
  width: number;
  height: number;
  /** True for the one picture that the visitor sees first. */
  priority?: boolean;
  className?: string | undefined;
};

/** One of the site's own pictures: AVIF or WebP, at the width that fits the layout and the screen. */
export function SiteImage(props: SiteImageProps) {
  const { sources, sizes, alt, width, height, priority = false, className } = props;
  return (
    <picture className={styles.image}>
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      <img
        className={className}
        src={sources.widest}
        srcSet={sources.webp}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
