import { Fragment, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { type FixedPath, fixedPaths, routes } from '#routes.ts';
import { barePath } from '#shared/lib/pathname.ts';
import { Link } from '#shared/navigation/Link.tsx';
import styles from './NavLinks.module.css';

/** Links of the main navigation. `top` links end in an empty fragment ('/services#'). */
const links = fixedPaths.flatMap((to) => {
  const { menu, top = false } = routes[to];
  return menu ? [{ label: menu, to, top }] : [];
});

/** The Games menu follows the link to this page. */
const pathBeforeGames: FixedPath = '/case-studies';

type NavLinksProps = {
  className?: string | undefined;
  games?: ReactNode;
  onNavigate?: () => void;
};

/** The main navigation. A link is marked as current on its page and on the detail pages below it. */
export function NavLinks({ className = styles.list, games, onNavigate }: NavLinksProps) {
  const here = barePath(useLocation().pathname);
  const isCurrent = (to: string) => here === to || (to !== '/' && here.startsWith(`${to}/`));
  return (
    <ul className={className}>
      {links.map(({ label, to, top }) => (
        <Fragment key={label}>
          <li>
            <Link
              to={to}
              top={top}
              aria-current={isCurrent(to) ? 'page' : undefined}
              onClick={onNavigate}
            >
              {label}
            </Link>
          </li>
          {to === pathBeforeGames && games !== undefined && <li className="relative">{games}</li>}
        </Fragment>
      ))}
    </ul>
  );
}
