import { Fragment, type ReactNode } from 'react';
import { NavItem } from './NavItem.tsx';
import styles from './NavLinks.module.css';
import { linkBeforeGames, links } from './navigation.ts';

export function NavLinks({ games }: { games: ReactNode }) {
  return (
    <ul className={styles.list}>
      {links.map((link) => (
        <Fragment key={link.label}>
          <li>
            <NavItem link={link} className={styles.link ?? ''} />
          </li>
          {link.label === linkBeforeGames && <li className={styles.games}>{games}</li>}
        </Fragment>
      ))}
    </ul>
  );
}
