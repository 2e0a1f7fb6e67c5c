import { useEffect, useRef } from 'react';
import { withKeys } from '#shared/lib/withKeys.ts';
import type { GalleryImage } from './caseStudies.ts';
import styles from './Gallery.module.css';
import { ZoomImage } from './ZoomImage.tsx';

type GalleryListProps = {
  title: string;
  images: GalleryImage[];
  /** Index of the image shown last; it gets the focus. */
  current: number;
  onSelect: (index: number) => void;
};

export function GalleryList({ title, images, current, onSelect }: GalleryListProps) {
  const chosen = useRef<HTMLButtonElement>(null);

  // Moves the focus when returning from a single image. No effect while the dialog is still closed.
  useEffect(() => chosen.current?.focus(), []);

  return (
    <div className={styles.list}>
      <h2 className={`h3 ${styles.title}`}>{title}</h2>
      <ul className={styles.tiles}>
        {withKeys(images, (image) => image.url).map(([key, { url, alt }], index) => (
          <li key={key}>
            <ZoomImage
              ref={index === current ? chosen : undefined}
              className={styles.tile ?? ''}
              src={url}
              alt={alt}
              width={1200}
              height={800}
              onOpen={() => onSelect(index)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
