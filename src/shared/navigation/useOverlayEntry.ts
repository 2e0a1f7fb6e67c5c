import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';

const isOverlayEntry = () => history.state?.overlay === true;

/** Whether the visitor is at an entry of `useOverlayEntry`, as far as is known. */
let there = false;

/** Whether a link has to take the place of the present history entry, because `useOverlayEntry` added it. */
export function takesOverlayEntry(): boolean {
  there = false;
  return isOverlayEntry();
}

/** What closes the overlays that are open. */
const closers = new Set<() => void>();

/** Closes overlays when the visitor goes back, and passes entries of closed ones. Called once, by the layout. */
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
 * For what a button opens over the page: going back closes it. While open it has a history entry with the URL and the
 * state of the page, of which the router knows nothing. Once it is closed, going back passes the entry, and going
 * forward does not open it again.
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
