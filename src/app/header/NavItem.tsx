import { useLocation } from 'react-router-dom';
import { Link } from '#shared/navigation/Link.tsx';
import { TopLink } from '#shared/navigation/TopLink.tsx';
import type { MenuLink } from './navigation.ts';

type NavItemProps = {
  link: MenuLink;
  className: string;
  onClick?: (() => void) | undefined;
};

/** A navigation link. It is marked as current on its page and on the detail pages below it. */
export function NavItem({ link, className, onClick }: NavItemProps) {
  const { label, to, top } = link;
  const { pathname } = useLocation();
  if (top) {
    return (
      <TopLink to={to} className={className} onNavigate={onClick}>
        {label}
      </TopLink>
    );
  }
  const current = pathname === to || (to !== '/' && pathname.startsWith(`${to}/`));
  return (
    <Link
      to={to}
      className={className}
      aria-current={current ? 'page' : undefined}
      onClick={onClick}
    >
      {label}
    </Link>
  );
}
