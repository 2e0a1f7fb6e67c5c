/** Hydration changes and loses nothing, behind the edge with its content policy. */
import { expect, type Page } from '@playwright/test';
import { untilHydrated } from '../../visit/hydrated.ts';
import { test } from '../fixtures.ts';
import { ports } from '../places.ts';
import { everyPage, expectKept, repeatedMetadata } from './page.ts';

for (const half of [0, 1]) {
  test(`every page hydrates without changes, part ${half + 1}`, async ({ page, problems }) => {
    for (const path of everyPage.filter((_, index) => index % 2 === half)) {
      await page.goto(path);
      expect(await expectKept(page), path).toBeGreaterThan(100);
      expect(await repeatedMetadata(page), path).toEqual([]);
      expect(problems, path).toEqual([]);
    }
  });
}

test('a hydration mismatch is reported', async ({ page, problems }) => {
  await page.route('/about-us', async (route) => {
    const html = await (await route.fetch()).text();
    await route.fulfill({
      contentType: 'text/html',
      body: html.replace('<h1', '<h1><i></i></h1><h1'),
    });
  });
  await page.goto('/about-us');
  await expect.poll(() => problems.length).toBeGreaterThan(0);
  problems.length = 0;
});

test('if the host sends the wrong page, the right one is shown with its metadata', async ({
  page,
}) => {
  await page.route('/job-details/tax-clerk', async (route) =>
    route.fulfill({
      response: await route.fetch({ url: new URL('/', route.request().url()).href }),
    }),
  );
  await page.goto('/job-details/tax-clerk');
  await expect(page.getByRole('heading', { name: 'Job Not Found' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(await repeatedMetadata(page)).toEqual([]);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  await page.goto('/services-details/99');
  await expect(page.getByText('Service not found')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

/** Backend HTML by page. */
const cleaned = (page: Page) =>
  page.locator('[class*="_rich_"]').evaluateAll((parts) => parts.map((part) => part.innerHTML));

test('content is cleaned to the same HTML in Node and in the browser', async ({
  page,
  baseURL,
}) => {
  const bare = new URL(baseURL ?? '');
  bare.port = String(ports.bare);
  for (const path of everyPage.filter((each) =>
    /^\/(project-|game-|job-|case-studies\/)/.test(each),
  )) {
    await page.goto(path);
    const prerendered = await cleaned(page);
    await page.goto(new URL(path, bare).href);
    expect(prerendered.length, path).toBeGreaterThan(0);
    await expect.poll(() => cleaned(page), path).toEqual(prerendered);
  }
});

test('changed content is shown once it is loaded, and a failed refresh keeps the old content', async ({
  page,
  problems,
}) => {
  await page.route('/api/services/', async (route) => {
    const body = await (await route.fetch()).text();
    await route.fulfill({
      contentType: 'application/json',
      body: body.replace('Cybersecurity', 'Fresh news'),
    });
  });
  await page.route(/\/api\/(jobs|departments)\/$/, (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await page.goto('/services');
  await expect(page.getByRole('heading', { name: 'Fresh news' })).toBeVisible();
  // Otherwise the test could end while the handler waits for a response.
  await page.unroute('/api/services/');
  const failed = page.waitForResponse(/\/api\/jobs\/$/);
  await page.goto('/careers');
  await failed;
  await untilHydrated(page);
  await expect(page.getByText('16 positions')).toBeVisible();
  await expect(page.getByText('Failed to fetch jobs')).toHaveCount(0);
  // The browser logs the two failures.
  expect(problems.splice(0).filter((text) => !text.includes('a status of 500'))).toEqual([]);
});
