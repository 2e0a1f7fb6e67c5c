import { useState } from 'react';
import { withKeys } from '#shared/lib/withKeys.ts';
import { Button } from '#shared/ui/Button.tsx';
import type { GalleryImage } from './caseStudies.ts';
import { Gallery, type GalleryStart } from './Gallery.tsx';
import styles from './Screenshots.module.css';
import { ZoomImage } from './ZoomImage.tsx';

const previewSize = 6;

export function Screenshots({ images }: { images: GalleryImage[] }) {
  const [start, setStart] = useState<GalleryStart | null>(null);
  const preview = images.slice(0, previewSize);
  return (
    <section className="container page-section" aria-labelledby="screenshots-heading">
      <h2 id="screenshots-heading" className="section-heading">
        Project Screenshots
      </h2>
      <ul className={styles.grid} data-count={preview.length}>
        {withKeys(preview, (image) => image.url).map(([key, { url, alt }], index) => (
          <li key={key} className={styles.cell}>
            <ZoomImage
              className={styles.tile ?? ''}
              src={url}
              alt={alt}
              onOpen={() => setStart(index)}
            />
          </li>
        ))}
      </ul>
      {images.length > previewSize && (
        <p className={styles.more}>
          <Button variant="outlined" aria-haspopup="dialog" onClick={() => setStart('list')}>
            View All {images.length} Images
          </Button>
        </p>
      )}
      {start !== null && <Gallery images={images} start={start} onClose={() => setStart(null)} />}
    </section>
  );
}
