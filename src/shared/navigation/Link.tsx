import type { AnchorHTMLAttributes } from 'react';
import { type To, useHref } from 'react-router-dom';
import { useFollowLink } from './useFollowLink.ts';

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> & {
  /** Address within the site. */
  to: To;
  /** Takes the place of the present address in the history. An address that leads to itself always does. */
  replace?: boolean;
  /** Called when the link is clicked, before it is followed. */
  onClick?: (() => void) | undefined;
};

/** Link to a page of the site. Unlike the router's own, one to the page that is shown scrolls to its top. */
export function Link({ to, replace = false, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useFollowLink(to, replace);
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.();
        follow(event);
      }}
    />
  );
}
