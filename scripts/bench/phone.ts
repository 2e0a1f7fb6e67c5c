/** A slow phone: how a page loads, and the time from a press to its paint. A desktop: a long list of jobs. */
import { type Browser, chromium, expect } from '@playwright/test';
import { jobs as originals, toTeaser } from '../../mocks/db/jobs.ts';
import { launchOptions } from '../shared/launch.ts';
import { type Measure, ratios, takeTurns } from './measure.ts';
import { originOf, type Variant, variants } from './site.ts';

/** Lighthouse's phone, and its throttling by the browser: slow 4G and a processor of a quarter of the speed. */
const screen = { width: 412, height: 823 };
const phone = { viewport: screen, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

/** Opens a page with an empty cache; returns it with the seconds until it has loaded and React has every part of it. */
async function open(
  browser: Browser,
  path: string,
  form: Variant = 'dist',
  network?: typeof slow4G,
) {
  const page = await browser.newPage(phone);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (network) await session.send('Network.emulateNetworkConditions', network);
  await page.goto(originOf(form) + path, { waitUntil: 'commit' });
  const hydrated = await page.waitForFunction(
    (isOurs) => {
      const parts = [...document.querySelectorAll('#root :is(header, main > *, footer)')];
      const isOwned = (part: Element) => Object.keys(part).some((key) => /^__react/.test(key));
      const isReady = isOurs ? parts.every(isOwned) : document.readyState === 'complete';
      return parts.length > 2 && isReady && performance.now();
    },
    form === 'dist',
    { polling: 50, timeout: 60_000 },
  );
  return { page, seconds: Number(await hydrated.jsonValue()) / 1000 };
}

/** Milliseconds until the first and the largest paint, and the scripts so far. Runs in the page. */
const measurePaint = () =>
  new Promise<{ first?: number; largest?: number; scripts: [start: number, bytes: number][] }>(
    (resolve) => {
      new PerformanceObserver((list) => {
        const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        resolve({
          first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
          largest: list.getEntries().at(-1)?.startTime,
          scripts: files
            .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
            .map(({ startTime, encodedBodySize }) => [startTime, encodedBodySize]),
        });
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    },
  );

/** How pages load, compared with plain HTML. A ratio varies as much as its target, so there are twice as many rounds. */
export async function measureLoad(runs: number): Promise<Measure[]> {
  await using browser = await chromium.launch(await launchOptions());
  const measures: Measure[] = [];
  for (const route of ['/', '/careers']) {
    const visits = await takeTurns(variants, runs * 2, async (form) => {
      const { page, seconds } = await open(browser, route, form, slow4G);
      // The home page loads its carousels last.
      await page.waitForTimeout(2000);
      const paint = await page.evaluate(measurePaint);
      const { first = Number.NaN, largest = Number.NaN, scripts } = paint;
      await page.close();
      const kB = (from: typeof scripts) => from.reduce((sum, [, bytes]) => sum + bytes / 1000, 0);
      const early = kB(scripts.filter(([start]) => start <= largest));
      return { first, largest, seconds, scripts: kB(scripts), early };
    });
    const add = (what: string, name: keyof (typeof visits)[0][0], more: Partial<Measure>) => {
      const [own = [], plain = []] = visits.map((all) => all.map((load) => load[name]));
      const values = more.unit === '×' ? ratios(own, plain) : own;
      measures.push({ what: `${route} ${what}`, values, digits: 1, ...more });
    };
    add('largest paint against plain HTML', 'largest', { unit: '×', digits: 3, atMost: 1.03 });
    add('first paint against plain HTML', 'first', { unit: '×', digits: 3, atMost: 1.05 });
    add('hydrated', 'seconds', { unit: 's', atMost: 5 });
    add('scripts', 'scripts', { unit: 'kB', atMost: 130 });
    add('scripts before the largest paint', 'early', { unit: 'kB', atMost: 0 });
  }
  return measures;
}

/** Controls by kind: the page and the selector. A select is changed, others are tapped. */
const controls: [kind: string, path: string, selector: string, form?: Variant][] = [
  ['menu', '/about-us', 'role=button[name="Menu"]'],
  ['filter', '/careers', 'role=combobox[name="Job type"]'],
  ['dialog', '/services', 'role=button[name="OUR STORY"]'],
  ['gallery', '/case-studies/1', 'role=button[name="View All 10 Images"]'],
  ['plan', '/pricing', 'role=button[name="Select Plan: Premium"]'],
  ['slide', '/', 'role=button[name=/^Slide 2/]'],
  ['question', '/', 'main summary >> nth=-1'],
  ['question of plain HTML', '/', 'main summary >> nth=-1', 'plain'],
];

/** Milliseconds from events to their paint, as the browser reports them from now on: none below 16 ms. Runs in the page. */
function watchEvents(): number[] {
  const durations = [16];
  new PerformanceObserver((list) => {
    const entries = list.getEntries() as (PerformanceEventTiming & { interactionId: number })[];
    for (const entry of entries) if (entry.interactionId) durations.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  return durations;
}

async function press(
  browser: Browser,
  [, path, selector, form]: (typeof controls)[number],
): Promise<number> {
  const { page } = await open(browser, path, form);
  await page.waitForLoadState('networkidle');
  const isSelect = selector.includes('combobox');
  if (isSelect) await page.getByRole('button', { name: 'Filters' }).tap();
  const control = page.locator(selector).first();
  // A press would otherwise also wait for what scrolling paints.
  await control.scrollIntoViewIfNeeded();
  await page.waitForTimeout(1000);
  const durations = await page.evaluateHandle(watchEvents);
  await (isSelect ? control.press('ArrowDown') : control.tap());
  await page.waitForTimeout(1000);
  const slowest = Math.max(...(await durations.jsonValue()));
  await page.close();
  return slowest;
}

/** The press of a control of each kind. */
export async function measurePresses(runs: number): Promise<Measure[]> {
  await using browser = await chromium.launch(await launchOptions());
  const presses = await takeTurns(controls, runs, (control) => press(browser, control));
  return controls.map(([what, , , form], index) => {
    const values = presses[index] ?? [];
    return { what, values, unit: 'ms', ...(form !== 'plain' && { atMost: 100 }) };
  });
}

/** The careers page with 1,000 jobs in a desktop browser without throttling: usable, and its longest task, a filter included. */
export async function measureJobs(runs: number): Promise<Measure[]> {
  await using browser = await chromium.launch(await launchOptions());
  const jobs = Array.from({ length: 1000 }, (_, index) => {
    const original = originals[index % originals.length] as (typeof originals)[number];
    return toTeaser({ ...original, id: index + 1, slug: `position-${index + 1}` });
  });
  const [visits = []] = await takeTurns(['/careers'], runs, async (path) => {
    await using page = await browser.newPage();
    await page.addInitScript(() => {
      const tasks = [0];
      Object.assign(window, { tasks });
      new PerformanceObserver((list) => {
        tasks.push(...list.getEntries().map(({ duration }) => duration));
      }).observe({ type: 'longtask', buffered: true });
    });
    await page.route('**/api/jobs/*', (route) => {
      const isSearch = route.request().url().includes('search=');
      return route.fulfill({ json: { jobs: isSearch ? jobs.slice(500) : jobs } });
    });
    await page.goto(originOf('dist') + path, { waitUntil: 'commit' });
    const usable = await page.waitForFunction(() => {
      const status = document.querySelector('main [role="status"]');
      return status?.textContent === '1000 positions' && performance.now();
    });
    await page.locator('input[name="search"]').fill('engineer');
    await expect(page.locator('main [role="status"]')).not.toHaveText('1000 positions');
    const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
    return { usable: Number(await usable.jsonValue()), longest: Math.max(...tasks) };
  });
  const unit = 'ms';
  return [
    { what: '1,000 jobs usable', values: visits.map((one) => one.usable), unit, atMost: 1000 },
    { what: 'longest task', values: visits.map((one) => one.longest), unit, atMost: 200 },
  ];
}
