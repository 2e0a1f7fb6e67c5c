import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react';
import type { Swiper } from 'swiper';
import { useMotionAllowed } from './useMotionAllowed.ts';

/** Content that a visitor reads or uses, as opposed to the background. */
const content = 'h2, p, a, button, figure';

/**
 * Runs autoplay unless the visitor has paused it, moves the mouse over content, or prefers reduced motion. Keyboard
 * focus inside pauses it until the visitor restarts it (ARIA practices). Returns event handlers for the carousel and
 * the state of its pause button.
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
