import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { ApiError } from '#api/ApiError.ts';
import { createQueryClient } from '#api/queryClient.ts';
import { guardSubmits, prepareReplay } from '#ui/earlyInput.ts';
import { App } from './App.tsx';
import { discardPrerendered, readPageState, refreshQueries, seedQueries } from './pageState.ts';
import { isHtmlOf, preloadPage } from './routes.tsx';

/** A failed load was logged by its query; anything else that a boundary caught is a defect and says so. */
function logCaught(error: unknown): void {
  if (!(error instanceof ApiError)) console.error(error);
}

/** Once nothing else is to be done: parts of a page are taken over one after the other, and data must not change before. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 5000 });
  else setTimeout(work, 500);
}

/** Shows the site in `root`: takes over the prerendered HTML that is there, or else renders the page. */
export async function showSite(root: HTMLElement): Promise<void> {
  const queryClient = createQueryClient();
  const app = (
    <StrictMode>
      <App queryClient={queryClient} />
    </StrictMode>
  );
  const options = { onCaughtError: logCaught };
  const state = readPageState();
  if (state && isHtmlOf(state.path, location.pathname)) {
    seedQueries(queryClient, state);
    await preloadPage(location.pathname);
    const replay = await prepareReplay(root);
    hydrateRoot(root, app, options);
    const endGuard = guardSubmits();
    replay();
    whenIdle(() => {
      endGuard();
      refreshQueries(queryClient, state);
    });
    return;
  }
  window.earlyInput?.end();
  if (state) discardPrerendered(root);
  createRoot(root, options).render(app);
}
