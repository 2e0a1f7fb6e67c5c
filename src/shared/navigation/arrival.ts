/** What `historyTransitions.ts` shares with the layout, which needs little code for it. */
export const arrival = {
  /** Called when the page of a navigation is in the document, before it is painted. */
  shown: () => {},
  /** Whether `popstate` is kept from the router. */
  held: false,
};

// Added before the router's listener: those of a window run in the order in which they were added.
if (!import.meta.env.SSR) {
  window.addEventListener('popstate', (event) => {
    if (arrival.held) event.stopImmediatePropagation();
  });
}
