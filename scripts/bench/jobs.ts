/** Part "jobs": the careers page of the production build with a long list of positions. */
import type { Browser, Page } from '@playwright/test';
import { startBrowser } from './browser.ts';
import { type BenchOptions, originOf } from './options.ts';
import type { Measure, PartResult } from './report.ts';
import { retried } from './retried.ts';
import { type Form, servePages, startJobs, startMock } from './site.ts';
import { rotated } from './statistics.ts';

const forms = ['prerendered', 'shell'] as const satisfies Form[];
const keyword = 'engineer';
const found = /^[\d,]+ positions?$/;

type Times = { usable: number; filter: number; all: number; longest: number };

/** Waits in the page until the count of positions is another one than before an action, and gives the ms since then. */
function timeToCount(page: Page, action: () => Promise<unknown>): Promise<number> {
  const changed = page.evaluate(
    async ({ source }) => {
      const text = () => document.querySelector('main [role="status"]')?.textContent ?? '';
      const before = text();
      const began = await new Promise<number>((resolve) => {
        addEventListener('input', () => resolve(performance.now()), { once: true, capture: true });
        Object.assign(globalThis, { listening: true });
      });
      while (text() === before || !new RegExp(source).test(text())) {
        await new Promise(requestAnimationFrame);
      }
      return performance.now() - began;
    },
    { source: found.source },
  );
  return page
    .waitForFunction(() => 'listening' in globalThis)
    .then(action)
    .then(() => changed)
    .finally(() => page.evaluate(() => Reflect.deleteProperty(globalThis, 'listening')));
}

/** ms from the start of the navigation until the whole list is there and the page is React's. */
function timeToUse(page: Page, jobs: number): Promise<number> {
  return page
    .waitForFunction(
      (count) => {
        const box = document.querySelector('input[name="search"]');
        const owned = box && Object.keys(box).some((key) => key.startsWith('__react'));
        const status = document.querySelector('main [role="status"]')?.textContent;
        return owned && status === `${count} positions` ? performance.now() : false;
      },
      jobs.toLocaleString('en-US'),
      { timeout: 60_000 },
    )
    .then((handle) => handle.jsonValue() as Promise<number>);
}

const longestTask = (page: Page) =>
  page.evaluate(() => {
    const { tasks } = globalThis as typeof globalThis & { tasks: number[] };
    return Math.max(0, ...tasks);
  });

async function visit(browser: Browser, address: string, jobs: number): Promise<Times> {
  const page = await browser.newPage();
  try {
    await page.addInitScript(() => {
      const tasks: number[] = [];
      Object.assign(globalThis, { tasks });
      new PerformanceObserver((list) => {
        tasks.push(...list.getEntries().map(({ duration }) => duration));
      }).observe({ type: 'longtask', buffered: true });
    });
    await page.goto(address, { waitUntil: 'commit' });
    const usable = await timeToUse(page, jobs);
    const box = page.locator('input[name="search"]');
    const filter = await timeToCount(page, () => box.fill(keyword));
    const all = await timeToCount(page, () => box.fill(''));
    return { usable, filter, all, longest: await longestTask(page) };
  } finally {
    await page.close();
  }
}

/** Opens the prerendered and the client-rendered page in turns. */
export async function measureJobs(options: BenchOptions): Promise<PartResult> {
  await using stack = new AsyncDisposableStack();
  stack.use(await startMock(options));
  stack.use(await startJobs(options));
  for (const form of forms) stack.use(await servePages(form, 'jobs', options));
  const browser = stack.adopt(await startBrowser(), (each) => each.close());
  const times: Record<(typeof forms)[number], Times[]> = { prerendered: [], shell: [] };
  // Round -1 warms up.
  for (let round = -1; round < options.runs; round += 1) {
    for (const form of rotated(forms, round + 1)) {
      const seen = await retried(form, () =>
        visit(browser, `${originOf(form, options)}/careers`, options.jobs),
      );
      if (round >= 0) times[form].push(seen);
    }
  }
  const measuresOf = (form: (typeof forms)[number]): Measure[] => {
    const name = form === 'shell' ? 'client-rendered' : form;
    const values = (key: keyof Times) => times[form].map((each) => each[key]);
    const unit = { unit: 'ms', digits: 0 };
    return [
      { what: `${name}: usable`, values: values('usable'), ...unit, target: { atMost: 2000 } },
      {
        what: `${name}: longest task`,
        values: values('longest'),
        ...unit,
        target: { atMost: 200 },
      },
      { what: `${name}: filter by keyword`, values: values('filter'), ...unit },
      { what: `${name}: whole list again`, values: values('all'), ...unit },
    ];
  };
  const count = options.jobs.toLocaleString('en-US');
  return {
    measures: forms.flatMap(measuresOf),
    notes: [
      `The careers page in a desktop browser without throttling, with ${count} positions from the backend; the prerendered page was made when there were fewer. Usable is when all of them are there and the page reacts. The longest task is that of the whole visit, filtering included; browsers report tasks from 50 ms on. Filter times include the 300 ms that the box waits after the last key.`,
    ],
  };
}
