import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '#shared/ui/Button.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { Image } from '#shared/ui/Image.tsx';
import { useSwipe } from '#shared/ui/useSwipe.ts';
import type { GalleryImage } from './caseStudies.ts';
import styles from './Gallery.module.css';

type GallerySingleProps = {
  images: GalleryImage[];
  index: number;
  onSelect: (index: number) => void;
  /** Returns to the list; undefined when the gallery was opened with a single image. */
  onList?: (() => void) | undefined;
};

/** A single image. Arrow keys, buttons and swiping move to the next or previous one, wrapping around. */
export function GallerySingle({ images, index, onSelect, onList }: GallerySingleProps) {
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
      <div className={`line ${styles.foot}`}>
        {count > 1 && <Step icon="arrowLeft" label="Previous image" onClick={() => step(-1)} />}
        <figcaption className={`wrap ${styles.caption}`} aria-live="polite">
          <span>{image.alt}</span>
          {count > 1 && (
            <span className={`small soft ${styles.counter}`}>
              {index + 1} of {count}
            </span>
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
    <button type="button" className={`round ${styles.step}`} aria-label={label} onClick={onClick}>
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
