import { type ReactNode, useState } from 'react';
import type { ImageUrl } from '#contract/decoder.ts';
import { Icon } from './Icon.tsx';
import styles from './Image.module.css';

export type ImageProps = {
  src: ImageUrl | null | undefined;
  alt: string;
  /** Intrinsic size in px, to avoid layout shift. */
  width: number;
  height: number;
  /** True for the largest image above the fold. */
  priority?: boolean;
  className?: string;
  fallbackText?: string;
  /** Replaces the placeholder of a missing image. */
  fallback?: ReactNode;
};

/** Reloads an image that failed before hydration, so that its error event is handled. */
function repeatFailure(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth === 0) image.setAttribute('src', image.src);
}

/** Image from the backend. A missing or broken one becomes a placeholder of the same size. */
export function Image(props: ImageProps) {
  const { src: url, alt, width, height, priority, className = '', fallbackText, fallback } = props;
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  if (!url || brokenSrc === url) {
    return (
      fallback ?? (
        <div
          className={`hatched ${styles.placeholder} ${className}`}
          {...(fallbackText || !alt ? {} : { role: 'img', 'aria-label': alt })}
        >
          <Icon name="image" size={32} />
          {fallbackText && <span>{fallbackText}</span>}
        </div>
      )
    );
  }
  return (
    <img
      ref={repeatFailure}
      className={className}
      src={url}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      onError={() => setBrokenSrc(url)}
    />
  );
}
