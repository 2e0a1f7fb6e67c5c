/** Code of a page or a part that is late, or lost because the connection is down. */
import { expect } from '@playwright/test';
import { banner } from '../../e2e/candidate.ts';
import { test } from '../fixtures.ts';
import { hold, openHydrated } from './page.ts';

test('what the header opens says that it cannot, and opens once the line is back', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/about-us');
  const button = banner(page).getByRole('button', { name: 'Contact details' });
  await context.setOffline(true);
  await button.click();
  await expect(page.getByText('This could not be opened. Please try again.')).toBeVisible();
  await context.setOffline(false);
  // The browser keeps the failure until the page is loaded again, which the next click does.
  const panel = page.getByRole('dialog', { name: 'Contact details' });
  await expect(async () => {
    await button.click();
    await expect(panel).toBeVisible({ timeout: 2000 });
  }).toPass();
});

test('a page that did not come is asked for again', async ({ page, context }) => {
  await openHydrated(page, '/about-us');
  const link = banner(page).getByRole('link', { name: 'Portfolio' });
  await context.setOffline(true);
  await link.click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('This page could not be shown');
  await context.setOffline(false);
  await page.goBack();
  await expect(heading).not.toHaveText('This page could not be shown');
  await page.waitForTimeout(600);
  await link.click();
  await expect(heading).toHaveText('Portfolio');
});

test('the account menu of careers comes once the line is back', async ({ page, context }) => {
  await openHydrated(page, '/about-us');
  await context.setOffline(true);
  await banner(page).getByRole('link', { name: 'Careers' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be shown');
  await page.waitForTimeout(600);
  await context.setOffline(false);
  await expect(banner(page).getByRole('button', { name: 'Login' })).toBeVisible();
});

test('a navigation that waits says so from 200 ms on', async ({ page }) => {
  await openHydrated(page, '/about-us');
  const release = await hold(page, '**/assets/Portfolio-*.js');
  await banner(page).getByRole('link', { name: 'Portfolio' }).click();
  const progress = page.getByRole('status').filter({ hasText: 'Loading the page' });
  await expect(progress).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveText('Portfolio');
  release();
  await expect(heading).toHaveText('Portfolio');
  await expect(progress).toHaveCount(0);
});

test('a keyword typed just before a link is followed does not call the visitor back', async ({
  page,
}) => {
  await openHydrated(page, '/careers');
  const release = await hold(page, '**/assets/Portfolio-*.js');
  await page.getByRole('searchbox', { name: 'Keyword' }).fill('designer');
  await banner(page).getByRole('link', { name: 'Portfolio' }).click();
  await page.waitForTimeout(600);
  await expect(page).toHaveURL(/\/portfolio$/);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Portfolio');
});
