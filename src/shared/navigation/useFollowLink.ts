import { addTransitionType, type MouseEvent, startTransition } from 'react';
import {
  createPath,
  type To,
  useLinkClickHandler,
  useLocation,
  useResolvedPath,
} from 'react-router-dom';
import { takesOverlayEntry } from '#shared/navigation/useOverlayEntry.ts';
import { isMotionReduced } from '#shared/ui/useMotionAllowed.ts';

/** Type of the transitions between a list and a detail page, which the layout animates. */
export const detailTransition = 'detail';

/**
 * Click handler of an internal link. Leaves modified clicks (new tab, download) to the browser; a link to the current
 * page scrolls to its top. With `viewTransition` the pages cross-fade, unless motion is reduced.
 */
export function useFollowLink(to: To, viewTransition = false) {
  const push = useLinkClickHandler<HTMLAnchorElement>(to);
  const swap = useLinkClickHandler<HTMLAnchorElement>(to, { replace: true });
  const target = createPath(useResolvedPath(to));
  const shown = createPath(useLocation()) === target;
  return (event: MouseEvent<HTMLAnchorElement>) => {
    // The URL changes before the page does: a repeated click replaces its own entry.
    const follow = takesOverlayEntry() || createPath(location) === target ? swap : push;
    if (viewTransition && !shown && !isMotionReduced()) {
      startTransition(() => {
        follow(event);
        if (event.defaultPrevented) addTransitionType(detailTransition);
      });
    } else {
      follow(event);
    }
    if (shown && event.defaultPrevented) window.scrollTo(0, 0);
  };
}
