import { type FocusEvent, useEffect, useRef } from 'react';
import { OfficeContacts } from '#shared/contact/OfficeContacts.tsx';
import { SocialLinks } from '#shared/layout/SocialLinks.tsx';
import { withKeys } from '#shared/lib/withKeys.ts';
import { Link } from '#shared/navigation/Link.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { keyboards } from '#shared/ui/useFieldError.ts';
import { site } from '#site.ts';
import styles from './HeaderOverlay.module.css';
import { NavLinks, useMenuGames } from './NavLinks.tsx';

/** `onShow` replaces this part by another one. */
type PartProps = { onClose: () => void; onShow: (part: 'panel' | 'search') => void };

/**
 * Search bar under the header. Its form does nothing. It closes on Esc and by its button, which restores the focus, and
 * when the focus moves into the page.
 */
function HeaderSearch({ onClose }: { onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<Element>(null);
  useEffect(() => {
    opener.current ??= document.activeElement;
    input.current?.focus();
  }, []);
  const close = () => {
    onClose();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.closest('header')?.contains(relatedTarget)) onClose();
  };
  return (
    <search
      className={styles.search}
      onBlur={closeOnLeave}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <form className={`container ${styles.form}`} onSubmit={(event) => event.preventDefault()}>
        <Icon name="search" />
        <input
          {...keyboards.search}
          ref={input}
          className={styles.input}
          dir="auto"
          type="search"
          name="search"
          aria-label="Search"
          placeholder="Search"
          autoComplete="off"
        />
        <button type="button" className="round" aria-label="Close search" onClick={close}>
          <Icon name="close" />
        </button>
      </form>
    </search>
  );
}

function SidePanel({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    document.body.classList.add('side-panel-open');
    return () => document.body.classList.remove('side-panel-open');
  }, []);
  return (
    <Dialog label="Contact details" shape="panel" onClose={onClose}>
      <div className={`stack ${styles.panel} on-ink`}>
        <h2 className="h3">{site.tagline}</h2>
        <p>{site.blurb}</p>
        <OfficeContacts />
        <a className="icon-link" href={`mailto:${site.emails.official}`}>
          <Icon name="mail" size={20} />
          {site.emails.official}
        </a>
        <SocialLinks />
      </div>
    </Dialog>
  );
}

function MobileMenu({ onClose, onShow }: PartProps) {
  const games = useMenuGames();
  return (
    <Dialog label="Menu" shape="screen" onClose={onClose}>
      <nav className={`stack gap-l ${styles.menu} on-ink`} aria-label="Mobile">
        <NavLinks className={styles.links} onNavigate={onClose} />
        {games.length > 0 && (
          <section>
            <h2 className={`soft ${styles.heading}`}>Games</h2>
            <ul className={`wrapping-row gap-xs ${styles.games}`}>
              {withKeys(games, (game) => game.id).map(([key, { id, name }]) => (
                <li key={key}>
                  <Link
                    dir="auto"
                    className={`pill ${styles.game}`}
                    to={`/game-details/${id}`}
                    onClick={onClose}
                  >
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        <div className="wrapping-row gap-xs">
          <button type="button" className={`pill ${styles.tool}`} onClick={() => onShow('panel')}>
            <Icon name="panel" />
            Contact details
          </button>
          <button type="button" className={`pill ${styles.tool}`} onClick={() => onShow('search')}>
            <Icon name="search" />
            Search
          </button>
        </div>
      </nav>
    </Dialog>
  );
}

const parts = { search: HeaderSearch, panel: SidePanel, menu: MobileMenu };

/** The open part of the header. */
export function HeaderOverlay({ part, ...props }: PartProps & { part: keyof typeof parts }) {
  const Part = parts[part];
  return <Part {...props} />;
}
