/** Benchmark "jobs": the careers page of the production build with a long list of jobs. */
import { type Browser, expect, type Page } from '@playwright/test';
import { retryOnce, startBrowser } from './browser.ts';
import { type BenchOptions, originOf } from './options.ts';
import type { PartResult } from './report.ts';
import { servePages, startJobs, startMock } from './site.ts';

const keyword = 'engineer';

type Times = { usable: number; longest: number };

/** Milliseconds from navigation until the list is complete and the page is hydrated. */
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

async function visit(browser: Browser, url: string, jobs: number): Promise<Times> {
  const page = await browser.newPage();
  try {
    await page.addInitScript(() => {
      const tasks: number[] = [];
      Object.assign(globalThis, { tasks });
      new PerformanceObserver((list) => {
        tasks.push(...list.getEntries().map(({ duration }) => duration));
      }).observe({ type: 'longtask', buffered: true });
    });
    await page.goto(url, { waitUntil: 'commit' });
    const usable = await timeToUse(page, jobs);
    await page.locator('input[name="search"]').fill(keyword);
    const whole = `${jobs.toLocaleString('en-US')} positions`;
    await expect(page.locator('main [role="status"]')).not.toHaveText(whole);
    return { usable, longest: await longestTask(page) };
  } finally {
    await page.close();
  }
}

/** Measures opening the page and filtering its list. */
export async function measureJobs(options: BenchOptions): Promise<PartResult> {
  await using stack = new AsyncDisposableStack();
  stack.use(await startMock(options));
  stack.use(await startJobs(options));
  stack.use(await servePages('prerendered', 'jobs', options));
  const browser = stack.adopt(await startBrowser(), (each) => each.close());
  const url = `${originOf('prerendered', options)}/careers`;
  const times: Times[] = [];
  // Round -1 is a warm-up.
  for (let round = -1; round < options.runs; round += 1) {
    const seen = await retryOnce(url, () => visit(browser, url, options.jobs));
    if (round >= 0) times.push(seen);
  }
  const values = (key: keyof Times) => times.map((each) => each[key]);
  const unit = { unit: 'ms', digits: 0 };
  return {
    measures: [
      { what: 'usable', values: values('usable'), ...unit, target: { atMost: 2000 } },
      { what: 'longest task', values: values('longest'), ...unit, target: { atMost: 200 } },
    ],
    notes: [
      `The careers page in a desktop browser without throttling, with ${options.jobs.toLocaleString('en-US')} jobs from the backend; the page was prerendered when there were fewer. Usable is when all of them are there and the page reacts. The longest task is that of the whole visit, a filter by keyword included; browsers report tasks from 50 ms on.`,
    ],
  };
}
