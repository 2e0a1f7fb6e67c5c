/** A slow phone: when the home page reacts, the time from a press to its paint, and a long list of jobs. */
import { type Browser, chromium, expect, type Locator, type Page } from '@playwright/test';
import { filterJobs, jobs as originals, toTeaser } from '../../mocks/db/jobs.ts';
import { launchOptions } from '../shared/launch.ts';
import { type Measure, takeTurns } from './measure.ts';
import { type Form, originOf } from './site.ts';

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
async function open(browser: Browser, path: string, form: Form, network?: typeof slow4G) {
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

/** A control and its press, by default a tap; `prepare` runs before the measurement. */
type Interaction = {
  path: string;
  find: (page: Page) => Locator;
  form?: Form;
  prepare?: (page: Page) => Promise<unknown>;
  press?: (control: Locator) => Promise<unknown>;
};

const button = (path: string, name: string | RegExp, form?: Form): Interaction => ({
  path,
  form,
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
  'control: a button of plain HTML': button('/about-us', 'Menu', 'plain'),
};

/** Milliseconds from the slowest event of the press to the next paint, as the browser reports them: none below 16 ms. */
async function pressOnce(browser: Browser, interaction: Interaction): Promise<number> {
  const { path, form = 'dist', find, prepare, press = (control) => control.tap() } = interaction;
  const { page } = await open(browser, path, form);
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
      const entries = list.getEntries() as (PerformanceEventTiming & { interactionId: number })[];
      for (const entry of entries) if (entry.interactionId) durations.push(entry.duration);
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

/** The start of the home page and of its control, and the press of a control of each kind. */
export async function measurePhone(runs: number): Promise<Measure[]> {
  await using browser = await chromium.launch(await launchOptions());
  const forms: Form[] = ['dist', 'plain'];
  const [own = [], control = []] = await takeTurns(forms, runs, async (form) => {
    const { page, seconds } = await open(browser, '/', form, slow4G);
    await page.close();
    return seconds;
  });
  const names = Object.keys(interactions);
  const presses = await takeTurns(names, runs, (name) =>
    pressOnce(browser, interactions[name] as Interaction),
  );
  return [
    { what: '/ hydrated', values: own, unit: 's', digits: 2, atMost: 5 },
    { what: 'control: / as plain HTML loaded', values: control, unit: 's', digits: 2 },
    ...names.map((what, index) => ({
      what,
      values: presses[index] ?? [],
      unit: 'ms',
      atMost: what.startsWith('control') ? undefined : 100,
    })),
  ];
}

/** The careers page with 1,000 jobs in a desktop browser without throttling: usable, and its longest task, a filter included. */
export async function measureJobs(runs: number): Promise<Measure[]> {
  await using browser = await chromium.launch(await launchOptions());
  const jobs = Array.from({ length: 1000 }, (_, index) => {
    const original = originals[index % originals.length] as (typeof originals)[number];
    return { ...original, id: index + 1, slug: `position-${index + 1}` };
  });
  const [visits = []] = await takeTurns(['/careers'], runs, async (path) => {
    await using page = await browser.newPage();
    await page.addInitScript(() => {
      const tasks = [0];
      Object.assign(globalThis, { tasks });
      const observer = new PerformanceObserver((list) => {
        tasks.push(...list.getEntries().map(({ duration }) => duration));
      });
      observer.observe({ type: 'longtask', buffered: true });
    });
    await page.route('**/api/jobs/*', (route) => {
      const { searchParams } = new URL(route.request().url());
      const found = filterJobs(jobs, searchParams);
      return route.fulfill({ json: { jobs: found.map(toTeaser) } });
    });
    await page.goto(originOf('dist') + path, { waitUntil: 'commit' });
    const box = page.locator('input[name="search"]');
    const status = page.locator('main [role="status"]');
    const usable = await page.waitForFunction(
      () =>
        document.querySelector('main [role="status"]')?.textContent === '1,000 positions' &&
        performance.now(),
    );
    await box.fill('engineer');
    await expect(status).not.toHaveText('1,000 positions');
    const longest = await page.evaluate(() =>
      Math.max(...(globalThis as typeof globalThis & { tasks: number[] }).tasks),
    );
    return { usable: Number(await usable.jsonValue()), longest };
  });
  return [
    {
      what: '1,000 jobs usable',
      values: visits.map((one) => one.usable),
      unit: 'ms',
      atMost: 1000,
    },
    { what: 'longest task', values: visits.map((one) => one.longest), unit: 'ms', atMost: 200 },
  ];
}
