import type { Page } from '@playwright/test';

/** Responds to all calls below `path` with `body`, for content that the contract's examples do not have. */
export async function respondWith(page: Page, path: string, body: unknown) {
  await page.addInitScript(
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
  );
}
