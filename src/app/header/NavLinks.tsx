import { Fragment, type ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import styles from './NavLinks.module.css';
import { linkBeforeGames, links } from './navigation.ts';

/** The navigation's links, with `games` in its place among them. */
export function NavLinks({ games }: { games: ReactNode }) {
  return (
    <ul className={styles.list}>
      {links.map(({ label, to }) => (
        <Fragment key={label}>
          <li>
            <NavLink to={to} end={to === '/'} className={styles.link ?? ''}>
              {label}
            </NavLink>
          </li>
          {label === linkBeforeGames && <li className={styles.games}>{games}</li>}
        </Fragment>
      ))}
    </ul>
  );
}
