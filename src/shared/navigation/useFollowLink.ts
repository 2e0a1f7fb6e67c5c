import type { MouseEvent } from 'react';
import {
  createPath,
  type To,
  useLinkClickHandler,
  useLocation,
  useResolvedPath,
} from 'react-router-dom';

/**
 * Click handler of an internal link. Leaves modified clicks (new tab, download) to the browser; a link to the current
 * page scrolls to its top.
 */
export function useFollowLink(to: To, replace = false) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, replace ? { replace } : {});
  const shown = createPath(useLocation()) === createPath(useResolvedPath(to));
  return (event: MouseEvent<HTMLAnchorElement>) => {
    follow(event);
    if (shown && event.defaultPrevented) window.scrollTo(0, 0);
  };
}
