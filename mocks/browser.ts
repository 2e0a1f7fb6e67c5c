/** Host of the mock backend in the browser: a service worker answers /api/ and /hrms/ in place of a server. */
import type { Middleware } from 'openapi-fetch';
import type { MockBackend } from './mockBackend.ts';
import { lendStorage } from './scenario/lendStorage.ts';

/** Whether this build stands where the site itself belongs. Nobody may sign up or pay in a mock by mistake. */
function isInProduction(): boolean {
  const site = import.meta.env.VITE_SITE_URL;
  return Boolean(site) && new URL(String(site)).origin === location.origin;
}

/**
 * Starts the worker, puts the tab's scenario on the given clients and shows the QA tools. Resolves once requests are
 * answered; true when the address is a page of the QA tools, which then stands in `root` in place of the site,
 * or a refusal to run.
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
  const { startWorker } = await lendStorage(() => import('./worker.ts'));
  await startWorker(backend, clients);
  const { showTools } = await import('./panel/mount.tsx');
  return showTools(backend, root);
}
