import { useSyncExternalStore } from 'react';
import { useHydrated } from '#hydration/useHydrated.ts';

const reducedMotion = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(reducedMotion);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** The current value of `prefers-reduced-motion`. */
export const isMotionReduced = () => matchMedia(reducedMotion).matches;

function mayMove(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return !isMotionReduced() && connection?.saveData !== true;
}

/**
 * Whether videos and carousels may play automatically: without reduced motion and Save-Data. False while prerendering.
 */
export function useMotionAllowed(): boolean {
  const hydrated = useHydrated();
  return useSyncExternalStore(
    subscribe,
    () => hydrated && mayMove(),
    () => false,
  );
}
