/** Host of the mock backend in the browser: a service worker answers /api/ and /hrms/ in place of a server. */
import type { Middleware } from 'openapi-fetch';
import type { MockBackend } from './mockBackend.ts';
import { lendStorage } from './scenario/lendStorage.ts';

/**
 * Starts the worker, puts the tab's scenario on the given clients and shows the QA tools. Resolves once requests are
 * answered; true when the address is a page of the QA tools, which then stands in `root` in place of the site.
 */
export async function startMockBackend(
  backend: MockBackend,
  clients: { use(middleware: Middleware): void }[],
  root: HTMLElement,
): Promise<boolean> {
  const { startWorker } = await lendStorage(() => import('./worker.ts'));
  await startWorker(backend, clients);
  const { showTools } = await import('./panel/mount.tsx');
  return showTools(backend, root);
}
