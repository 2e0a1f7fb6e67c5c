import { withKeys } from '#shared/lib/withKeys.ts';
import { Link } from '#shared/navigation/Link.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import styles from './MobileMenu.module.css';
import { NavItem } from './NavItem.tsx';
import { links } from './navigation.ts';
import { useMenuGames } from './useMenuGames.ts';

export function MobileMenu({ onClose }: { onClose: () => void }) {
  const games = useMenuGames();
  return (
    <Dialog label="Menu" shape="screen" onClose={onClose}>
      <nav className={`${styles.menu} on-ink`} aria-label="Mobile">
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.label}>
              <NavItem link={link} className={styles.link ?? ''} onClick={onClose} />
            </li>
          ))}
        </ul>
        {games.length > 0 && (
          <section>
            <h2 className={`soft ${styles.heading}`}>Games</h2>
            <ul className={`row tight ${styles.games}`}>
              {withKeys(games, (game) => game.id).map(([key, { id, name }]) => (
                <li key={key}>
                  <Link className={styles.game} to={`/game-details/${id}`} onClick={onClose}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </nav>
    </Dialog>
  );
}
