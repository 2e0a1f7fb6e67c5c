/** When a prerendered page loads its script, and how much of it. */
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { untilHydrated } from '../../visit/hydrated.ts';
import { test } from '../fixtures.ts';
import { hold, openHydrated } from './page.ts';

/** Collects the URLs of scripts that the page requests from now on. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

test('no script is requested before the page is loaded and painted', async ({ page }) => {
  const finish = await hold(page, '**/*.woff2');
  const scripts = watchScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const painted = () => performance.getEntriesByName('first-contentful-paint').length;
  await expect.poll(() => page.evaluate(painted)).toBe(1);
  await expect(page.getByRole('contentinfo')).toBeAttached();
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
  expect(scripts).toEqual([]);
  finish();
  await untilHydrated(page);
  const order = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const fetched = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime);
    const { loadEventStart } = navigation as PerformanceNavigationTiming;
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return { loadEventStart, painted: paint?.startTime ?? Number.NaN, first: Math.min(...fetched) };
  });
  expect(order.first).toBeGreaterThan(order.loadEventStart);
  expect(order.first).toBeGreaterThan(order.painted);
});

test('no script is requested before visible images can be painted', async ({ page }) => {
  await openHydrated(page, '/case-studies');
  const lazy = page.getByRole('main').locator('article img[loading="lazy"]').first();
  await expect(lazy).toBeInViewport();
  const finish = await hold(page, `**${await lazy.getAttribute('src')}`);
  const scripts = watchScripts(page);
  await page.reload();
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve))),
      ),
  );
  expect(scripts).toEqual([]);
  finish();
  await untilHydrated(page);
  expect(scripts).not.toEqual([]);
  expect(await lazy.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('the home page loads at most 135 kB of script without interaction', async ({ page }) => {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  await openHydrated(page, '/');
  let before = 0;
  const isComplete = () => {
    const same = bodies.length === before;
    before = bodies.length;
    return same;
  };
  await expect.poll(isComplete, { intervals: [1000] }).toBe(true);
  expect(bodies.length).toBeGreaterThan(1);
  const sizes = (await Promise.all(bodies)).map((body) => brotliCompressSync(body).length);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThanOrEqual(135_000);
});
