import { useQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { gamesQuery, menuGames } from '#features/games/games.ts';
import { withKeys } from '#shared/lib/withKeys.ts';
import { Link } from '#shared/navigation/Link.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { useDisclosure } from '#shared/ui/useDisclosure.ts';
import styles from './NavLinks.module.css';

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
