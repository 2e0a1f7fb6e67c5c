/** Many route changes must not leak memory, listeners or timers, nor reload fresh data. */
import { expect, type Page } from '@playwright/test';
import { samplePaths } from '../../../src/routes.ts';
import { navigate } from '../../visit/navigate.ts';
import { watchProblems } from '../../visit/problems.ts';
import { openContext } from './cell.ts';
import { test } from './fixtures.ts';
import { newScript } from './server.ts';

const laps = 20;
/** Laps until everything is cached. */
const warm = 2;

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();

async function openAndClose(page: Page, name: string | RegExp): Promise<void> {
  await press(page, name);
  await page.locator('dialog:modal').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog:modal').waitFor({ state: 'detached' });
}

/** Interactions on some pages. */
const acts: Record<string, (page: Page) => Promise<void>> = {
  '/': async (page) => {
    const dots = page.getByRole('button', { name: /^Slide \d/ });
    await dots.first().click();
    await dots.last().click();
    await press(page, 'Search');
    await press(page, 'Search');
  },
  '/services': (page) => openAndClose(page, 'OUR STORY'),
  '/about-us': (page) => openAndClose(page, 'Contact details'),
  '/case-studies/1': (page) => openAndClose(page, 'View All 10 Images'),
  '/careers': (page) => openAndClose(page, 'Register'),
  '/pricing': (page) => openAndClose(page, /^Select Plan/),
};

const paths = [
  ...samplePaths,
  '/case-studies/2',
  '/game-details/1',
  '/services-details/1',
  '/project-details/1',
];

/** Counts pending timers. Runs before the page's scripts. */
function countTimers(): void {
  const pending = new Set<number>();
  Object.assign(window, { pendingTimers: pending });
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const real = window[name] as (work: TimerHandler, ...rest: unknown[]) => number;
    const own = (work: TimerHandler, ...rest: unknown[]) => {
      const id = real(
        typeof work === 'function' && name === 'setTimeout'
          ? (...values: unknown[]) => {
              pending.delete(id);
              work(...values);
            }
          : work,
        ...rest,
      );
      pending.add(id);
      return id;
    };
    Object.assign(window, { [name]: own });
  }
  for (const name of ['clearTimeout', 'clearInterval'] as const) {
    const real = window[name];
    Object.assign(window, {
      [name]: (id?: number) => {
        if (id !== undefined) pending.delete(id);
        real(id);
      },
    });
  }
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

test(`${laps * paths.length} route changes leave nothing behind @long-run`, async ({
  browser,
  server,
}) => {
  const script = newScript();
  const context = await openContext(browser, server, 'long run', script);
  const problems = watchProblems(context);
  await context.addInitScript(countTimers);
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');

  const measure = async () => {
    await visit(page, '/privacy_policy');
    // React keeps a timer of a minute for each commit that waited for styles or images.
    await page.waitForTimeout(61_000);
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const read = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0;
    const timers = await page.evaluate(
      () => (window as unknown as { pendingTimers: Set<number> }).pendingTimers.size,
    );
    return {
      listeners: read('JSEventListeners'),
      nodes: read('Nodes'),
      documents: read('Documents'),
      timers,
      heap: Math.round(read('JSHeapUsedSize') / 1024),
      calls: script.calls.length,
    };
  };

  await page.goto(server.origin);
  await page.locator('.splash').waitFor({ state: 'hidden' });
  let before: Awaited<ReturnType<typeof measure>> | undefined;
  for (let lap = 1; lap <= laps; lap += 1) {
    for (const path of paths) {
      await visit(page, path);
      await acts[path]?.(page);
    }
    if (lap === warm) before = await measure();
  }
  if (!before) throw new Error(`There are less than ${warm} laps.`);
  const after = await measure();
  console.log(`after ${warm} laps: ${JSON.stringify(before)}`);
  console.log(`after ${laps} laps: ${JSON.stringify(after)}`);
  await context.close();

  expect(problems).toEqual([]);
  // Less than one per lap, so that any leak exceeds it.
  const allowed = laps - warm - 1;
  for (const name of ['listeners', 'nodes', 'documents', 'timers'] as const) {
    expect(after[name], name).toBeLessThanOrEqual(before[name] + allowed);
  }
  expect(after.calls, 'calls').toBe(before.calls);
});
