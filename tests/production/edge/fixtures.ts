/** `test` fails on content policy violations, console errors and uncaught errors, in every tab. */
import { type BrowserContext, test as base } from '@playwright/test';
import { buildProvider } from '../provider.ts';

export { expect } from '@playwright/test';

/** URL from which `@stripe/stripe-js` loads the provider's script. */
export const cardScript = 'https://js.stripe.com/endive/stripe.js';

/** Logs violations to the console, which the guard reads. */
async function reportViolations(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      console.error(
        `Violation of ${event.effectiveDirective} by ${event.blockedURI}: ${event.sample}`,
      );
    });
  });
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

type Guard = {
  /** Problems so far, in every tab. A test that causes one on purpose empties the list. */
  problems: string[];
};

/** The browser logs failure statuses: 404, and the 401 of a visitor's profile check. */
const browserNoise = /^Failed to load resource: the server responded with a status of (401|404)/;

export const test = base.extend<{ guard: Guard }, { providerScript: string }>({
  providerScript: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => use(await buildProvider('tests/production/edge/providerScript.ts')),
    { scope: 'worker' },
  ],
  guard: [
    async ({ context, baseURL, providerScript }, use) => {
      const problems: string[] = [];
      const { origin } = new URL(baseURL ?? '');
      await reportViolations(context);
      await context.route(
        (url) => url.origin !== origin,
        (route, request) => {
          if (request.url() === cardScript) {
            return route.fulfill({ contentType: 'text/javascript', body: providerScript });
          }
          problems.push(`Request left the site: ${request.url()}`);
          return route.abort();
        },
      );
      context.on('console', (message) => {
        const expected = message.type() !== 'error' || browserNoise.test(message.text());
        if (!expected) problems.push(message.text());
      });
      context.on('weberror', (error) => problems.push(`Uncaught: ${error.error().message}`));
      await use({ problems });
      // Violation events come slightly later than their cause.
      await Promise.all(context.pages().map((page) => page.evaluate(nextTask)));
      if (problems.length > 0) throw new Error(`Unexpected:\n${problems.join('\n')}`);
    },
    { auto: true },
  ],
});
