import { useEffect, useEffectEvent } from 'react';

/** Whether `useOverlayEntry` added the current history entry. A link replaces it. */
export const isOverlayEntry = () => history.state?.overlay === true;

let openOverlays = 0;

function leaveUnusedEntry(): void {
  if (openOverlays === 0 && isOverlayEntry()) history.back();
}

// A reload closes the overlay, but keeps its entry.
if (!import.meta.env.SSR) setTimeout(leaveUnusedEntry);

/**
 * Makes going back close a modal overlay that a button opened. An open overlay adds a history entry with the page's URL
 * and state, hidden from the router. Closing the overlay goes back, and going forward does not open it again.
 */
export function useOverlayEntry(isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    if (!isOverlayEntry()) history.pushState({ ...history.state, overlay: true }, '');
    const closeOnBack = () => closeNow();
    window.addEventListener('popstate', closeOnBack);
    openOverlays += 1;
    return () => {
      window.removeEventListener('popstate', closeOnBack);
      openOverlays -= 1;
      // Another overlay may take over the entry.
      setTimeout(leaveUnusedEntry);
    };
  }, [isOpen]);
}
