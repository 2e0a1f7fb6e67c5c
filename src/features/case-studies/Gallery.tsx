import { type MouseEvent, useState } from 'react';
import { useOverlayEntry } from '#shared/navigation/useOverlayEntry.ts';
import { Dialog } from '#shared/ui/Dialog.tsx';
import type { GalleryImage } from './caseStudies.ts';
import styles from './Gallery.module.css';
import { GalleryList } from './GalleryList.tsx';
import { GallerySingle } from './GallerySingle.tsx';

/** Opens the list of all images, or the image at this index. */
export type GalleryStart = 'list' | number;

type GalleryProps = { images: GalleryImage[]; start: GalleryStart; onClose: () => void };

/** A click outside these is a click on the backdrop. */
const clickTargets = 'button, img, [role="img"], h2, figcaption';

export function Gallery({ images, start, onClose }: GalleryProps) {
  useOverlayEntry(true, onClose);
  const [listed, setListed] = useState(start === 'list');
  const [index, setIndex] = useState(start === 'list' ? 0 : start);
  const title = `All Project Images (${images.length})`;
  const closeOnBackdropClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && !target.closest(clickTargets)) onClose();
  };
  return (
    <Dialog shape="screen" label={listed ? title : (images[index]?.alt ?? title)} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the backdrop; Esc and the close button do the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop; Esc and the close button do the same */}
      <div className={`${styles.backdrop} on-ink`} onClick={closeOnBackdropClick}>
        {listed ? (
          <GalleryList
            title={title}
            images={images}
            current={index}
            onSelect={(chosen) => {
              setIndex(chosen);
              setListed(false);
            }}
          />
        ) : (
          <GallerySingle
            images={images}
            index={index}
            onSelect={setIndex}
            onList={start === 'list' ? () => setListed(true) : undefined}
          />
        )}
      </div>
    </Dialog>
  );
}
