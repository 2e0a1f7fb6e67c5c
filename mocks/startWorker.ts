/** Sets up the mock in a page: records, cookies, preset, scenario and the service worker. */

import { bypass, HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { type Call, describeViolation, type MockBackend } from './call.ts';
import { logCall } from './calls/log.ts';
import { installBrowserJar } from './cookies/jar.ts';
import { openRecords } from './db/store.ts';
import { logout } from './handlers/logout.ts';
import { writePrefer } from './http/prefer.ts';
import { createNetwork } from './network.ts';
import { addRecordings, playRecorded, type Recordings } from './responses/recorded.ts';
import { openPreset, presetOutcome } from './scenario/preset.ts';
import { findStorage } from './scenario/storage.ts';
import { openScenario, takeRule } from './scenario/tab.ts';
import { allowLive } from './scenario/targets.ts';
import { createProvider } from './stripe/provider.ts';

/** The recordings in the folder that `MOCK_EXAMPLES` named when the site was built or served. */
declare const __MOCK_EXAMPLES__: Recordings;
/** The contracts whose real backends `AGENCY_ORIGIN` and `HRMS_ORIGIN` name for the development server. */
declare const __LIVE_APIS__: string[];

/** Sends a call to the Prism servers behind the page's origin, with the response of the scenario or the tab's preset. */
async function forward(call: Call): Promise<Response> {
  const recorded = playRecorded(call);
  if (recorded) return recorded;
  const outcome = call.outcome.example ? call.outcome : presetOutcome(call.match);
  const request = bypass(call.request);
  if (outcome) request.headers.set('prefer', writePrefer(outcome));
  return fetch(request);
}

/**
 * MSW's worker unregisters itself as its last page closes. A page that opens meanwhile still uses it but fails to
 * update it, and MSW does not catch the error (mswjs/msw#2006).
 */
function warnOfFailedUpdate(event: PromiseRejectionEvent): void {
  if (!String(event.reason).includes('Failed to update a ServiceWorker')) return;
  event.preventDefault();
  console.warn(event.reason);
}

type RandomId = ReturnType<typeof crypto.randomUUID>;

/** Starts the mock with the tab's scenario. Resolves once requests are handled; throws when it cannot start. */
export async function startWorker(backend: MockBackend): Promise<void> {
  // Plain http, as on a phone in the same network, has no service workers and no random ids.
  crypto.randomUUID ??= () => URL.createObjectURL(new Blob()).slice(-36) as RandomId;
  const storage = findStorage('localStorage');
  if (storage) await openRecords(storage);
  installBrowserJar(document);
  addRecordings(__MOCK_EXAMPLES__);
  allowLive(__LIVE_APIS__);
  openScenario(await openPreset());
  addEventListener('unhandledrejection', warnOfFailedUpdate);
  Object.assign(window, {
    Stripe: createProvider((...faults) => takeRule('stripe', ...faults)?.choice),
  });
  const create = () =>
    createNetwork(setupWorker, [logout], {
      onViolation: (violation) => console.error(describeViolation(violation)),
      log: logCall,
      ...(backend === 'prism' && { forward }),
    });
  let worker = create();
  const options = { onUnhandledFrame: 'bypass', quiet: true } as const;
  await worker.start(options).catch((refusal) => {
    console.warn(refusal);
    void worker.stop();
    // Some settings and private windows refuse the worker. MSW replaces fetch in browsers that have none.
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    worker = create();
    return worker.start(options);
  });
  // For the console and browser tests: `msw.worker.use(msw.http.get('/api/jobs/', …))`.
  Object.assign(window, { msw: { worker, http, HttpResponse } });
}
