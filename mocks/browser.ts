/** The mock backend in the browser: a service worker responds to /api/ and /hrms/. */
import type { Middleware } from 'openapi-fetch';
import type { MockBackend } from './backend.ts';
import { injectStorage } from './scenario/injectStorage.ts';

/**
 * Starts the worker, applies the tab's scenario to the clients and renders the QA tools. Resolves once requests are
 * handled; true when the URL is a QA page, which then replaces the site in `root`.
 */
export async function startMockBackend(
  backend: MockBackend,
  clients: { use(middleware: Middleware): void }[],
  root: HTMLElement,
): Promise<boolean> {
  const { startWorker } = await injectStorage(() => import('./worker.ts'));
  await startWorker(backend, clients);
  const { showTools } = await import('./panel/mount.tsx');
  return showTools(backend, root);
}
