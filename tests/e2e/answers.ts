/** Content that no example of the contract has, and what it must not do to a page. */
import type { Page } from '@playwright/test';

/** Answers every call below `path` with `body`, for content that no example of the contract has. */
export async function answer(page: Page, path: string, body: unknown) {
  await page.addInitScript(
    ([start, json]) => {
      const real = window.fetch;
      window.fetch = (request, init) => {
        const address = request instanceof Request ? request.url : String(request);
        return new URL(address, location.href).pathname.startsWith(start)
          ? Promise.resolve(Response.json(JSON.parse(json)))
          : real(request, init);
      };
    },
    [path, JSON.stringify(body)] as const,
  );
}

/** Whether the page keeps within its width at 320 px. */
export const noSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
