import type { DehydratedState } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { replay } from '#hydration/replay.ts';
import { ApiError } from '#shared/api/ApiError.ts';
import { createQueryClient } from '#shared/api/queryClient.ts';
import { App } from './App.tsx';
import { isHtmlOf, preloadPage } from './AppRoutes.tsx';
import { discardPrerendered, readPageState, refreshQueries } from './pageState.ts';

/** A failed load was logged by its query; anything else that a boundary caught is a defect and says so. */
function logCaught(error: unknown): void {
  if (!(error instanceof ApiError)) console.error(error);
}

/** Once nothing else is to be done: parts of a page are taken over one after the other, and data must not change before. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 5000 });
  else setTimeout(work, 500);
}

/**
 * Before its script is there a page's link such as '/services#' is followed by the browser, which keeps the fragment.
 * The home page keeps it as well: '/product' leads to '/#'.
 */
function dropEmptyFragment(): void {
  const { href, pathname, search } = location;
  if (href.endsWith('#') && pathname !== '/') history.replaceState(null, '', pathname + search);
}

/** Without the code of what the HTML shows it cannot be taken over; the page then says so itself. */
const hasCode = (pathname: string) =>
  preloadPage(pathname).then(
    () => true,
    () => false,
  );

/** Shows the site in `root`: takes over the prerendered HTML that is there, or else renders the page. */
export async function showSite(root: HTMLElement): Promise<void> {
  dropEmptyFragment();
  const queryClient = createQueryClient();
  const app = (hydrated: DehydratedState | null) => (
    <StrictMode>
      <App queryClient={queryClient} state={hydrated} />
    </StrictMode>
  );
  const options = { onCaughtError: logCaught };
  const state = readPageState();
  if (state && isHtmlOf(state.path, location.pathname) && (await hasCode(location.pathname))) {
    hydrateRoot(root, app(state), options);
    replay(root);
    whenIdle(() => refreshQueries(queryClient, state));
    return;
  }
  window.keptEvents = undefined;
  if (state) discardPrerendered(root);
  createRoot(root, options).render(app(null));
}
