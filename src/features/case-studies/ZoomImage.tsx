import { type Ref, useState } from 'react';
import { safeUrl } from '#shared/lib/safeUrl.ts';
import { Picture } from '#shared/ui/Image.tsx';
import styles from './ZoomImage.module.css';

type ZoomPictureProps = {
  src: string | null;
  alt: string;
  width: number;
  height: number;
  priority?: boolean;
  fallbackText?: string;
  className?: string;
  onOpen: () => void;
  ref?: Ref<HTMLButtonElement> | undefined;
};

/** A picture that opens larger on a click (section 2). A missing or broken one is a placeholder and opens nothing. */
export function ZoomPicture({ src, className = '', onOpen, ref, ...rest }: ZoomPictureProps) {
  const [broken, setBroken] = useState(false);
  const usable = !broken && safeUrl(src, 'media') !== null;
  const picture = <Picture {...rest} src={usable ? src : null} className={styles.picture ?? ''} />;
  if (!usable) return <div className={`${styles.frame} ${className}`}>{picture}</div>;
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
      {picture}
    </button>
  );
}
