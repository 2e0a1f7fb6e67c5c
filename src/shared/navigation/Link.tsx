import {
  type AnchorHTMLAttributes,
  addTransitionType,
  type MouseEvent,
  startTransition,
} from 'react';
import {
  createPath,
  type To,
  useHref,
  useLinkClickHandler,
  useLocation,
  useResolvedPath,
} from 'react-router-dom';
import { isMotionReduced } from '#shared/ui/useMotionAllowed.ts';
import { isOverlayEntry, leaveOverlayEntry } from './useOverlayEntry.ts';

/** Type of the transitions between a list and a detail page, which the layout animates. */
export const detailTransition = 'detail';

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> & {
  to: To;
  /** Renders the link with an empty fragment ('/services#'), which is not added to the URL. */
  top?: boolean;
  onClick?: (() => void) | undefined;
  /** Animates the change between a list and a detail page, unless motion is reduced. */
  viewTransition?: boolean;
};

/**
 * Internal link. Leaves modified clicks (new tab, download) to the browser. Unlike the router's, a link to the current
 * page scrolls to its top.
 */
export function Link({ to, top, onClick, viewTransition, ...rest }: LinkProps) {
  const href = useHref(to);
  const push = useLinkClickHandler<HTMLAnchorElement>(to);
  const swap = useLinkClickHandler<HTMLAnchorElement>(to, { replace: true });
  const target = createPath(useResolvedPath(to));
  const shown = createPath(useLocation()) === target;
  const navigate = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.();
    // The URL changes before the page does, so a repeated click replaces its own entry.
    const follow = isOverlayEntry() || createPath(location) === target ? swap : push;
    if (viewTransition && !shown && !isMotionReduced()) {
      startTransition(() => {
        follow(event);
        if (event.defaultPrevented) addTransitionType(detailTransition);
      });
    } else {
      follow(event);
    }
    if (!event.defaultPrevented) return;
    leaveOverlayEntry();
    if (shown) window.scrollTo(0, 0);
  };
  return <a {...rest} href={top ? `${href}#` : href} onClick={navigate} />;
}
