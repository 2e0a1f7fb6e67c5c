import { useSyncExternalStore } from 'react';

const reducedMotion = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(reducedMotion);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

function mayMove(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return !matchMedia(reducedMotion).matches && connection?.saveData !== true;
}

/** True where films and carousels may play by themselves: neither reduced motion nor Save-Data is asked for. False while prerendering. */
export function useMotionAllowed(): boolean {
  return useSyncExternalStore(subscribe, mayMove, () => false);
}
