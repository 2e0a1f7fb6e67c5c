import type { Page } from '@playwright/test';

/** Records all texts of live regions, from page load on; gives a function that reads them. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
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
  return () => page.evaluate(() => (window as typeof window & { announced: string[] }).announced);
}
