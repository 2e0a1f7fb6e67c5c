import { useEffect, useEffectEvent } from 'react';
import { navigation } from './scrollPositions.ts';

/** Whether `useOverlayEntry` added the current history entry. A link replaces it. */
export const isOverlayEntry = () => history.state?.overlay === true;

const markEntry = () => history.replaceState({ ...history.state, overlay: true }, '');

/** Keeps the entry what it is after `change` has replaced it, for example by another filter. */
export function keepOverlayEntry(change: () => void): void {
  const kept = isOverlayEntry();
  change();
  if (kept) markEntry();
}

/** Functions that close the open overlays. */
const closers = new Set<() => void>();

/** State of the history entry that was left last: an overlay's has the router's position of the page's own entry. */
let left: { overlay?: true; idx?: number } | null = null;

/** Closes overlays when the visitor goes back, and skips the entry of a closed one. */
function follow(): void {
  const open = [...closers];
  for (const close of open) close();
  const isSkipped = left?.overlay && !isOverlayEntry() && left.idx === history.state?.idx;
  if (isSkipped && open.length === 0) history.back();
}

if (!import.meta.env.SSR) {
  navigation?.addEventListener('navigate', () => {
    left = history.state;
  });
  window.addEventListener('popstate', follow);
}

/**
 * Makes going back close an overlay that a button opened. An open overlay adds a history entry with the page's URL and
 * state, hidden from the router. After the overlay is closed, going back skips the entry, and going forward does not
 * open the overlay again.
 */
export function useOverlayEntry(isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    if (!isOverlayEntry()) history.pushState({ ...history.state, overlay: true }, '');
    const closer = () => closeNow();
    closers.add(closer);
    return () => {
      closers.delete(closer);
    };
  }, [isOpen]);
}
