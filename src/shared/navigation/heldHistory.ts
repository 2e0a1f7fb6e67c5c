import { useEffect, useEffectEvent } from 'react';

let hold: ((event: PopStateEvent) => void) | null = null;

// Loaded with the site, because listeners run in the order in which they were added: before the router's.
if (!import.meta.env.SSR) window.addEventListener('popstate', (event) => hold?.(event));

/**
 * Keeps the visitor at the current history entry while `isHeld` returns true: undoes a step back or forward before the
 * router sees it, and calls `onHeld`.
 */
export function useHeldHistory(isHeld: () => boolean, onHeld?: () => void): void {
  const follow = useEffectEvent((event: PopStateEvent, position: number) => {
    if (!isHeld()) return;
    event.stopImmediatePropagation();
    const steps = position - Number(history.state?.idx ?? position);
    if (!steps) return;
    history.go(steps);
    onHeld?.();
  });
  useEffect(() => {
    const position = Number(history.state?.idx);
    const outer = hold;
    hold = (event) => follow(event, position);
    return () => {
      hold = outer;
    };
  }, []);
}
