/** The `test` of the edge: fails on any violation of the content policy, console error or uncaught error, in every tab. */
import { type BrowserContext, test as base } from '@playwright/test';
import { buildProvider } from '../provider.ts';

export { expect } from '@playwright/test';

/** Address at which `@stripe/stripe-js` loads the provider's script. */
export const cardScript = 'https://js.stripe.com/endive/stripe.js';

/** Writes every violation to the console, where the guard reads it. */
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
  /** Problems seen so far, in every tab. A test that causes one on purpose empties it. */
  problems: string[];
};

/** The browser itself logs failure statuses: of what is not found, and of the profile check of a visitor. */
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
      // Events of violations come a moment after what caused them.
      await Promise.all(context.pages().map((page) => page.evaluate(nextTask)));
      if (problems.length > 0) throw new Error(`Unexpected:\n${problems.join('\n')}`);
    },
    { auto: true },
  ],
});
