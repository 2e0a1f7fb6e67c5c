import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';

const isOverlayEntry = () => history.state?.overlay === true;

/** Whether `useOverlayEntry` added the current history entry, when last checked. */
let there = false;

/** Whether a link must replace the current history entry, because `useOverlayEntry` added it. */
export function takesOverlayEntry(): boolean {
  there = false;
  return isOverlayEntry();
}

/** Functions that close the open overlays. */
const closers = new Set<() => void>();

/** Closes overlays when the visitor goes back, and skips history entries of closed ones. Called once, by the layout. */
export function useOverlayHistory(): void {
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation has another key
  useEffect(() => {
    there = isOverlayEntry();
  }, [key]);

  const follow = useEffectEvent(() => {
    const left = there && !isOverlayEntry() && (history.state?.key ?? 'default') === key;
    there = isOverlayEntry();
    const open = [...closers];
    for (const close of open) close();
    if (left && open.length === 0) history.back();
  });
  useEffect(() => {
    const listener = () => follow();
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  }, []);
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
    there = true;
    const closer = () => closeNow();
    closers.add(closer);
    return () => {
      closers.delete(closer);
    };
  }, [isOpen]);
}
