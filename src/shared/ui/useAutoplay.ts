import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react';
import type { Swiper } from 'swiper';
import { useMotionAllowed } from './useMotionAllowed.ts';

/** What a visitor reads or uses, in contrast to the ground that a mouse may rest on. */
const content = 'h2, p, a, button, figure';

/**
 * Lets `swiper` play, except while the visitor paused it, has moved the mouse onto content, or asks for less motion.
 * Each movement elsewhere starts the wait anew. Keyboard focus inside pauses it until the visitor starts it again, as
 * the ARIA practices have it. Gives the handlers of the carousel and the state of its pause button.
 */
export function useAutoplay(swiper: Swiper | null) {
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
        // Browsers also report a mouse at rest when something moves below it.
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
