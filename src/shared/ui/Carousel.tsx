import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { arrowStep } from './arrowStep.ts';
import styles from './Carousel.module.css';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';
import { useAutoplay } from './useAutoplay.ts';
import { useSwiper } from './useSwiper.ts';

type CarouselProps = {
  label: string;
  /** Time per slide in ms. */
  delay: number;
  /** Space between slides in px. */
  spaceBetween?: number;
  controls: 'below' | 'over';
  /** Whether a slide has motion of its own, which a single one needs the pause button for. */
  animated?: boolean;
  /** `label` may be empty. `playing`: the slide is the active one and the visitor has not paused the carousel. */
  slides: { key: string; label: string; render: (playing: boolean) => ReactNode }[];
};

/** Most slides shown; more would take seconds to lay out. */
const most = 200;
/** Most slides with dots; more have a counter, because so many dots cannot be told apart. */
const mostDots = 12;

type ControlProps = ComponentProps<'button'> & { label: string; icon: IconName };

const Control = ({ label, icon, ...button }: ControlProps) => (
  <button {...button} type="button" className={`round ${styles.control}`} aria-label={label}>
    <Icon name={icon} size={18} />
  </button>
);

/**
 * Carousel following the ARIA practices, driven by Swiper: one slide at a time, loop, dots or a counter, pause button,
 * arrow keys and dragging. Works without Swiper until it has loaded. The controls precede the slides, so that keyboard
 * users reach the pause button first; a single slide has no other controls.
 */
export function Carousel({
  label,
  delay,
  spaceBetween = 0,
  controls,
  animated,
  ...props
}: CarouselProps) {
  const slides = props.slides.slice(0, most);
  const { swiper, active, setActive, attach } = useSwiper({ delay, spaceBetween });
  const autoplay = useAutoplay(swiper);
  const count = slides.length;
  const shown = Math.min(active, count - 1);
  const move = (step: number) => {
    if (!swiper) setActive((shown + step + count) % count);
    else if (step > 0) swiper.slideNext();
    else swiper.slidePrev();
  };
  const moveByKey = (event: KeyboardEvent) => {
    const step = arrowStep(event);
    if (step === undefined) return;
    event.preventDefault();
    move(step);
  };

  return (
    <section
      className={`${styles.carousel} ${styles[controls]}`}
      aria-roledescription="carousel"
      aria-label={label}
      {...autoplay.handlers}
    >
      {(animated || count > 1) && (
        // biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons inside
        <div className={`wrapping-row ${styles.controls}`} onKeyDown={moveByKey}>
          <Control
            label={autoplay.playing ? 'Pause slides' : 'Play slides'}
            icon={autoplay.playing ? 'pause' : 'play'}
            onClick={autoplay.toggle}
          />
          {count > 1 && (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce these as form fields
            <div className={`wrapping-row ${styles.dots}`} role="group" aria-label="Choose slide">
              {count > mostDots ? (
                <>
                  <Control
                    label="Previous slide"
                    icon="arrowLeft"
                    data-repeatable
                    onClick={() => move(-1)}
                  />
                  {/* The key replaces the element: React cannot update a translated text. */}
                  <span key={shown} className={styles.counter}>
                    {shown + 1} / {count}
                  </span>
                  <Control
                    label="Next slide"
                    icon="arrowRight"
                    data-repeatable
                    onClick={() => move(1)}
                  />
                </>
              ) : (
                slides.map((slide, index) => (
                  <button
                    key={slide.key}
                    type="button"
                    className={styles.dot}
                    aria-label={[`Slide ${index + 1}`, slide.label].filter(Boolean).join(': ')}
                    aria-current={index === shown ? 'true' : undefined}
                    onClick={() => (swiper ? swiper.slideToLoop(index) : setActive(index))}
                  />
                ))
              )}
            </div>
          )}
        </div>
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
              {slide.render(autoplay.playing && index === shown)}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
