import type { AnchorHTMLAttributes } from 'react';
import { type To, useHref } from 'react-router-dom';
import { useFollowLink } from './useFollowLink.ts';

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> & {
  to: To;
  /** Writes the link with an empty fragment ('/services#'), which does not enter the URL. */
  top?: boolean;
  onClick?: (() => void) | undefined;
  /** Between a list and a detail page. */
  viewTransition?: boolean;
};

/** Internal link. Unlike the router's, a link to the current page scrolls to its top. */
export function Link({ to, top, onClick, viewTransition, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useFollowLink(to, viewTransition);
  return (
    <a
      {...rest}
      href={top ? `${href}#` : href}
      onClick={(event) => {
        onClick?.();
        follow(event);
      }}
    />
  );
}
