import {
  type AnchorHTMLAttributes,
  addTransitionType,
  type ComponentProps,
  type MouseEvent,
  startTransition,
} from 'react';
import {
  createPath,
  type To,
  useHref,
  useLocation,
  useNavigate,
  useResolvedPath,
} from 'react-router-dom';
import type { LinkUrl } from '#contract/decoder.ts';
import { isSamePage } from '#shared/lib/pathname.ts';
import { isMotionReduced } from '#shared/ui/useMotionAllowed.ts';
import { goToPageStart } from './scrollPositions.ts';
import { isOverlayEntry } from './useOverlayEntry.ts';

/** Type of the transitions between a list and a detail page, which the layout animates. */
export const detailTransition = 'detail';

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> & {
  /** A path, or an object without `pathname` for another state of the same page, which moves neither focus nor view. */
  to: To;
  /** Renders the link with an empty fragment ('/services#'), which is not added to the URL. */
  top?: boolean;
  onClick?: (() => void) | undefined;
  /** Animates the change between a list and a detail page, unless motion is reduced. */
  viewTransition?: boolean;
};

/**
 * Internal link. Leaves modified clicks (new tab, download) to the browser. Unlike the router's, a link to the current
 * page leads to its top.
 */
export function Link({ to, top, onClick, viewTransition, ...rest }: LinkProps) {
  const href = useHref(to);
  const navigate = useNavigate();
  const target = useResolvedPath(to);
  const isHere = isSamePage(useLocation().pathname, target.pathname);
  const follow = (event: MouseEvent) => {
    onClick?.();
    if (event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)
      return;
    event.preventDefault();
    // The URL changes before the page does, so a repeated click replaces its own entry.
    const replace = isOverlayEntry() || createPath(location) === createPath(target);
    if (viewTransition && !isHere && !isMotionReduced()) {
      startTransition(() => {
        addTransitionType(detailTransition);
        navigate(to, { replace });
      });
    } else navigate(to, { replace });
    if (isHere && (typeof to === 'string' || to.pathname)) goToPageStart(target.hash);
  };
  return <a {...rest} href={top ? `${href}#` : href} onClick={follow} />;
}

/** Link to another site from a backend's data; opens in a new tab. */
export const OutsideLink = ({
  children,
  ...attributes
}: ComponentProps<'a'> & { href: LinkUrl }) => (
  <a {...attributes} target="_blank" rel="noopener noreferrer">
    {children}
  </a>
);
