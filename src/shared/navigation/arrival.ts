/** What `historyTransitions.ts` shares with the layout, which needs little code for it. */
export const arrival = {
  /** Called when the page of a navigation is in the document, before it is painted. */
  shown: () => {},
  /** Whether `popstate` is kept from the router. */
  held: false,
  /** How far each history entry was scrolled when it was left, by the key of the entry. */
  left: new Map<string, number>(),
};

declare global {
  interface Window {
    /** The part that is used here; TypeScript does not know the Navigation API yet. */
    navigation?: EventTarget & { currentEntry: { key: string } | null };
  }
}

if (!import.meta.env.SSR) {
  // Added before the router's listener: those of a window run in the order in which they were added.
  window.addEventListener('popstate', (event) => {
    if (arrival.held) event.stopImmediatePropagation();
  });
  window.navigation?.addEventListener('navigate', () => {
    const entry = window.navigation?.currentEntry;
    if (entry) arrival.left.set(entry.key, window.scrollY);
  });
}
