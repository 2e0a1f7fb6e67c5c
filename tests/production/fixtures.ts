/** `test` of the production site. */
import { type BrowserContext, test as base, expect } from '@playwright/test';
import { watchProblems, watchRequests } from '../support/problems.ts';
import { providerFile } from './places.ts';

/** The card provider's script, of the release that `@stripe/stripe-js` expects. */
const scriptUrl = 'https://js.stripe.com/endive/stripe.js';

/** Serves the mock of the card provider's script. */
export const serveProvider = (context: BrowserContext): Promise<unknown> =>
  context.route(scriptUrl, (route) =>
    route.fulfill({ contentType: 'text/javascript', path: providerFile }),
  );

/** Failures that the browser logs: a lost connection, a missing page, the profile check of a visitor, a failure of a test. */
const expected =
  /^Failed to load resource: (net::|the server responded with a status of (401|404|500))/;

/**
 * Fails on uncaught errors, hydration mismatches, violations of the content policy and other console errors, and on
 * requests that leave the site. A test that causes one intentionally empties `problems`.
 */
export const test = base.extend<{ problems: string[] }>({
  problems: [
    async ({ context, baseURL }, use) => {
      const problems = watchProblems(context, [], expected);
      watchRequests(context, baseURL, problems, scriptUrl);
      await context.addInitScript(() => {
        document.addEventListener('readystatechange', () => {
          // Module scripts have not run yet.
          if (document.readyState === 'interactive') {
            Object.assign(globalThis, { firstNodes: [...document.querySelectorAll('#root *')] });
          }
        });
      });
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});
