/** Benchmark "phone": on a slow phone, when the home page reacts, and the time from a press to its paint. */
import type { Browser, Locator, Page } from '@playwright/test';
import { startBrowser } from './browser.ts';
import { type PartResult, takeTurns } from './report.ts';
import { originOf } from './site.ts';

/** Lighthouse's phone, and its throttling by the browser: slow 4G and a processor of a quarter of the speed. */
const screen = { width: 412, height: 823 };
const phone = { viewport: screen, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

/** Opens a page with an empty cache; returns it with the milliseconds until every part of it is hydrated. */
async function open(browser: Browser, path: string, network?: typeof slow4G) {
  const page = await browser.newPage(phone);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (network) await session.send('Network.emulateNetworkConditions', network);
  await page.goto(originOf('dist') + path, { waitUntil: 'commit' });
  const hydrated = await page.waitForFunction(
    () => {
      const parts = [...document.querySelectorAll('#root :is(header, main > *, footer)')];
      const isOwned = (part: Element) => Object.keys(part).some((key) => /^__react/.test(key));
      return parts.length > 2 && parts.every(isOwned) && performance.now();
    },
    undefined,
    { polling: 50, timeout: 60_000 },
  );
  return { page, hydrated: Number(await hydrated.jsonValue()) };
}

/** A control and its press, by default a tap; `prepare` runs before the measurement. */
type Interaction = {
  path: string;
  find: (page: Page) => Locator;
  prepare?: (page: Page) => Promise<unknown>;
  press?: (control: Locator) => Promise<unknown>;
};

const button = (path: string, name: string | RegExp): Interaction => ({
  path,
  find: (page) => page.getByRole('button', { name, exact: true }).first(),
});

const interactions: Record<string, Interaction> = {
  menu: button('/about-us', 'Menu'),
  filter: {
    path: '/careers',
    prepare: (page) => page.getByRole('button', { name: 'Filters' }).tap(),
    find: (page) => page.getByRole('combobox', { name: 'Job type' }),
    press: (control) => control.press('ArrowDown'),
  },
  dialog: button('/services', 'OUR STORY'),
  gallery: button('/case-studies/1', 'View All 10 Images'),
  plan: button('/pricing', 'Select Plan: Premium'),
  slide: button('/', /^Slide 2/),
  question: { path: '/', find: (page) => page.locator('main summary').last() },
};

/**
 * Milliseconds from the slowest event of the press to the next paint, as the browser reports them: none below 16 ms.
 */
async function pressOnce(browser: Browser, interaction: Interaction): Promise<number> {
  const { path, find, prepare, press = (control) => control.tap() } = interaction;
  const { page } = await open(browser, path);
  await page.waitForLoadState('networkidle');
  await prepare?.(page);
  const control = find(page);
  // A press would otherwise also wait for what scrolling paints.
  await control.scrollIntoViewIfNeeded();
  await page.waitForTimeout(1000);
  await page.evaluate(() => {
    const durations = [16];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & {
        interactionId: number;
      })[]) {
        if (entry.interactionId) durations.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await press(control);
  await page.waitForTimeout(1000);
  const duration = await page.evaluate(() =>
    Math.max(...(window as typeof window & { durations: number[] }).durations),
  );
  await page.close();
  return duration;
}

/** Measures the start of the home page as `paint` does, and the press of a control of each kind. */
export async function measurePhone(runs: number): Promise<PartResult> {
  await using browser = await startBrowser();
  const [starts = []] = await takeTurns(['/'], runs, async (path) => {
    const { page, hydrated } = await open(browser, path, slow4G);
    await page.close();
    return hydrated / 1000;
  });
  const names = Object.keys(interactions);
  const presses = await takeTurns(names, runs, (name) =>
    pressOnce(browser, interactions[name] as Interaction),
  );
  return {
    measures: [
      { what: '/ hydrated', values: starts, unit: 's', digits: 2, target: { atMost: 5.2 } },
      ...names.map((name, index) => ({
        what: `${name} on ${interactions[name]?.path}`,
        ...{ values: presses[index] ?? [], unit: 'ms', digits: 0, target: { atMost: 100 } },
      })),
    ],
    note: "Lighthouse's phone. Hydrated is when React has every part of the page, with an empty cache and slow 4G, slowed down by the browser itself. The others are on a hydrated page with a processor slowed down by four: from a tap or key to the next paint, as the browser reports it, in steps of 8 ms from 16 ms on.",
  };
}
