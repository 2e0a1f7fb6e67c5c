/** Many route changes must not leak memory, listeners or timers, or reload fresh data. */
import { expect, type Page } from '@playwright/test';
import { samplePaths } from '../../../src/routes.ts';
import { navigate } from '../../support/navigate.ts';
import { test } from './server.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const laps = 20;
/** Laps until everything is cached. */
const warm = 2;

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();

const openAndClose = (name: string | RegExp) => async (page: Page) => {
  await press(page, name);
  await page.locator('dialog:modal').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog:modal').waitFor({ state: 'detached' });
};

/** Interactions on some pages. */
const acts: Record<string, (page: Page) => Promise<void>> = {
  '/': (page) => press(page, 'Slide 3'),
  '/services': openAndClose('OUR STORY'),
  '/about-us': openAndClose('Contact details'),
  '/case-studies/1': openAndClose('View All 10 Images'),
  '/careers': openAndClose('Register'),
  '/pricing': openAndClose(/^Select Plan/),
};

type WithTimers = typeof window & { pendingTimers: Set<number> };

/** Keeps the ids of pending timeouts; the site has no intervals. Runs before the page's scripts. */
function watchTimers(): void {
  const start = window.setTimeout as (...rest: unknown[]) => number;
  const stop = window.clearTimeout;
  const pendingTimers = new Set<number>();
  Object.assign(window, {
    pendingTimers,
    setTimeout(work: (...values: unknown[]) => void, ...rest: unknown[]) {
      const run = (...values: unknown[]) => {
        pendingTimers.delete(id);
        work(...values);
      };
      const id = start(run, ...rest);
      pendingTimers.add(id);
      return id;
    },
    clearTimeout(id?: number) {
      pendingTimers.delete(Number(id));
      stop(id);
    },
  });
}

/** Navigates and waits for the page. */
async function visit(page: Page, path: string): Promise<void> {
  await navigate(page, path);
  await page.evaluate(async () => {
    const tick = () => new Promise((done) => setTimeout(done, 10));
    const loading = () =>
      !document.querySelector('main h1') || document.querySelector('main [class*=spinner]');
    for (let still = 0; still < 3; still = loading() ? 0 : still + 1) await tick();
  });
}

test(`${laps * samplePaths.length} route changes leave nothing behind`, async ({ page, site }) => {
  await page.addInitScript(watchTimers);
  page.setDefaultTimeout(10_000);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');

  const measure = async () => {
    await visit(page, '/privacy_policy');
    // React keeps a timer for a minute for each commit that waited for styles or images.
    await page.waitForTimeout(61_000);
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const read = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN;
    const timers = await page.evaluate(() => (window as WithTimers).pendingTimers.size);
    const [listeners, nodes] = [read('JSEventListeners'), read('Nodes')];
    return { listeners, nodes, documents: read('Documents'), timers, calls: site.calls.length };
  };

  await page.goto(site.origin);
  await page.locator('.splash').waitFor({ state: 'hidden' });
  const measured: Awaited<ReturnType<typeof measure>>[] = [];
  for (let lap = 1; lap <= laps; lap += 1) {
    for (const path of samplePaths) {
      await visit(page, path);
      await acts[path]?.(page);
    }
    if (lap === warm || lap === laps) measured.push(await measure());
  }
  console.log(`after ${warm} and ${laps} laps: ${JSON.stringify(measured)}`);
  const [before, after] = measured;
  // Less than one per lap, so that any leak exceeds it.
  const allowed = laps - warm - 1;
  for (const name of ['listeners', 'nodes', 'documents', 'timers'] as const) {
    expect(after?.[name], name).toBeLessThanOrEqual((before?.[name] ?? Number.NaN) + allowed);
  }
  expect(after?.calls, 'calls').toBe(before?.calls);
});
