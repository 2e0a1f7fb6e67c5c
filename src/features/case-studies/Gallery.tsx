import {
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { withKeys } from '#shared/lib/withKeys.ts';
import { useOverlayEntry } from '#shared/navigation/useOverlayEntry.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { Image } from '#shared/ui/Image.tsx';
import type { GalleryImage } from './caseStudies.ts';
import styles from './Gallery.module.css';
import { ZoomImage } from './ZoomImage.tsx';

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

type GalleryListProps = {
  title: string;
  images: GalleryImage[];
  /** Index of the image shown last; it gets the focus. */
  current: number;
  onSelect: (index: number) => void;
};

function GalleryList({ title, images, current, onSelect }: GalleryListProps) {
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

type GallerySingleProps = {
  images: GalleryImage[];
  index: number;
  onSelect: (index: number) => void;
  /** Returns to the list; undefined when the gallery was opened with a single image. */
  onList?: (() => void) | undefined;
};

/** A single image. Arrow keys, buttons and swiping move to the next or previous one, wrapping around. */
function GallerySingle({ images, index, onSelect, onList }: GallerySingleProps) {
  const count = images.length;
  const step = (by: number) => onSelect((index + by + count) % count);
  const swipe = useSwipe(step);
  const figure = useRef<HTMLElement>(null);
  useArrowKeys(step);

  // Moves the focus after selecting in the list. No effect while the dialog is still closed.
  useEffect(() => figure.current?.focus(), []);

  const image = images[index];
  if (!image) return null;
  return (
    <figure ref={figure} tabIndex={-1} className={`stack snug ${styles.single}`}>
      <div className={styles.bar}>
        {onList && (
          <Button variant="outlined" onClick={onList}>
            All images
          </Button>
        )}
      </div>
      <div className={styles.stage} {...swipe}>
        <Image
          key={index}
          className={styles.photo ?? ''}
          src={image.url}
          alt={image.alt}
          width={1200}
          height={800}
          priority
        />
      </div>
      <div className={`one-line ${styles.foot}`}>
        {count > 1 && <Step icon="arrowLeft" label="Previous image" onClick={() => step(-1)} />}
        <figcaption className={`wrap ${styles.caption}`} aria-live="polite">
          <span>{image.alt}</span>
          {count > 1 && (
            <span className={`small soft ${styles.counter}`}>{`${index + 1} of ${count}`}</span>
          )}
        </figcaption>
        {count > 1 && <Step icon="arrowRight" label="Next image" onClick={() => step(1)} />}
      </div>
    </figure>
  );
}

type StepProps = { icon: 'arrowLeft' | 'arrowRight'; label: string; onClick: () => void };

function Step({ icon, label, onClick }: StepProps) {
  return (
    <button
      type="button"
      className={`round ${styles.step}`}
      aria-label={label}
      data-repeatable
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Calls `go(-1)` or `go(1)` on the left and right arrow keys, anywhere on the page. */
function useArrowKeys(go: (step: number) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const step = steps[event.key];
    // Combinations belong to the browser: Alt+Left goes back.
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(step);
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** Minimum distance of a swipe in px. */
const threshold = 48;

/** Pointer handlers that call `go(-1)` or `go(1)` after a horizontal swipe by touch or pen. */
function useSwipe(go: (step: number) => void) {
  const startX = useRef<number | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      startX.current = event.pointerType === 'mouse' ? null : event.clientX;
    },
    onPointerUp: (event: PointerEvent) => {
      const distance = startX.current === null ? 0 : event.clientX - startX.current;
      startX.current = null;
      if (Math.abs(distance) > threshold) go(distance < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      startX.current = null;
    },
  };
}
