import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useFollowLink } from './useFollowLink.ts';

type TopLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> & {
  to: string;
  onNavigate?: (() => void) | undefined;
  /** Between a list and a detail page. */
  viewTransition?: boolean;
};

/**
 * Link rendered with an empty fragment ('/services#'). It leads to the top of the page, without a fragment in the URL.
 */
export function TopLink({ to, onNavigate, viewTransition, ...rest }: TopLinkProps) {
  const navigate = useFollowLink(to, viewTransition);
  const { pathname } = useLocation();
  const current = pathname === to ? 'page' : undefined;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    navigate(event);
    onNavigate?.();
  };
  return <a {...rest} href={`${to}#`} aria-current={current} onClick={follow} />;
}
