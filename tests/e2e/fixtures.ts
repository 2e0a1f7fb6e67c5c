/** The `test` of every end-to-end test: fails on console errors, uncaught errors and requests that leave the machine. */
import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/** The browser logs failure statuses and lost connections, which scenarios cause on purpose. */
const browserNoise = /^Failed to load resource/;

/** The card provider's script, which the mock's worker replaces. */
const cardScript = 'https://js.stripe.com/endive/stripe.js';

export const test = base.extend<{ forgive: (pattern: RegExp) => void; posts: string[] }>({
  /** Allows the problems that a test causes on purpose. */
  forgive: [
    async ({ page, baseURL }, use) => {
      const problems: string[] = [];
      const forgiven: RegExp[] = [browserNoise];
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text());
      });
      page.on('pageerror', (error) => problems.push(`Uncaught: ${error.message}`));
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        const local = origin === new URL(baseURL ?? '').origin || /^(data|blob):$/.test(protocol);
        if (!local && request.url() !== cardScript) {
          problems.push(`Request left the site: ${request.url()}`);
        }
      });
      await use((pattern) => forgiven.push(pattern));
      const unexpected = problems.filter((text) => !forgiven.some((each) => each.test(text)));
      if (unexpected.length > 0) throw new Error(`Unexpected:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
  /** URLs of the POST requests so far. */
  posts: async ({ page }, use) => {
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    await use(posts);
  },
});
