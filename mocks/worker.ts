/** The running mock of a page: its records and cookies, the preset and scenario of the address, and the worker. */
import { setupWorker } from 'msw/browser';
import type { Middleware } from 'openapi-fetch';
import { createHandlers } from './backend.ts';
import { createBrowserJar } from './cookies/browserJar.ts';
import { installJar } from './cookies/jar.ts';
import { csrfCookie } from './db/sessions.ts';
import { openRecords } from './db/store.ts';
import { scenarioMiddleware } from './scenario/middleware.ts';
import { showNotice } from './scenario/notice.ts';
import { openPreset } from './scenario/preset.ts';
import { findStorage } from './scenario/storage.ts';
import { openScenario, takeRule } from './scenario/tab.ts';
import { createStripeHandlers } from './stripe/script.ts';
import { describeViolation } from './violations.ts';

/** Starts the worker and puts the tab's scenario on the given clients. Resolves once requests are answered. */
export async function startWorker(clients: { use(middleware: Middleware): void }[]): Promise<void> {
  const storage = findStorage('localStorage');
  if (storage) openRecords(storage);
  installJar(createBrowserJar(document, [csrfCookie]));
  const problems = openPreset();
  const scenario = openScenario();
  showNotice({ ...scenario, problems: [...scenario.problems, ...problems] });
  for (const client of clients) client.use(scenarioMiddleware(scenario));
  const worker = setupWorker(
    ...createStripeHandlers((fault) => takeRule(scenario, 'stripe', fault) !== undefined),
    ...createHandlers((violation) => console.error(describeViolation(violation))),
  );
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
}
