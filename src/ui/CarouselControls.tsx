import type { KeyboardEvent } from 'react';
import styles from './Carousel.module.css';
import { Icon } from './Icon.tsx';

type ControlsProps = {
  slides: { key: string; label: string }[];
  active: number;
  playing: boolean;
  onSelect: (index: number) => void;
  onStep: (step: number) => void;
  onToggle: () => void;
};

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Pause button and one dot a slide; the arrow keys step through the slides. They come before the slides, so that who
 * enters the carousel by keyboard can stop it first.
 */
export function CarouselControls(props: ControlsProps) {
  const { slides, active, playing, onSelect, onStep, onToggle } = props;
  const stepByKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onStep(step);
  };
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={styles.pause}
        aria-label={playing ? 'Pause slides' : 'Play slides'}
        onClick={onToggle}
        onKeyDown={stepByKey}
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
            onKeyDown={stepByKey}
          />
        ))}
      </div>
    </div>
  );
}
