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

/**
 * For what a button opens over the page: going back closes it. Gives a function to call when it opens, which adds a
 * history entry with the URL and the state of the page, of which the router knows nothing. Once it is closed, going back
 * passes the entry, and going forward does not open it again.
 */
export function useOverlayEntry(isOpen: boolean, close: () => void): () => void {
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation has another key
  useEffect(() => {
    there = isOverlayEntry();
  }, [key]);

  const follow = useEffectEvent(() => {
    const left = there && !isOverlayEntry() && (history.state?.key ?? 'default') === key;
    there = isOverlayEntry();
    if (isOpen) close();
    else if (left) history.back();
  });
  useEffect(() => {
    const listener = () => follow();
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  }, []);

  return () => {
    if (!isOverlayEntry()) history.pushState({ ...history.state, overlay: true }, '');
    there = true;
  };
}
