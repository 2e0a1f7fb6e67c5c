import {
  type ComponentProps,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useRef,
  useState,
} from 'react';
import { withKeys } from '#shared/lib/withKeys.ts';
import { useOverlayEntry } from '#shared/navigation/useOverlayEntry.ts';
import { arrowStep } from '#shared/ui/arrowStep.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { Image } from '#shared/ui/Image.tsx';
import type { GalleryImage } from './caseStudies.ts';
import styles from './Gallery.module.css';

/** Opens the list of all images, or the image at this index. */
export type GalleryStart = 'list' | number;

type GalleryProps = { images: GalleryImage[]; start: GalleryStart; onClose: () => void };

/** What is not backdrop. */
const parts = 'button, img, [role="img"], h2, figcaption';

/** All images or a single one. Arrow keys, buttons and swiping move to the next or previous one, wrapping around. */
export function Gallery({ images, start, onClose }: GalleryProps) {
  useOverlayEntry(true, onClose);
  const [listed, setListed] = useState(start === 'list');
  const [index, setIndex] = useState(start === 'list' ? 0 : start);
  const title = `All Project Images (${images.length})`;
  const step = (by: number) => setIndex((index + by + images.length) % images.length);
  const stepByKey = (event: KeyboardEvent) => {
    const by = arrowStep(event);
    if (listed || by === undefined) return;
    event.preventDefault();
    step(by);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of what is inside
    <div onKeyDown={stepByKey}>
      <Dialog
        shape="screen"
        label={listed ? title : (images[index]?.alt ?? title)}
        onClose={onClose}
        parts={parts}
      >
        <div className={`${styles.backdrop} on-ink`}>
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
              onStep={step}
              onList={start === 'list' ? () => setListed(true) : undefined}
            />
          )}
        </div>
      </Dialog>
    </div>
  );
}

/** Moves the focus to an element that is added to the open dialog. An opening dialog moves the focus itself. */
function useFocusOnChange<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  useEffect(() => {
    if (ref.current?.closest('dialog[open]')) ref.current.focus();
  }, []);
  return ref;
}

type GalleryListProps = {
  title: string;
  images: GalleryImage[];
  /** Index of the image shown last; it gets the focus. */
  current: number;
  onSelect: (index: number) => void;
};

function GalleryList({ title, images, current, onSelect }: GalleryListProps) {
  // The focus when returning from a single image.
  const chosen = useFocusOnChange<HTMLButtonElement>();

  return (
    <div className={styles.list}>
      <h2 className={`h3 ${styles.title}`}>{title}</h2>
      <ul className={`auto-grid even ${styles.tiles}`}>
        {withKeys(images, (image) => image.url).map(([key, { url, alt }], index) => (
          <li key={key}>
            <ZoomImage
              ref={index === current ? chosen : undefined}
              className={styles.tile ?? ''}
              src={url}
              alt={alt}
              onOpen={() => onSelect(index)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Minimum distance of a swipe in px. */
const threshold = 48;

type GallerySingleProps = {
  images: GalleryImage[];
  index: number;
  onStep: (by: number) => void;
  /** Returns to the list; undefined when the gallery was opened with a single image. */
  onList: (() => void) | undefined;
};

function GallerySingle({ images, index, onStep, onList }: GallerySingleProps) {
  // The focus after choosing from the list.
  const figure = useFocusOnChange<HTMLElement>();
  const swipeStart = useRef(0);

  const image = images[index];
  if (!image) return null;
  const stepButton = (by: number, label: string, icon: 'arrowLeft' | 'arrowRight') =>
    images.length > 1 && (
      <button
        type="button"
        className={`round bordered ${styles.step}`}
        aria-label={label}
        data-repeatable
        onClick={() => onStep(by)}
      >
        <Icon name={icon} />
      </button>
    );
  return (
    <figure ref={figure} tabIndex={-1} className={`stack gap-s ${styles.single}`}>
      <div className={styles.bar}>
        {onList && (
          <Button variant="outlined" onClick={onList}>
            All images
          </Button>
        )}
      </div>
      <div
        className={styles.stage}
        onPointerDown={({ clientX }) => {
          swipeStart.current = clientX;
        }}
        onPointerUp={({ pointerType, clientX }) => {
          const distance = clientX - swipeStart.current;
          if (pointerType === 'mouse' || Math.abs(distance) <= threshold) return;
          onStep(distance < 0 ? 1 : -1);
        }}
      >
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
        {stepButton(-1, 'Previous image', 'arrowLeft')}
        <figcaption className={`wrap stack ${styles.caption}`} aria-live="polite">
          <span>{image.alt}</span>
          {images.length > 1 && (
            <span className="small soft figures">{`${index + 1} of ${images.length}`}</span>
          )}
        </figcaption>
        {stepButton(1, 'Next image', 'arrowRight')}
      </div>
    </figure>
  );
}

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
