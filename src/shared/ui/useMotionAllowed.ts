import { useSyncExternalStore } from 'react';

const reducedMotion = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(reducedMotion);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** `prefers-reduced-motion` at the moment. */
export const isMotionReduced = () => matchMedia(reducedMotion).matches;

function mayMove(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return !isMotionReduced() && connection?.saveData !== true;
}

/**
 * Whether videos and carousels may play automatically: neither reduced motion nor Save-Data. False while prerendering.
 */
export function useMotionAllowed(): boolean {
  return useSyncExternalStore(subscribe, mayMove, () => false);
}
