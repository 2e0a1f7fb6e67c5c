import { useState } from 'react';
import { safeUrl } from '#shared/lib/safeUrl.ts';
import { ratioOf } from '#shared/ui/ratio.ts';
import styles from './Portrait.module.css';

/** Image sizes in px that are requested from the backend. */
const sizes = { upright: { width: 640, height: 800 }, square: { width: 320, height: 320 } };

type PortraitProps = {
  src: string | null;
  name: string;
  shape: keyof typeof sizes;
  /** True for the largest image above the fold. */
  priority?: boolean;
  className: string | undefined;
};

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '')
    .join('');
}

/** Portrait of a person, or initials. Decorative: the name is always next to it. */
export function Portrait(props: PortraitProps) {
  const { src, name, shape, priority = false, className = '' } = props;
  const { width, height } = sizes[shape];
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const url = safeUrl(src, 'media');
  if (!url || url === brokenSrc) {
    return (
      <span
        className={`${styles.initials} ${className}`}
        data-ratio={ratioOf(width, height)}
        aria-hidden="true"
      >
        <span className={styles.letters}>{initialsOf(name)}</span>
      </span>
    );
  }
  return (
    <img
      className={className}
      src={url}
      alt=""
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      onError={() => setBrokenSrc(url)}
    />
  );
}
