/** Many route changes must not leak memory, listeners or timers, nor reload fresh data. */
import { samplePaths } from '../../../src/routes.ts';
import { expect, type Page, test } from './fixtures.ts';
import { cellHeader, newScript } from './server.ts';

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

/** Client-side navigation; waits for the page. */
async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate(async (url) => {
    const tick = () => new Promise((done) => setTimeout(done, 10));
    // As the router does it: each entry has a key of its own.
    const state = { key: crypto.randomUUID() };
    history.pushState(state, '', url);
    dispatchEvent(new PopStateEvent('popstate', { state }));
    const loading = () =>
      !document.querySelector('main h1') || document.querySelector('main [class*=spinner]');
    for (let still = 0; still < 3; still = loading() ? 0 : still + 1) await tick();
  }, path);
}

test(`${laps * paths.length} route changes leave nothing behind @long-run`, async ({
  browser,
  server,
}) => {
  const script = newScript();
  server.cells.set('long run', script);
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    extraHTTPHeaders: { [cellHeader]: 'long run' },
  });
  await context.addInitScript(countTimers);
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');

  const measure = async () => {
    await navigate(page, '/privacy_policy');
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
      await navigate(page, path);
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
