/** Delays the scripts of a page. */
import type { Page } from '@playwright/test';
import { untilHydrated } from './page.ts';

/** Holds matching requests back until the returned function is called. */
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

/** Opens a page without its script. The returned function loads the script and waits for hydration. */
export async function openWithoutScript(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await hold(page, '**/assets/*.js');
  await page.goto(path);
  return async () => {
    release();
    await untilHydrated(page);
  };
}
