/** Time and size of a prerendered page's script, and late or missing code. */
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { banner } from '../../support/candidate.ts';
import { untilHydrated } from '../../support/hydrated.ts';
import { fillMessage } from '../../support/steps.ts';
import { test } from '../fixtures.ts';
import { hold, openHydrated } from './page.ts';

test('no script is requested before the page is loaded and painted', async ({ page }) => {
  await openHydrated(page, '/case-studies');
  const sendFonts = await hold(page, '**/*.woff2');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.reload({ waitUntil: 'commit' });
  const painted = () => performance.getEntriesByName('first-contentful-paint').length;
  await expect.poll(() => page.evaluate(painted)).toBe(1);
  await expect(page.getByRole('contentinfo')).toBeAttached();
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
  expect(scripts).toEqual([]);
  sendFonts();
  await untilHydrated(page);
  expect(scripts).not.toEqual([]);
});

test('the end of the home page is laid out once the page is loaded and painted', async ({
  page,
}) => {
  const sendFonts = await hold(page, '**/*.woff2');
  await page.goto('/', { waitUntil: 'commit' });
  const footer = page.getByRole('contentinfo');
  await expect(footer).toBeAttached();
  const isLaidOut = () =>
    footer.evaluate((element) =>
      element.lastElementChild?.checkVisibility({ contentVisibilityAuto: true }),
    );
  expect(await isLaidOut()).toBe(false);
  sendFonts();
  await expect.poll(isLaidOut).toBe(true);
});

test('the home page loads at most 130 kB of script without interaction', async ({ page }) => {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  await openHydrated(page, '/');
  // Swiper is loaded last.
  await expect(page.locator('.swiper-initialized')).toHaveCount(2);
  await page.waitForTimeout(1000);
  const sizes = (await Promise.all(bodies)).map((body) => brotliCompressSync(body).length);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThanOrEqual(130_000);
});

/** The bar that reports a part whose code failed to load. */
const missingPart = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'A part of this page could not be loaded.' });

for (const [path, opener, opened] of [
  ['/about-us', 'Search', null],
  ['/pricing', 'Select Plan: Basic', 'Complete Your Payment'],
] as const) {
  test(`${opener} while offline keeps the page, shows a bar and can be retried`, async ({
    page,
    context,
  }) => {
    await openHydrated(page, path);
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    const button = page.getByRole('button', { name: opener, exact: true });
    await context.setOffline(true);
    await button.click();
    const tryAgain = missingPart(page).getByRole('button', { name: 'Try again' });
    await tryAgain.click();
    await expect(tryAgain).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
    await expect(button).toBeVisible();
    await context.setOffline(false);
    // The browser keeps the failure until a reload, which the next attempt causes.
    await expect(async () => {
      if (await tryAgain.isVisible()) await tryAgain.click();
      else if (path === '/about-us') await button.click();
      const part = opened ? page.getByRole('dialog', { name: opened }) : page.getByRole('search');
      await expect(part).toBeVisible({ timeout: 2000 });
    }).toPass();
  });
}

test('a toast whose library cannot be loaded is a plain notice', async ({ page, context }) => {
  await openHydrated(page, '/contact-us');
  await fillMessage(page.getByRole('main'), 'An app for our farm shops.');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Get in Touch' }).click();
  await expect(page.getByText('Error sending message.')).toBeVisible();
});

test('a page that failed to load is requested again, with its header', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/about-us');
  const link = banner(page).getByRole('link', { name: 'Careers' });
  await context.setOffline(true);
  await link.click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('This page could not be shown');
  await expect(page).toHaveTitle(/^This page could not be shown/);
  await page.waitForTimeout(600);
  await context.setOffline(false);
  const tryAgain = missingPart(page).getByRole('button', { name: 'Try again' });
  // A browser may still be offline at the first attempt.
  await expect(async () => {
    if (await tryAgain.isVisible()) await tryAgain.click();
    const login = banner(page).getByRole('button', { name: 'Login' });
    await expect(login).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.goBack();
  await expect(heading).toHaveText('About Us');
  await page.waitForTimeout(600);
  await link.click();
  await expect(heading).toHaveText('Join Our Team');
});

test('a page whose script failed to load reloads at the next click on a button', async ({
  page,
}) => {
  await page.route('**/*.js', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/about-us');
  await failed;
  await page.unroute('**/*.js');
  const button = page.getByRole('button', { name: 'Contact details' });
  const reloaded = page.waitForEvent('domcontentloaded');
  await expect(async () => {
    await button.click();
    await untilHydrated(page);
  }).toPass({ intervals: [1000] });
  await reloaded;
});

test('a slow navigation shows progress, and a keyword typed before does not undo it', async ({
  page,
}) => {
  await openHydrated(page, '/careers');
  const release = await hold(page, '**/assets/Portfolio-*.js');
  await page.getByRole('searchbox', { name: 'Keyword' }).fill('designer');
  await banner(page).getByRole('link', { name: 'Portfolio' }).click();
  const progress = page.getByRole('status').filter({ hasText: 'Loading the page' });
  await expect(progress).toBeVisible();
  await page.waitForTimeout(600);
  await expect(page).toHaveURL(/\/portfolio$/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Join Our Team');
  release();
  await expect(heading).toHaveText('Portfolio');
  await expect(progress).toHaveCount(0);
  // A click on the new page is not a navigation.
  await heading.click();
  await page.waitForTimeout(600);
  await expect(progress).toHaveCount(0);
  // Its code is loaded.
  await banner(page).getByRole('link', { name: 'Careers' }).click();
  await expect(heading).toHaveText('Join Our Team');
  await page.waitForTimeout(600);
  await expect(progress).toHaveCount(0);
});

test('a plan chosen again while its dialog loads adds one history entry', async ({ page }) => {
  await openHydrated(page, '/pricing');
  const release = await hold(page, '**/assets/PaymentDialog-*.js');
  const select = page.getByRole('button', { name: 'Select Plan: Premium', exact: true });
  await select.click();
  await expect(page).toHaveURL(/\?plan=premium$/);
  await select.click();
  release();
  const dialog = page.getByRole('dialog', { name: 'Complete Your Payment' });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/pricing$/);
});
