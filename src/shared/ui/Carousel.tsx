import type { ReactNode } from 'react';
import 'swiper/css';
import styles from './Carousel.module.css';
import { CarouselControls } from './CarouselControls.tsx';
import { useAutoplay } from './useAutoplay.ts';
import { useSwiper } from './useSwiper.ts';

type CarouselProps = {
  label: string;
  /** Time per slide in ms. */
  delay: number;
  /** Space between slides in px. */
  spaceBetween?: number;
  controls: 'below' | 'over';
  slides: { key: string; label: string; render: (active: boolean) => ReactNode }[];
};

/** Slides shown. More have dots that nobody can tell apart, and take seconds to lay out. */
const most = 50;

/**
 * Carousel following the ARIA practices, driven by Swiper: one slide at a time, loop, dots, pause button, arrow keys
 * and dragging. Works without Swiper until it has loaded. A single slide has no controls.
 */
export function Carousel({ label, delay, spaceBetween = 0, controls, ...props }: CarouselProps) {
  const slides = props.slides.slice(0, most);
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
      {/* Swiper reorders the DOM of the slides, so a changed list is remounted. */}
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
