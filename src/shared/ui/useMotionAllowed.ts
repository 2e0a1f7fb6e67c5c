import { useHydrated } from '#hydration/useHydrated.ts';

/** The current value of `prefers-reduced-motion`. */
export const isMotionReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

function mayMove(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return !isMotionReduced() && connection?.saveData !== true;
}

/**
 * Whether videos and carousels may play automatically: without reduced motion and Save-Data. False while prerendering. A
 * setting that changes counts from the next slide on.
 */
export const useMotionAllowed = (): boolean => useHydrated() && mayMove();
