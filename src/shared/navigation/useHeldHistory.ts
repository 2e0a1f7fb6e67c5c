import { useEffect, useEffectEvent } from 'react';

/**
 * Keeps the visitor at the current history entry while `isHeld` returns true: undoes a step back or forward before the
 * router sees it, and calls `onHeld`.
 */
export function useHeldHistory(isHeld: () => boolean, onHeld?: () => void): void {
  const hold = useEffectEvent((event: PopStateEvent, position: number) => {
    if (!isHeld()) return;
    event.stopImmediatePropagation();
    const steps = position - Number(history.state?.idx ?? position);
    if (!steps) return;
    history.go(steps);
    onHeld?.();
  });
  useEffect(() => {
    const position = Number(history.state?.idx);
    const follow = (event: PopStateEvent) => hold(event, position);
    window.addEventListener('popstate', follow, true);
    return () => window.removeEventListener('popstate', follow, true);
  }, []);
}
