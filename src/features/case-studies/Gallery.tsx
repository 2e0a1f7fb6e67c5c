import { type MouseEvent, useState } from 'react';
import { Dialog } from '#shared/ui/Dialog.tsx';
import styles from './Gallery.module.css';
import { GalleryList } from './GalleryList.tsx';
import { GallerySingle } from './GallerySingle.tsx';
import type { GalleryImage } from './gallery.ts';

/** How a gallery opens: with the list of all pictures, or with the one at this place alone. */
export type GalleryStart = 'list' | number;

type GalleryProps = { images: GalleryImage[]; start: GalleryStart; onClose: () => void };

/** What a click must hit to mean something; a click anywhere else hits the backdrop. */
const objects = 'button, img, [role="img"], h2, figcaption';

/** Gallery overlay (sections 2 and 4): all images as a list, or a single one. Choosing in the list switches to it. */
export function Gallery({ images, start, onClose }: GalleryProps) {
  const [listed, setListed] = useState(start === 'list');
  const [index, setIndex] = useState(start === 'list' ? 0 : start);
  const title = `All Project Images (${images.length})`;
  const closeFromGround = ({ target }: MouseEvent) => {
    if (target instanceof Element && !target.closest(objects)) onClose();
  };
  return (
    <Dialog shape="screen" label={listed ? title : (images[index]?.alt ?? title)} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the backdrop; Esc and the close button do the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop; Esc and the close button do the same */}
      <div className={`${styles.ground} on-ink`} onClick={closeFromGround}>
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
