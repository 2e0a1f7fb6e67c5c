import type { ReactNode } from 'react';
import 'swiper/css';
import styles from './Carousel.module.css';
import { CarouselControls } from './CarouselControls.tsx';
import { useAutoplay } from './useAutoplay.ts';
import { useSwiper } from './useSwiper.ts';

type CarouselProps = {
  /** Accessible name. */
  label: string;
  /** Milliseconds that a slide stays. */
  delay: number;
  /** Pixels between two slides. */
  spaceBetween?: number;
  /** Where the controls stand: below the slides or over their foot. */
  controls: 'below' | 'over';
  slides: { key: string; label: string; render: (active: boolean) => ReactNode }[];
};

/**
 * Carousel after the ARIA practices, driven by Swiper: one slide at a time, endless, with dots, a pause button, arrow
 * keys and dragging. Its HTML shows a slide without Swiper too. A single slide has no controls.
 */
export function Carousel({ label, delay, spaceBetween = 0, controls, slides }: CarouselProps) {
  const { swiper, active, setActive, attach } = useSwiper({ delay, spaceBetween });
  const autoplay = useAutoplay(swiper);
  const count = slides.length;
  const shown = Math.min(active, count - 1);

  return (
    <section
      className={`${styles.carousel} ${styles[controls]}`}
      aria-roledescription="carousel"
      aria-label={label}
      {...autoplay.handlers}
    >
      {count > 1 && (
        <CarouselControls
          swiper={swiper}
          slides={slides}
          active={shown}
          playing={autoplay.playing}
          onSelect={(index) => (swiper ? swiper.slideToLoop(index) : setActive(index))}
          onToggle={autoplay.toggle}
        />
      )}
      {/* Swiper changes the order of the slides, so React makes other ones when the list changes. */}
      <div
        key={slides.map(({ key }) => key).join('\n')}
        ref={count > 1 ? attach : null}
        className={`swiper ${styles.slides}`}
        aria-live={autoplay.running ? 'off' : 'polite'}
      >
        <div className="swiper-wrapper">
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the ARIA practices
            <div
              key={slide.key}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${count}`}
              className="swiper-slide"
              inert={index !== shown}
            >
              {slide.render(index === shown)}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
