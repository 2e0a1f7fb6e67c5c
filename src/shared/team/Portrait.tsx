import { useState } from 'react';
import { safeUrl } from '#shared/lib/safeUrl.ts';
import { ratioOf } from '#shared/ui/ratio.ts';
import styles from './Portrait.module.css';

/** Pixels of the pictures that the backend is asked for: 4 to 5 for the team, square for everybody else. */
const sizes = { upright: { width: 640, height: 800 }, square: { width: 320, height: 320 } };

type PortraitProps = {
  src: string | null;
  name: string;
  shape: keyof typeof sizes;
  /** True for the one portrait that the visitor sees first. */
  priority?: boolean;
  className: string | undefined;
};

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '')
    .join('');
}

/** Portrait of a person, or their initials when there is none. Decorative: the name always stands beside it. */
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
