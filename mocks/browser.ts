/** Host of the mock backend in the browser: a service worker answers /api/ and /hrms/ in place of a server. */
import { setupWorker } from 'msw/browser';
import type { Middleware } from 'openapi-fetch';
import { createHandlers } from './backend.ts';
import { scenarioMiddleware } from './scenario/middleware.ts';
import { showNotice } from './scenario/notice.ts';
import { openScenario } from './scenario/tab.ts';
import { describeViolation } from './violations.ts';

/** Starts the worker and puts the tab's scenario on the given clients. Resolves once requests are answered. */
export async function startMockBackend(
  clients: { use(middleware: Middleware): void }[],
): Promise<void> {
  const scenario = openScenario();
  showNotice(scenario);
  for (const client of clients) client.use(scenarioMiddleware(scenario));
  const worker = setupWorker(
    ...createHandlers((violation) => console.error(describeViolation(violation))),
  );
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
}
