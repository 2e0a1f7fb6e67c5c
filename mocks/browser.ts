/** Host of the mock backend in the browser: a service worker answers /api/ and /hrms/ in place of a server. */
import type { Middleware } from 'openapi-fetch';
import { lendStorage } from './scenario/lendStorage.ts';

/** Starts the worker and puts the tab's scenario on the given clients. Resolves once requests are answered. */
export async function startMockBackend(
  clients: { use(middleware: Middleware): void }[],
): Promise<void> {
  const { startWorker } = await lendStorage(() => import('./worker.ts'));
  await startWorker(clients);
}
