import { lazy, Suspense, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import styles from './ToastHost.module.css';
import {
  giveUpContainers,
  isWanted,
  readPlainText,
  subscribeToWanted,
  toastPlace,
} from './toasts.ts';

const ToastContainers = lazy(() =>
  import('./ToastContainers.tsx').catch(() => {
    giveUpContainers();
    return { default: () => null };
  }),
);

/** Place of the toasts; empty until the first one. */
export function ToastHost() {
  const wanted = useSyncExternalStore(subscribeToWanted, isWanted, () => false);
  const plainText = useSyncExternalStore(subscribeToWanted, readPlainText, () => null);
  if (!wanted) return null;
  return (
    <>
      <Suspense fallback={null}>
        <ToastContainers />
      </Suspense>
      {plainText !== null &&
        createPortal(
          <p className={styles.plain} role="alert">
            {plainText}
          </p>,
          toastPlace(),
        )}
    </>
  );
}
