import { lazy, Suspense, useSyncExternalStore } from 'react';
import { isWanted, subscribeToWanted } from './toasts.ts';

const ToastContainers = lazy(() => import('./ToastContainers.tsx'));

/** Place of the toasts; empty until the first one. */
export function ToastHost() {
  const wanted = useSyncExternalStore(subscribeToWanted, isWanted, () => false);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <ToastContainers />
    </Suspense>
  );
}
