import { type FocusEvent, useEffect, useId, useRef, useState } from 'react';
import { withKeys } from '#lib/withKeys.ts';
import { Link } from '#page/Link.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './GamesMenu.module.css';
import { useMenuGames } from './useMenuGames.ts';

/** Games dropdown: one link a game (section 2). Opens on click and hover, closes on Esc, on leaving and on a choice. */
export function GamesMenu() {
  const games = useMenuGames();
  const [open, setOpen] = useState(false);
  const id = useId();
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const closeOnLeave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };

  // Wherever the focus is: what only the pointer opened must close without moving it (WCAG 1.4.13).
  useEffect(() => {
    if (!open) return;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      if (whole.current?.contains(document.activeElement)) button.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside is the control; this only notices leaving it
    <div
      ref={whole}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && close()}
      onBlur={closeOnLeave}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={id}
        onClick={(event) => setOpen(event.detail > 0 ? true : !open)}
      >
        Games
        <Icon name="chevronDown" size={18} />
      </button>
      <ul id={id} className={styles.menu} hidden={!open}>
        {withKeys(games, (game) => game.id).map(([key, { id: gameId, name }]) => (
          <li key={key}>
            <Link className={styles.link} to={`/game-details/${gameId}`} onClick={close}>
              {name}
            </Link>
          </li>
        ))}
        {games.length === 0 && <li className={styles.none}>No games to show</li>}
      </ul>
    </div>
  );
}
