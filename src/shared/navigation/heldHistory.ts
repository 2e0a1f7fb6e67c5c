/** What `useHeldHistory` does with a step in the history, before the router sees it. */
export const heldHistory: { follow?: ((event: PopStateEvent) => void) | undefined } = {};

// Loaded with the site, because listeners run in the order in which they were added.
if (!import.meta.env.SSR) addEventListener('popstate', (event) => heldHistory.follow?.(event));
