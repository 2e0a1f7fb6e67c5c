import type { KeyboardEvent, ReactNode } from 'react';
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
  slides: { key: string; label: string; render: (active: boolean) => ReactNode }[];
};

/** Slides shown; more take seconds to lay out. */
const most = 200;
/** More slides than this have a counter: dots that nobody can tell apart say nothing. */
const mostDots = 12;

/**
 * Carousel following the ARIA practices, driven by Swiper: one slide at a time, loop, dots or a counter, pause button,
 * arrow keys and dragging. Works without Swiper until it has loaded. A single slide has no controls.
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
        <Controls
          slides={slides}
          active={shown}
          playing={autoplay.playing}
          onSelect={(index) => (swiper ? swiper.slideToLoop(index) : setActive(index))}
          onMove={(step) => {
            if (!swiper) setActive((shown + step + count) % count);
            else if (step > 0) swiper.slideNext();
            else swiper.slidePrev();
          }}
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

type ControlsProps = {
  slides: { key: string; label: string }[];
  active: number;
  playing: boolean;
  onSelect: (index: number) => void;
  /** -1 is to the previous slide, 1 to the next. */
  onMove: (step: number) => void;
  onToggle: () => void;
};

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Pause button, and dots or a counter; arrow keys change the slide. They precede the slides, so that keyboard users reach the pause
 * button first.
 */
function Controls(props: ControlsProps) {
  const { slides, active, playing, onSelect, onMove, onToggle } = props;
  const moveByKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMove(step);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons inside
    <div className={styles.controls} onKeyDown={moveByKey}>
      <button
        type="button"
        className={`round ${styles.pause}`}
        aria-label={playing ? 'Pause slides' : 'Play slides'}
        onClick={onToggle}
      >
        <Icon name={playing ? 'pause' : 'play'} size={18} />
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would announce these as form fields */}
      <div className={styles.dots} role="group" aria-label="Choose slide">
        {slides.length > mostDots ? (
          <Counter position={active + 1} count={slides.length} onMove={onMove} />
        ) : (
          slides.map(({ key, label }, index) => (
            <button
              key={key}
              type="button"
              className={styles.dot}
              aria-label={`Slide ${index + 1}: ${label}`}
              aria-current={index === active ? 'true' : undefined}
              onClick={() => onSelect(index)}
            />
          ))
        )}
      </div>
    </div>
  );
}

type CounterProps = { position: number; count: number; onMove: (step: number) => void };

/** Position in many slides, between the buttons for the slides beside it. */
function Counter({ position, count, onMove }: CounterProps) {
  const step = (label: string, icon: IconName, by: number) => (
    <button
      type="button"
      className={`round ${styles.pause}`}
      aria-label={label}
      onClick={() => onMove(by)}
    >
      <Icon name={icon} size={18} />
    </button>
  );
  return (
    <>
      {step('Previous slide', 'arrowLeft', -1)}
      {/* Replaced as a whole: a translated text would not change. */}
      <span key={position} className={styles.counter}>
        {position} / {count}
      </span>
      {step('Next slide', 'arrowRight', 1)}
    </>
  );
}
