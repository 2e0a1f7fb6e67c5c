import { type KeyboardEvent, useEffect, useState } from 'react';
import type { Swiper } from 'swiper';
import styles from './Carousel.module.css';
import { Icon } from './Icon.tsx';

type ControlsProps = {
  swiper: Swiper | null;
  slides: { key: string; label: string }[];
  active: number;
  playing: boolean;
  onSelect: (index: number) => void;
  onToggle: () => void;
};

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Pause button and dots; arrow keys change the slide. They precede the slides, so that keyboard users reach the pause
 * button first.
 */
export function CarouselControls(props: ControlsProps) {
  const { swiper, slides, active, playing, onSelect, onToggle } = props;
  const [focused, setFocused] = useState(false);

  // Swiper's keyboard module listens on the document, so it is enabled only while the focus is inside.
  useEffect(() => {
    if (focused) swiper?.keyboard.enable();
    else swiper?.keyboard.disable();
  }, [swiper, focused]);

  const stepBeforeSwiper = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (swiper || step === undefined) return;
    event.preventDefault();
    onSelect((active + step + slides.length) % slides.length);
  };

  const keyHandlers = {
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
    onKeyDown: stepBeforeSwiper,
  };
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={`round ${styles.pause}`}
        aria-label={playing ? 'Pause slides' : 'Play slides'}
        onClick={onToggle}
        {...keyHandlers}
      >
        <Icon name={playing ? 'pause' : 'play'} size={18} />
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would announce these as form fields */}
      <div className={styles.dots} role="group" aria-label="Choose slide">
        {slides.map(({ key, label }, index) => (
          <button
            key={key}
            type="button"
            className={styles.dot}
            aria-label={`Slide ${index + 1}: ${label}`}
            aria-current={index === active ? 'true' : undefined}
            onClick={() => onSelect(index)}
            {...keyHandlers}
          />
        ))}
      </div>
    </div>
  );
}
