import { useEffect, useEffectEvent } from 'react';
import { heldHistory } from './heldHistory.ts';

/** Keeps the visitor at the current history entry while `isHeld` returns true: undoes a step, and calls `onHeld`. */
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
    const outer = heldHistory.follow;
    heldHistory.follow = (event) => follow(event, position);
    return () => {
      heldHistory.follow = outer;
    };
  }, []);
}
