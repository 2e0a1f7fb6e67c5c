import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react';
import { useMotionAllowed } from './useMotionAllowed.ts';

/**
 * Calls `advance` every `interval` ms, except while the visitor paused it, hovers, hides the tab, or asks for less
 * motion. Keyboard focus inside pauses it until the visitor starts it again, as the ARIA practices have it. A new
 * `advance` starts a new wait. Gives the handlers of the element and the state of its pause button.
 */
export function useAutoplay(interval: number, advance: () => void) {
  const allowed = useMotionAllowed();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [hovered, setHovered] = useState(false);
  const [hidden, setHidden] = useState(false);
  const playing = chosen ?? allowed;
  const running = playing && !hovered && !hidden;

  useEffect(() => {
    const update = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(advance, interval);
    return () => clearTimeout(timer);
  }, [running, interval, advance]);

  return {
    playing,
    running,
    toggle: () => setChosen(!playing),
    handlers: {
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: (event: FocusEvent) => {
        if (event.target.matches(':focus-visible')) setChosen(false);
      },
    },
  };
}
