import type { MouseEvent } from 'react';
import {
  createPath,
  type To,
  useLinkClickHandler,
  useLocation,
  useResolvedPath,
} from 'react-router-dom';

/**
 * What a click on a link to `to` does: it navigates, unless the browser has to (new tab, download). A link to the page
 * that is shown already leads to its top, as in any document.
 */
export function useFollowLink(to: To, replace = false) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, replace ? { replace } : {});
  const shown = createPath(useLocation()) === createPath(useResolvedPath(to));
  return (event: MouseEvent<HTMLAnchorElement>) => {
    follow(event);
    if (shown && event.defaultPrevented) window.scrollTo(0, 0);
  };
}
