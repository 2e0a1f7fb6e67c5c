import { useDeferredValue } from 'react';

/** Whether prerendered HTML may be hydrated by what renders now. */
let hydrating = import.meta.env.SSR;

/** Says that hydration begins, or that it is over. */
export function setHydrating(now: boolean): void {
  hydrating = now;
}

/**
 * False during prerendering and hydration, then true. Rendering browser state (URL parameters, storage) before that
 * would cause a hydration mismatch. It becomes true in a render of its own, which yields to the browser.
 */
export const useHydrated = (): boolean => useDeferredValue(true, hydrating ? false : undefined);
