import { type CSSProperties, type ReactNode, useCallback, useState } from 'react';
import styles from './Carousel.module.css';
import { CarouselControls } from './CarouselControls.tsx';
import { useAutoplay } from './useAutoplay.ts';
import { useSwipe } from './useSwipe.ts';

type CarouselProps = {
  /** Accessible name. */
  label: string;
  /** Milliseconds that a slide stays. */
  interval: number;
  /** Space between neighbouring slides in px; slides fade instead when it is left out. */
  gap?: number;
  /** Where the controls stand: below the slides or over their foot. */
  controls: 'below' | 'over';
  slides: { key: string; label: string; render: (active: boolean) => ReactNode }[];
};

/** Place of a slide relative to the active one, the shorter way round. */
function offsetOf(index: number, active: number, count: number): number {
  const half = Math.floor(count / 2);
  return ((index - active + count + half) % count) - half;
}

/**
 * Carousel after the ARIA practices: one slide at a time, endless, with dots, a pause button, arrow keys and
 * swiping (sections 2 and 9). A single slide has no controls.
 */
export function Carousel({ label, interval, gap, controls, slides }: CarouselProps) {
  const [index, setIndex] = useState(0);
  const count = slides.length;
  const active = index % count;
  const go = useCallback(
    (step: number) => setIndex((was) => (was + step + count) % count),
    [count],
  );
  const next = useCallback(() => {
    if (count > 1) go(1);
  }, [count, go]);
  const autoplay = useAutoplay(interval, active, next);
  const swipe = useSwipe(go);
  const look = gap === undefined ? styles.fade : styles.slide;

  return (
    <section
      className={`${styles.carousel} ${styles[controls]}`}
      aria-roledescription="carousel"
      aria-label={label}
      {...autoplay.handlers}
    >
      <div
        className={styles.slides}
        aria-live={autoplay.running ? 'off' : 'polite'}
        style={{ '--gap': `${gap ?? 0}px` } as CSSProperties}
        {...swipe}
      >
        {slides.map((slide, place) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the ARIA practices
          <div
            key={slide.key}
            role="group"
            aria-roledescription="slide"
            aria-label={`${place + 1} of ${count}`}
            className={`${styles.item} ${look}`}
            data-active={place === active}
            inert={place !== active}
            style={{ '--offset': offsetOf(place, active, count) } as CSSProperties}
          >
            {slide.render(place === active)}
          </div>
        ))}
      </div>
      {count > 1 && (
        <CarouselControls
          labels={slides.map((slide) => slide.label)}
          active={active}
          playing={autoplay.playing}
          onSelect={setIndex}
          onStep={go}
          onToggle={autoplay.toggle}
        />
      )}
    </section>
  );
}
