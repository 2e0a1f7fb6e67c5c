import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Whether `useOverlayEntry` added the current history entry. A link replaces it. */
export const isOverlayEntry = () => history.state?.overlay === true;

/** The router's position of an entry of `useOverlayEntry`, which is also that of the page's own one; null on others. */
let position: number | null = null;

function notePosition(): void {
  position = isOverlayEntry() ? (history.state.idx ?? null) : null;
}

/** Notes that a link has replaced the entry. */
export function leaveOverlayEntry(): void {
  position = null;
}

/** Keeps the entry what it is after `change` has replaced it, for example by another filter. */
export function keepOverlayEntry(change: () => void): void {
  const kept = isOverlayEntry();
  change();
  if (kept) history.replaceState({ ...history.state, overlay: true }, '');
}

/** Functions that close the open overlays. */
const closers = new Set<() => void>();

/** Closes overlays when the visitor goes back, and skips history entries of closed ones. Called once, by the layout. */
export function useOverlayHistory(): void {
  const { key } = useLocation();
  const type = useNavigationType();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation has another key
  useEffect(() => {
    // `popstate` may come after the rendering that it causes, and needs the position before.
    if (type !== 'POP') notePosition();
  }, [key, type]);

  useEffect(() => {
    notePosition();
    const follow = () => {
      const left = !isOverlayEntry() && position !== null && position === history.state?.idx;
      notePosition();
      const open = [...closers];
      for (const close of open) close();
      if (left && open.length === 0) history.back();
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
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
    notePosition();
    const closer = () => closeNow();
    closers.add(closer);
    return () => {
      closers.delete(closer);
    };
  }, [isOpen]);
}
