import { type PointerEvent, useRef } from 'react';

/** Minimum distance of a swipe in px. */
const threshold = 48;

/** Pointer handlers that call `go(-1)` or `go(1)` after a horizontal swipe by touch or pen. */
export function useSwipe(go: (step: number) => void) {
  const startX = useRef<number | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      startX.current = event.pointerType === 'mouse' ? null : event.clientX;
    },
    onPointerUp: (event: PointerEvent) => {
      const distance = startX.current === null ? 0 : event.clientX - startX.current;
      startX.current = null;
      if (Math.abs(distance) > threshold) go(distance < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      startX.current = null;
    },
  };
}
