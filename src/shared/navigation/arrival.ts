import { readStored, writeStored } from '#shared/lib/storage.ts';

const placesKey = 'places';

/** What `historyTransitions.ts` shares with the layout, which needs little code for it. */
export const arrival = {
  /** Called when the page of a navigation is in the document, before it is painted; tells whether it was scrolled. */
  shown: (_scrolled: boolean) => {},
  /** Whether `popstate` is kept from the router. */
  held: false,
};

/** How far each history entry was scrolled when it was left, in px, by the key of the entry. */
let places: Record<string, number> = {};

declare global {
  interface Window {
    /** The used part of the Navigation API, which TypeScript does not know yet. */
    navigation?: EventTarget & { currentEntry: { key: string } | null };
  }
}

if (!import.meta.env.SSR) {
  // Added before the router's listener, because listeners run in the order in which they were added.
  window.addEventListener('popstate', (event) => {
    if (arrival.held) event.stopImmediatePropagation();
  });
  window.navigation?.addEventListener('navigate', () => {
    const entry = window.navigation?.currentEntry;
    if (entry) places[entry.key] = window.scrollY;
  });
  // A reload forgets them, and the browser restores only places that the page is long enough for at once.
  places = Object(readStored('sessionStorage', placesKey));
  window.addEventListener('pagehide', () => writeStored('sessionStorage', placesKey, places));
}

/**
 * Scrolls to where the current history entry was left, again while the page grows, until the visitor acts. Returns
 * false if that is unknown.
 */
export function restorePlace(): boolean {
  const { navigation } = window;
  const place = places[navigation?.currentEntry?.key ?? ''];
  if (place === undefined) return false;
  const end = new AbortController();
  const growth = new ResizeObserver(() => {
    window.scrollTo(0, place);
    if (window.scrollY >= place - 1) end.abort();
  });
  end.signal.addEventListener('abort', () => growth.disconnect());
  const { signal } = end;
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    window.addEventListener(type, () => end.abort(), { signal, passive: true });
  }
  navigation?.addEventListener('navigate', () => end.abort(), { signal });
  window.scrollTo(0, place);
  growth.observe(document.body);
  return true;
}
