import { type Ref, useState } from 'react';
import type { MediaUrl } from '#contract/decoder.ts';
import { Image } from '#shared/ui/Image.tsx';
import styles from './ZoomImage.module.css';

type ZoomImageProps = {
  src: MediaUrl | null;
  alt: string;
  width: number;
  height: number;
  priority?: boolean;
  fallbackText?: string;
  className?: string;
  onOpen: () => void;
  ref?: Ref<HTMLButtonElement> | undefined;
};

/** Image button that opens a larger view. A missing or broken image is a placeholder without a button. */
export function ZoomImage({ src, className = '', onOpen, ref, ...rest }: ZoomImageProps) {
  const [broken, setBroken] = useState(false);
  const usable = src && !broken;
  const image = <Image {...rest} src={usable ? src : null} className={styles.image ?? ''} />;
  if (!usable) return <div className={`${styles.frame} ${className}`}>{image}</div>;
  return (
    <button
      ref={ref}
      type="button"
      className={`${styles.frame} ${styles.button} ${className}`}
      aria-label={`View full screen: ${rest.alt}`}
      aria-haspopup="dialog"
      onClick={onOpen}
      onErrorCapture={() => setBroken(true)}
    >
      {image}
    </button>
  );
}
