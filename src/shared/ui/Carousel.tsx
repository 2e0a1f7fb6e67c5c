import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useState,
} from 'react';
import type { Swiper } from 'swiper';
import { arrowStep } from './arrowStep.ts';
import styles from './Carousel.module.css';
import type { SwiperSettings } from './createSwiper.ts';
import { Icon } from './Icon.tsx';
import { useMotionAllowed } from './useMotionAllowed.ts';

type CarouselProps = SwiperSettings & {
  label: string;
  controls: 'below' | 'over';
  /** Whether a slide has motion of its own, which a single one needs the pause button for. */
  animated?: boolean;
  /** `label` may be empty. `playing`: the slide is the active one and the visitor has not paused the carousel. */
  slides: { key: string; label: string; render: (playing: boolean) => ReactNode }[];
};

/**
 * Carousel following the ARIA practices, driven by Swiper: one slide at a time, loop, dots, pause button,
 * arrow keys and dragging. Works without Swiper until it has loaded. The controls precede the slides, so that keyboard
 * users reach the pause button first; a single slide has no other controls.
 */
export function Carousel(props: CarouselProps) {
  const { label, delay, spaceBetween, controls, animated, slides } = props;
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
          <button
            type="button"
            className={`round bordered ${styles.control}`}
            aria-label={autoplay.playing ? 'Pause slides' : 'Play slides'}
            onClick={autoplay.toggle}
          >
            <Icon name={autoplay.playing ? 'pause' : 'play'} size={18} />
          </button>
          {count > 1 && (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce these as form fields
            <div className={`wrapping-row ${styles.dots}`} role="group" aria-label="Choose slide">
              {slides.map((slide, index) => (
                <button
                  key={slide.key}
                  type="button"
                  className={styles.dot}
                  aria-label={[`Slide ${index + 1}`, slide.label].filter(Boolean).join(': ')}
                  aria-current={index === shown ? 'true' : undefined}
                  onClick={() => (swiper ? swiper.slideToLoop(index) : setActive(index))}
                />
              ))}
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

/**
 * Loads Swiper for the element with the ref `attach`. While `swiper` is null, because it loads or cannot be loaded,
 * only `setActive` changes the slide.
 */
function useSwiper({ delay, spaceBetween }: SwiperSettings) {
  const [swiper, setSwiper] = useState<Swiper | null>(null);
  const [active, setActive] = useState(0);
  const attach = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      let attached: Swiper | null = null;
      let detached = false;
      import('./createSwiper.ts')
        .then(({ createSwiper }) => {
          if (detached) return;
          attached = createSwiper(element, { delay, spaceBetween }, setActive);
          setSwiper(attached);
        })
        .catch(() => {});
      return () => {
        detached = true;
        // `false` keeps the instance's methods, which effects may still call.
        attached?.destroy(false);
        setSwiper(null);
      };
    },
    [delay, spaceBetween],
  );
  return { swiper, active, setActive, attach };
}

/** Content that a visitor reads or uses, as opposed to the background. */
const content = 'h2, p, a, button, figure';

/**
 * Runs autoplay unless the visitor has paused it, moves the mouse over content, or prefers reduced motion. Keyboard
 * focus inside pauses it until the visitor restarts it (ARIA practices). Returns event handlers for the carousel and
 * the state of its pause button.
 */
function useAutoplay(swiper: Swiper | null) {
  const allowed = useMotionAllowed();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [hovered, setHovered] = useState(false);
  const playing = chosen ?? allowed;
  const running = playing && !hovered;

  useEffect(() => {
    if (running) swiper?.autoplay.start();
    else swiper?.autoplay.stop();
  }, [swiper, running]);

  return {
    playing,
    running,
    toggle: () => setChosen(!playing),
    handlers: {
      onPointerMove: ({ pointerType, movementX, movementY, buttons, target }: PointerEvent) => {
        // Browsers also fire mousemove when content moves under a resting pointer.
        const moved = movementX !== 0 || movementY !== 0;
        if (pointerType !== 'mouse' || !moved || buttons !== 0) return;
        setHovered(target instanceof Element && target.closest(content) !== null);
        if (running) swiper?.autoplay.start();
      },
      onPointerLeave: () => setHovered(false),
      onFocus: (event: FocusEvent) => {
        if (event.target.matches(':focus-visible')) setChosen(false);
      },
    },
  };
}
