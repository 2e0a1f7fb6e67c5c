/** When a prerendered page's script loads, and late or missing code. */
import { expect, type Locator, type Page } from '@playwright/test';
import { banner } from '../../support/candidate.ts';
import { untilHydrated } from '../../support/hydrated.ts';
import { fillMessage } from '../../support/steps.ts';
import { test } from '../fixtures.ts';
import { hold, openHydrated } from './page.ts';

test('no script is requested and the end of the page is not laid out before it is loaded and painted', async ({
  page,
}) => {
  const sendFonts = await hold(page, '**/*.woff2');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/', { waitUntil: 'commit' });
  const painted = () => performance.getEntriesByName('first-contentful-paint').length;
  await expect.poll(() => page.evaluate(painted)).toBe(1);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toBeAttached();
  const isLaidOut = () =>
    footer.evaluate((element) =>
      element.lastElementChild?.checkVisibility({ contentVisibilityAuto: true }),
    );
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
  expect([await isLaidOut(), scripts]).toEqual([false, []]);
  sendFonts();
  await untilHydrated(page);
  await expect.poll(isLaidOut).toBe(true);
  expect(scripts).not.toEqual([]);
});

/** Try again in the bar that reports a part whose code failed to load. */
const tryAgainOf = (page: Page) =>
  page
    .getByRole('alert')
    .filter({ hasText: 'A part of this page could not be loaded.' })
    .getByRole('button', { name: 'Try again' });

/** Presses Try again until it helps: the browser keeps a failure until a reload, which the next attempt causes. */
const tryUntil = (page: Page, part: Locator) =>
  expect(async () => {
    if (await tryAgainOf(page).isVisible()) await tryAgainOf(page).click();
    await expect(part).toBeVisible({ timeout: 2000 });
  }).toPass();

test('a panel opened while offline keeps the page, shows a bar and can be opened later', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/pricing');
  const heading = page.getByRole('heading', { level: 1 });
  const text = await heading.textContent();
  const open = banner(page).getByRole('button', { name: 'Contact details' });
  await context.setOffline(true);
  await open.click();
  const tryAgain = tryAgainOf(page);
  await tryAgain.click();
  await expect(tryAgain).toBeVisible();
  await expect(heading).toHaveText(text ?? '');
  await context.setOffline(false);
  // The browser keeps the failure until a reload, which the next attempt causes.
  await expect(async () => {
    await ((await tryAgain.isVisible()) ? tryAgain : open).click();
    const panel = page.getByRole('dialog', { name: 'Contact details' });
    await expect(panel).toBeVisible({ timeout: 2000 });
  }).toPass();
});

test('without connection a toast is a plain notice, and a page is requested again, with its header', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/contact-us');
  await fillMessage(page.getByRole('main'), 'An app for our farm shops.');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Get in Touch' }).click();
  await expect(page.getByText('Error sending message.')).toBeVisible();
  await banner(page).getByRole('link', { name: 'Careers' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('This page could not be shown');
  await expect(page).toHaveTitle(/^This page could not be shown/);
  await page.waitForTimeout(600);
  await context.setOffline(false);
  await tryUntil(page, banner(page).getByRole('button', { name: 'Login' }));
  await page.goBack();
  await expect(heading).toHaveText('Contact Us');
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
});
