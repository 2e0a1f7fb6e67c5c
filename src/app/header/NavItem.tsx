import { useLocation } from 'react-router-dom';
import { Link } from '#page/Link.tsx';
import { TopLink } from '#page/TopLink.tsx';
import type { links } from './navigation.ts';

type NavItemProps = {
  link: (typeof links)[number];
  className: string;
  onClick?: (() => void) | undefined;
};

/** One link of the navigation. It says when it leads to the current page, or to the list that the current page is of. */
export function NavItem({ link, className, onClick }: NavItemProps) {
  const { label, to } = link;
  const { pathname } = useLocation();
  if ('top' in link) {
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
