/** The mock backend in the browser: a service worker responds to /api/ and /hrms/. */
import type { Middleware } from 'openapi-fetch';
import type { MockBackend } from './backend.ts';
import { injectStorage } from './scenario/injectStorage.ts';

/** Whether the page runs on the production host, where visitors could sign up or pay in a mock by mistake. */
function isInProduction(): boolean {
  const site = import.meta.env.VITE_SITE_URL;
  return Boolean(site) && new URL(String(site)).origin === location.origin;
}

/**
 * Starts the worker, applies the tab's scenario to the clients and renders the QA tools. Resolves once requests are
 * handled: to true if `root` shows a QA page or a refusal to run instead of the site.
 */
export async function startMockBackend(
  backend: MockBackend,
  clients: { use(middleware: Middleware): void }[],
  root: HTMLElement,
): Promise<boolean> {
  if (isInProduction()) {
    root.textContent =
      'This is a copy of the site for tests. It does not run at the address of the site itself.';
    return true;
  }
  const { startWorker } = await injectStorage(() => import('./startWorker.ts'));
  await startWorker(backend, clients);
  const { showTools } = await import('./panel/mount.tsx');
  return showTools(backend, root);
}
