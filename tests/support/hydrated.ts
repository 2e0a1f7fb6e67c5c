import type { Page } from '@playwright/test';

/** Waits until every part of a prerendered page is hydrated. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const owned = (node: Element | null) =>
      node !== null && Object.keys(node).some((key) => key.startsWith('__react'));
    const parts = [...document.querySelectorAll('#root header, #root main > *, #root footer')];
    return (
      parts.length > 2 &&
      parts.every(owned) &&
      !document.querySelector('#root')?.innerHTML.includes('<!--$?-->')
    );
  });
}
