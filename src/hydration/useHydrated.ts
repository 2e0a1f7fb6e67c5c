import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while prerendering and while a component takes over prerendered HTML, true from then on. What only the
 * browser knows (the address's parameters, storage) must not be shown before, or the HTML would not match.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
