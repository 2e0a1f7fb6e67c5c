import { type ReactNode, useCallback, useState } from 'react';
import styles from './Carousel.module.css';
import { CarouselControls } from './CarouselControls.tsx';
import { useAutoplay } from './useAutoplay.ts';
import { useSwipe } from './useSwipe.ts';

type CarouselProps = {
  /** Accessible name. */
  label: string;
  /** Milliseconds that a slide stays. */
  interval: number;
  /** How a slide gives way to the next one: sideways, or by fading. */
  change: 'slide' | 'fade';
  /** Where the controls stand: below the slides or over their foot. */
  controls: 'below' | 'over';
  slides: { key: string; label: string; render: (active: boolean) => ReactNode }[];
};

/** Side of the active slide that another one waits on, the shorter way round. */
function placeOf(index: number, active: number, count: number): 'before' | 'active' | 'after' {
  if (index === active) return 'active';
  const half = Math.floor(count / 2);
  return (index - active + count + half) % count < half ? 'before' : 'after';
}

/**
 * Carousel after the ARIA practices: one slide at a time, endless, with dots, a pause button, arrow keys and
 * swiping (sections 2 and 9). A single slide has no controls.
 */
export function Carousel({ label, interval, change, controls, slides }: CarouselProps) {
  const [index, setIndex] = useState(0);
  const count = slides.length;
  const active = index % count;
  const go = useCallback(
    (step: number) => setIndex((was) => (was + step + count) % count),
    [count],
  );
  // Another one for each slide, so that every slide stays the whole interval.
  const next = useCallback(() => {
    if (count > 1) setIndex((active + 1) % count);
  }, [active, count]);
  const autoplay = useAutoplay(interval, next);
  const swipe = useSwipe(go);

  return (
    <section
      className={`${styles.carousel} ${styles[controls]}`}
      aria-roledescription="carousel"
      aria-label={label}
      {...autoplay.handlers}
    >
      {count > 1 && (
        <CarouselControls
          slides={slides}
          active={active}
          playing={autoplay.playing}
          onSelect={setIndex}
          onStep={go}
          onToggle={autoplay.toggle}
        />
      )}
      <div className={styles.slides} aria-live={autoplay.running ? 'off' : 'polite'} {...swipe}>
        {slides.map((slide, place) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the ARIA practices
          <div
            key={slide.key}
            role="group"
            aria-roledescription="slide"
            aria-label={`${place + 1} of ${count}`}
            className={`${styles.item} ${styles[change]}`}
            data-place={placeOf(place, active, count)}
            inert={place !== active}
          >
            {slide.render(place === active)}
          </div>
        ))}
      </div>
    </section>
  );
}
