import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { LayoutName } from '#routes.ts';
import { chunk } from '#shared/api/chunk.tsx';
import { Logo } from '#shared/layout/Logo.tsx';
import { observeVisibility } from '#shared/lib/observeVisibility.ts';
import { useOverlayEntry } from '#shared/navigation/useOverlayEntry.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { PartBoundary } from '../PartBoundary.tsx';
import styles from './Header.module.css';
import { GamesMenu, NavLinks } from './NavLinks.tsx';

/** A chunk of its own, so that other pages do not load the careers area. */
export const AccountMenu = chunk(
  async () => (await import('#features/careers/account/AccountMenu.tsx')).AccountMenu,
);

const loadHeaderOverlay = async () => (await import('./HeaderOverlay.tsx')).HeaderOverlay;
const HeaderOverlay = chunk(loadHeaderOverlay);
/** Prefetches the code; failures are ignored, because the code is requested again on use. */
const prefetchHeaderOverlay = () => loadHeaderOverlay().catch(() => {});
const prefetching = { onPointerEnter: prefetchHeaderOverlay, onFocus: prefetchHeaderOverlay };

const tools = [
  { name: 'search', label: 'Search' },
  { name: 'panel', label: 'Contact details', 'aria-haspopup': 'dialog' },
  { name: 'menu', label: 'Menu', 'aria-haspopup': 'dialog' },
] as const;

/** Whether the page is scrolled more than `threshold` px. */
export function useScrolledPast(threshold: number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const update = () => setPast(window.scrollY > threshold);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [threshold]);
  return past;
}

type PartName = 'none' | (typeof tools)[number]['name'];

export function Header({ layout }: { layout: LayoutName }) {
  const scrolled = useScrolledPast(layout === 'careers' ? 100 : 5);
  const { pathname } = useLocation();
  /** The open part, and the page on which it was opened. Another page closes it, but a changed filter does not. */
  const [open, setOpen] = useState({ part: 'none' as PartName, on: pathname });
  const part = open.on === pathname ? open.part : 'none';
  const show = (next: PartName) => setOpen({ part: next, on: pathname });
  // Going back to that page does not open it again.
  if (open.part !== part) show(part);
  const close = () => show('none');
  useOverlayEntry(part === 'menu' || part === 'panel', close);
  const toggle = (next: PartName) => show(part === next ? 'none' : next);
  /** In a window that has become wide, the navigation replaces the open menu. */
  const closeMenu = (nav: HTMLElement) => observeVisibility(nav, (shown) => shown && close());

  return (
    <header className={`${styles.header} ${styles[layout]} on-ink`} data-scrolled={scrolled}>
      <div className={`container ${styles.bar}`}>
        <Logo />
        <nav ref={part === 'menu' ? closeMenu : null} className={styles.nav} aria-label="Main">
          <NavLinks games={<GamesMenu />} />
        </nav>
        {layout === 'careers' && (
          <div className={styles.account}>
            <PartBoundary>
              <AccountMenu />
            </PartBoundary>
          </div>
        )}
        <div className={styles.tools}>
          {tools.map(({ name, label, ...popup }) => (
            <button
              key={name}
              type="button"
              className={`round ${styles.tool}`}
              {...prefetching}
              {...popup}
              aria-label={label}
              aria-expanded={name === 'search' ? part === 'search' : undefined}
              onClick={() => toggle(name)}
            >
              <Icon name={name} />
            </button>
          ))}
        </div>
      </div>
      {part !== 'none' && (
        <PartBoundary>
          <HeaderOverlay part={part} onClose={close} onShow={show} />
        </PartBoundary>
      )}
    </header>
  );
}
