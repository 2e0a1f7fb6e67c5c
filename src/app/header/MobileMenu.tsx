import { withKeys } from '#shared/lib/withKeys.ts';
import { Link } from '#shared/navigation/Link.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { useMenuGames } from './GamesMenu.tsx';
import styles from './MobileMenu.module.css';
import { NavLinks } from './NavLinks.tsx';

export function MobileMenu({ onClose }: { onClose: () => void }) {
  const games = useMenuGames();
  return (
    <Dialog label="Menu" shape="screen" onClose={onClose}>
      <nav className={`${styles.menu} on-ink`} aria-label="Mobile">
        <NavLinks className={styles.links} onNavigate={onClose} />
        {games.length > 0 && (
          <section>
            <h2 className={`soft ${styles.heading}`}>Games</h2>
            <ul className={`row tight ${styles.games}`}>
              {withKeys(games, (game) => game.id).map(([key, { id, name }]) => (
                <li key={key}>
                  <Link to={`/game-details/${id}`} onClick={onClose}>
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
