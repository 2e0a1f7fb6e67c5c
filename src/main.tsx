import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { ApiError } from '#api/ApiError.ts';
import { agency, hrms } from '#api/client.ts';
import { createQueryClient } from '#api/queryClient.ts';
import { App } from '#app/App.tsx';
import { discardPrerendered, readPageState, refreshQueries, seedQueries } from '#app/pageState.ts';
import { isHtmlOf, preloadPage } from '#app/routes.tsx';
import { takePaymentReturn } from '#session/subscriptionReturn.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

/** A failed load was logged by its query; anything else that a boundary caught is a defect and says so. */
function logCaught(error: unknown): void {
  if (!(error instanceof ApiError)) console.error(error);
}

/** Once nothing else is to be done: parts of a page are taken over one after the other, and data must not change before. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 5000 });
  else setTimeout(work, 500);
}

async function start(): Promise<void> {
  takePaymentReturn();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  if (__MOCK_BACKEND__) {
    const { startMockBackend } = await import('#mocks/browser.ts');
    if (await startMockBackend(__MOCK_BACKEND__, [agency, hrms], root)) return;
  }
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
    hydrateRoot(root, app, options);
    whenIdle(() => refreshQueries(queryClient, state));
    return;
  }
  if (state) discardPrerendered(root);
  createRoot(root, options).render(app);
}

start();
