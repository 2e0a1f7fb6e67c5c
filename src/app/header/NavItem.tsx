import { NavLink } from 'react-router-dom';
import { TopLink } from '#page/TopLink.tsx';
import type { links } from './navigation.ts';

type NavItemProps = {
  link: (typeof links)[number];
  className: string;
  onClick?: (() => void) | undefined;
};

/** One link of the navigation; the current page's link says so. */
export function NavItem({ link, className, onClick }: NavItemProps) {
  const { label, to } = link;
  if ('top' in link) {
    return (
      <TopLink to={to} className={className} onNavigate={onClick}>
        {label}
      </TopLink>
    );
  }
  return (
    <NavLink to={to} end={to === '/'} className={className} onClick={onClick}>
      {label}
    </NavLink>
  );
}
