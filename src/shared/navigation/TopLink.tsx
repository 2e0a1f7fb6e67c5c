import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useFollowLink } from './useFollowLink.ts';

type TopLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> & {
  /** Path of the page, without a fragment. */
  to: string;
  /** Called when the link is followed. */
  onNavigate?: (() => void) | undefined;
};

/** Link written with an empty fragment ('/services#', section 2): leads to the page's top, and the fragment stays out of the address. */
export function TopLink({ to, onNavigate, ...rest }: TopLinkProps) {
  const navigate = useFollowLink(to);
  const { pathname } = useLocation();
  const current = pathname === to ? 'page' : undefined;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    navigate(event);
    onNavigate?.();
  };
  return <a {...rest} href={`${to}#`} aria-current={current} onClick={follow} />;
}
