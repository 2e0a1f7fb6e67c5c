/** The `test` of every end-to-end test: fails on console errors, uncaught errors and requests that leave the machine. */
import { test as base } from '@playwright/test';
import { watchProblems, watchRequests } from './problems.ts';

export { expect } from '@playwright/test';

type Fixtures = {
  /** Allows problems that a test causes intentionally. */
  forgive: (pattern: RegExp) => void;
  /** URLs of the POST requests so far. */
  posts: string[];
  /** All texts of live regions since the page was opened. */
  announced: () => Promise<string[]>;
  /** Responds to all calls below `path` with `body`, for content that the contract's examples lack. */
  respondWith: (path: string, body: unknown) => Promise<unknown>;
};

export const test = base.extend<Fixtures>({
  forgive: [
    async ({ context, baseURL }, use) => {
      const problems = watchProblems(context);
      const forgiven: RegExp[] = [];
      watchRequests(context, baseURL, problems);
      await use((pattern) => forgiven.push(pattern));
      const unexpected = problems.filter((text) => !forgiven.some((each) => each.test(text)));
      if (unexpected.length > 0) throw new Error(`Unexpected:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
  posts: async ({ page }, use) => {
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    await use(posts);
  },
  announced: async ({ page }, use) => {
    await page.addInitScript(() => {
      const announced: string[] = [];
      Object.assign(window, { announced });
      const selector =
        '[role=alert], [role=status], [aria-live=polite], [aria-live=assertive], output';
      new MutationObserver(() => {
        for (const { textContent } of document.querySelectorAll(selector)) {
          if (textContent && !announced.includes(textContent)) announced.push(textContent);
        }
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });
    await use(() =>
      page.evaluate(() => (window as typeof window & { announced: string[] }).announced),
    );
  },
  respondWith: async ({ page }, use) => {
    await use((path, body) =>
      page.addInitScript(
        ([start, json]) => {
          const real = window.fetch;
          window.fetch = (request, init) => {
            const url = request instanceof Request ? request.url : String(request);
            return new URL(url, location.href).pathname.startsWith(start)
              ? Promise.resolve(Response.json(JSON.parse(json)))
              : real(request, init);
          };
        },
        [path, JSON.stringify(body)] as const,
      ),
    );
  },
});
