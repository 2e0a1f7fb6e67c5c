/** Benchmark "jobs": the careers page of the production build with a long list of jobs. */
import { type Browser, expect, type Route } from '@playwright/test';
import { operations } from '#contract/generated/operations.ts';
import { jobs as originals, toTeaser } from '../../mocks/db/jobs.ts';
import { filterRecords } from '../../mocks/responses/filterRecords.ts';
import { retryOnce, startBrowser } from './browser.ts';
import { type PartResult, takeTurns } from './report.ts';
import { originOf } from './site.ts';

const count = 1_000;
const url = `${originOf('dist')}/careers`;
const allPositions = `${count.toLocaleString('en-US')} positions`;

const jobs = Array.from({ length: count }, (_, index) => {
  const original = originals[index % originals.length] as (typeof originals)[number];
  return { ...original, id: index + 1, slug: `position-${index + 1}` };
});

/** Responds in place of the mock agency. */
function listJobs(route: Route): Promise<void> {
  const { searchParams } = new URL(route.request().url());
  const found = filterRecords(operations.listJobs, jobs, searchParams);
  return route.fulfill({ json: { jobs: found.map(toTeaser) } });
}

type Times = { usable: number; longest: number };

/** Waits until the list is complete and the page is hydrated, then filters the list. */
async function visit(browser: Browser): Promise<Times> {
  await using page = await browser.newPage();
  await page.addInitScript(() => {
    const tasks = [0];
    Object.assign(globalThis, { tasks });
    new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.route('**/api/jobs/*', listJobs);
  await page.goto(url, { waitUntil: 'commit' });
  const usable = await page.waitForFunction(
    (expected) => {
      const box = document.querySelector('input[name="search"]');
      const owned = box && Object.keys(box).some((key) => key.startsWith('__react'));
      const status = document.querySelector('main [role="status"]')?.textContent;
      return owned && status === expected ? performance.now() : 0;
    },
    allPositions,
    { timeout: 60_000 },
  );
  await page.locator('input[name="search"]').fill('engineer');
  await expect(page.locator('main [role="status"]')).not.toHaveText(allPositions);
  const longest = await page.evaluate(() =>
    Math.max(...(globalThis as typeof globalThis & { tasks: number[] }).tasks),
  );
  return { usable: await usable.jsonValue(), longest };
}

/** Measures opening the page and filtering its list. */
export async function measureJobs(runs: number): Promise<PartResult> {
  await using browser = await startBrowser();
  const [visits = []] = await takeTurns([url], runs, () => retryOnce(url, () => visit(browser)));
  const values = (key: keyof Times) => visits.map((each) => each[key]);
  const unit = { unit: 'ms', digits: 0 };
  return {
    measures: [
      { what: 'usable', values: values('usable'), ...unit, target: { atMost: 2000 } },
      { what: 'longest task', values: values('longest'), ...unit, target: { atMost: 200 } },
    ],
    note: `The careers page in a desktop browser without throttling, with ${count.toLocaleString('en-US')} jobs in the response; the page was prerendered when there were fewer. Usable is when all of them are there and the page reacts. The longest task is that of the whole visit, a filter by keyword included; browsers report tasks from 50 ms on.`,
  };
}
