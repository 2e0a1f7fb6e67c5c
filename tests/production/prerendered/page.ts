/** Shared by the tests of prerendered pages. */
import { expect, type Page, type Route } from '@playwright/test';
import { untilHydrated } from '../../support/hydrated.ts';

/** Opens a page and waits until it is hydrated. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

/** Expects that hydration of the open page keeps every prerendered element; returns their number. */
export async function expectKept(page: Page): Promise<number> {
  await untilHydrated(page);
  const [before, kept] = await page.evaluate(() => {
    const { firstNodes } = globalThis as typeof globalThis & { firstNodes: Element[] };
    return [firstNodes.length, firstNodes.filter((node) => node.isConnected).length] as const;
  });
  expect(kept, page.url()).toBe(before);
  return before;
}

/** Delays matching requests until the returned function is called. */
export async function hold(
  page: Page,
  pattern: string,
  respond = (route: Route) => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await respond(route);
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

type LayoutShift = { value: number; sources: { node: Element | null }[] };
type Shift = { value: number; nodes: (string | undefined)[] };

/** Records layout shifts of pages opened from now on. */
export const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & LayoutShift;
        shifts.push({ value, nodes: sources.map(({ node }) => node?.outerHTML?.slice(0, 90)) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Expects that the page has not moved by more than a hundredth. */
export async function expectStill(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => (window as typeof window & { shifts: Shift[] }).shifts);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, `${page.url()}: ${JSON.stringify(shifts)}`).toBeLessThan(0.01);
}
