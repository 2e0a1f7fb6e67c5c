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
 * Click handler of an internal link. Leaves modified clicks (new tab, download) to the browser; a link to the current
 * page scrolls to its top.
 */
export function useFollowLink(to: To) {
  const push = useLinkClickHandler<HTMLAnchorElement>(to);
  const swap = useLinkClickHandler<HTMLAnchorElement>(to, { replace: true });
  const shown = createPath(useLocation()) === createPath(useResolvedPath(to));
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (takesOverlayEntry()) swap(event);
    else push(event);
    if (shown && event.defaultPrevented) window.scrollTo(0, 0);
  };
}
