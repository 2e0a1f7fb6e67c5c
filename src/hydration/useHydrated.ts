import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False during prerendering and hydration, then true. Rendering browser state (URL parameters, storage) before that
 * would cause a hydration mismatch. It becomes true in a transition: a changed snapshot would render everything that
 * depends on it in one task.
 */
export function useHydrated(): boolean {
  const [mount] = useState({ isHydration: false });
  const [done, setDone] = useState(false);
  const isHydration = useSyncExternalStore(
    never,
    () => mount.isHydration,
    // React calls it only while it prerenders or hydrates.
    () => {
      mount.isHydration = true;
      return true;
    },
  );
  useEffect(() => {
    if (isHydration) startTransition(() => setDone(true));
  }, [isHydration]);
  return done || !isHydration;
}
