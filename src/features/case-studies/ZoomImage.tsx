import { type ComponentProps, type Ref, useState } from 'react';
import { Image } from '#shared/ui/Image.tsx';
import styles from './ZoomImage.module.css';

type ZoomImageProps = Partial<ComponentProps<typeof Image>> & {
  alt: string;
  onOpen: () => void;
  ref?: Ref<HTMLButtonElement> | undefined;
};

/** Image button that opens a larger view. A missing or broken image is a placeholder without a button. */
export function ZoomImage({ src, className = '', onOpen, ref, ...props }: ZoomImageProps) {
  const { width = 1200, height = 800 } = props;
  const [broken, setBroken] = useState<string | null>(null);
  const usable = src && src !== broken;
  const image = (
    <Image
      {...props}
      width={width}
      height={height}
      src={usable ? src : null}
      className={styles.image ?? ''}
    />
  );
  if (!usable) return <div className={`${styles.frame} ${className}`}>{image}</div>;
  return (
    <button
      ref={ref}
      type="button"
      className={`${styles.frame} ${styles.button} ${className}`}
      aria-label={`View full screen: ${props.alt}`}
      aria-haspopup="dialog"
      onClick={onOpen}
      onErrorCapture={() => setBroken(src)}
    >
      {image}
    </button>
  );
}
