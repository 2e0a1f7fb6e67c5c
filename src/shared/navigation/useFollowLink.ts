import type { MouseEvent } from 'react';
import {
  createPath,
  type To,
  useLinkClickHandler,
  useLocation,
  useResolvedPath,
} from 'react-router-dom';
import { takesOverlayEntry } from '#shared/navigation/useOverlayEntry.ts';

/**
 * What a click on a link to `to` does: it navigates, unless the browser has to (new tab, download). A link to the page
 * that is shown already leads to its top, as in any document.
 */
export function useFollowLink(to: To, replace = false) {
  const push = useLinkClickHandler<HTMLAnchorElement>(to);
  const swap = useLinkClickHandler<HTMLAnchorElement>(to, { replace: true });
  const shown = createPath(useLocation()) === createPath(useResolvedPath(to));
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (takesOverlayEntry() || replace) swap(event);
    else push(event);
    if (shown && event.defaultPrevented) window.scrollTo(0, 0);
  };
}
