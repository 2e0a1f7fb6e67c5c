/** Pages whose script comes when a test wants it. */
import type { Page } from '@playwright/test';
import { untilHydrated } from './page.ts';

/** Holds requests back until the given function is called. */
export async function hold(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Opens a page whose script does not come until the given function is called, which waits until it has taken over. */
export async function openWithoutScript(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await hold(page, '**/assets/*.js');
  await page.goto(path);
  return async () => {
    release();
    await untilHydrated(page);
  };
}
