/** Sets up the mock in a page: records, cookies, preset, scenario and the service worker. */

import { bypass, HttpResponse, http } from 'msw';
import { defaultNetworkOptions } from 'msw/browser';
import { defineNetwork } from 'msw/experimental';
import type { Middleware } from 'openapi-fetch';
import { matchOperation } from '#contract/matchOperation.ts';
import type { MockBackend } from './backend.ts';
import { logViolation, respondAndLog } from './calls/respondAndLog.ts';
import { installBrowserJar } from './cookies/jar.ts';
import { openRecords } from './db/store.ts';
import { logout } from './handlers/logout.ts';
import { handlers, preferredHandlers } from './handlers.ts';
import { ContractController } from './network.ts';
import { addRecordings, type Recordings } from './responses/recorded.ts';
import { prefer, scenarioMiddleware } from './scenario/middleware.ts';
import { openPreset, presetExample } from './scenario/preset.ts';
import { findStorage } from './scenario/storage.ts';
import { addProblems, openScenario, takeRule } from './scenario/tab.ts';
import { createStripeHandlers } from './stripe/script.ts';

/** The recordings in the folder that `MOCK_EXAMPLES` named when the site was built or served. */
declare const __MOCK_EXAMPLES__: Recordings;

const matchOf = ({ method, url }: Request) => matchOperation(method, new URL(url).pathname);

/** Forwards contract calls to the Prism servers behind the page's origin, with the response of the tab's preset. */
const forward = http.all(
  ({ request }) => matchOf(request) !== null,
  ({ request }) => {
    const match = matchOf(request);
    if (match && !request.headers.has('prefer'))
      prefer(request, match.operation, presetExample(match));
    return fetch(bypass(request));
  },
);

const refused =
  'This browser refused the service worker in which the mock backend runs. It needs https or localhost, and a window that is not private.';

/**
 * MSW's worker unregisters itself as its last page closes. A page that opens meanwhile still uses it but fails to
 * update it, and MSW does not catch the error (mswjs/msw#2006).
 */
function warnOfFailedUpdate(event: PromiseRejectionEvent): void {
  if (!String(event.reason).includes('Failed to update a ServiceWorker')) return;
  event.preventDefault();
  console.warn(event.reason);
}

/** Starts the worker and applies the tab's scenario to the clients. Resolves once requests are handled. */
export async function startWorker(
  backend: MockBackend,
  clients: { use(middleware: Middleware): void }[],
): Promise<void> {
  const storage = findStorage('localStorage');
  if (storage) await openRecords(storage);
  installBrowserJar(document);
  addRecordings(__MOCK_EXAMPLES__);
  openScenario();
  const onPrism = backend === 'prism';
  for (const client of clients) client.use(scenarioMiddleware);
  try {
    if (!('serviceWorker' in navigator)) throw new Error('There are no service workers here');
    addProblems(await openPreset());
    addEventListener('unhandledrejection', warnOfFailedUpdate);
    const stripe = createStripeHandlers((fault) => takeRule('stripe', fault) !== undefined);
    const worker = defineNetwork({
      ...defaultNetworkOptions,
      handlers: new ContractController(
        [...stripe, logout, ...(onPrism ? [forward] : handlers)],
        onPrism ? [] : preferredHandlers,
        respondAndLog,
        logViolation,
      ),
      onUnhandledFrame: 'bypass',
      context: { quiet: true },
    });
    await worker.enable();
    // For the console and browser tests: `msw.worker.use(msw.http.get('/api/jobs/', …))`.
    Object.assign(window, { msw: { worker, http, HttpResponse } });
  } catch (error) {
    console.warn(error);
    addProblems([refused]);
  }
}
