import { loadStored, writeStored } from '#shared/lib/storage.ts';

const storageKey = 'scroll-positions';

/** How far each history entry was scrolled when it was left, in px, by the key of the entry. */
let positions: Record<string, number> = {};

/** The used part of the Navigation API, which not every browser has. */
const { navigation } = globalThis as {
  navigation?: EventTarget & { currentEntry: { key: string } | null };
};

if (!import.meta.env.SSR) {
  navigation?.addEventListener('navigate', () => {
    const entry = navigation?.currentEntry;
    if (entry) positions[entry.key] = window.scrollY;
  });
  // A reload forgets them, and the browser restores only those that the page is long enough for at once.
  positions = Object(loadStored('sessionStorage', storageKey));
  window.addEventListener('pagehide', () => writeStored('sessionStorage', storageKey, positions));
}

/** Scrolls, again while the page grows, until `scroll` returns true or the visitor acts. */
function scrollWhileGrowing(scroll: () => boolean): void {
  if (scroll()) return;
  const end = new AbortController();
  const { signal } = end;
  const growth = new ResizeObserver(() => scroll() && end.abort());
  signal.addEventListener('abort', () => growth.disconnect());
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    window.addEventListener(type, () => end.abort(), { signal, passive: true });
  }
  navigation?.addEventListener('navigate', () => end.abort(), { signal });
  growth.observe(document.body);
}

/** Scrolls to where the current history entry was left, if that is known. */
export function restoreScrollPosition(): void {
  const position = positions[navigation?.currentEntry?.key ?? ''];
  if (position === undefined) return;
  scrollWhileGrowing(() => {
    window.scrollTo(0, position);
    return window.scrollY >= position - 1;
  });
}

/** Scrolls to the element that a fragment such as '#prices' names. */
export function showFragment(hash: string): void {
  scrollWhileGrowing(() => {
    document.getElementById(hash.slice(1))?.scrollIntoView();
    // What loads above moves the target.
    return false;
  });
}

/** Moves focus and view to the beginning of the page, or to the fragment's target. */
export function goToPageStart(hash: string): void {
  document.getElementById('main')?.focus({ preventScroll: true });
  window.scrollTo(0, 0);
  if (hash.length > 1) showFragment(hash);
}
