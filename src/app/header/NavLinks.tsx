import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { gamesQuery, menuGames } from '#features/games/games.ts';
import { type FixedPath, fixedPaths, routes } from '#routes.ts';
import { barePath } from '#shared/lib/pathname.ts';
import { withKeys } from '#shared/lib/withKeys.ts';
import { Link } from '#shared/navigation/Link.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { useDisclosure } from '#shared/ui/useDisclosure.ts';
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

export function useMenuGames() {
  const { data } = useQuery(gamesQuery());
  return menuGames(data ?? []);
}

export function GamesMenu() {
  const games = useMenuGames();
  const { open, setOpen, container, button } = useDisclosure();
  const id = useId();
  const close = () => setOpen(false);
  /** Whether hovering opened the menu; the click that follows keeps it open. */
  const hovered = useRef(false);
  const hover = (over: boolean) => {
    hovered.current = over;
    setOpen(over);
  };

  return (
    <div
      ref={container}
      onPointerEnter={(event) => event.pointerType === 'mouse' && hover(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && hover(false)}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          setOpen(hovered.current || !open);
          hovered.current = false;
        }}
      >
        Games
        <Icon name="chevronDown" size={18} />
      </button>
      <ul id={id} className={`drop-menu ${styles.menu}`} hidden={!open}>
        {withKeys(games, (game) => game.id).map(([key, { id: gameId, name }]) => (
          <li key={key}>
            <Link className="menu-entry" to={`/game-details/${gameId}`} onClick={close}>
              {name}
            </Link>
          </li>
        ))}
        {games.length === 0 && <li className="soft menu-entry">No games to show</li>}
      </ul>
    </div>
  );
}
