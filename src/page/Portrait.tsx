import { useState } from 'react';
import { safeUrl } from '#lib/safeUrl.ts';
import { ratioOf } from '#ui/ratio.ts';
import styles from './Portrait.module.css';

type PortraitProps = {
  src: string | null;
  name: string;
  width: number;
  height: number;
  /** True for the one portrait that the visitor sees first. */
  priority?: boolean;
  className?: string;
};

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '')
    .join('');
}

/** Portrait of a person, or their initials when there is none. Decorative: the name always stands beside it. */
export function Portrait(props: PortraitProps) {
  const { src, name, width, height, priority = false, className = '' } = props;
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
