/** The cross-fade between a list and its details. */
import type { Page } from '@playwright/test';
import { banner } from './candidate.ts';
import { expect, test } from './fixtures.ts';

type Counting = typeof window & { started: number };

/** Opens the services, and gives a function that reads how many cross-fades have started since. */
async function openServices(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const { prototype } = Document;
    const start = prototype.startViewTransition;
    (window as Counting).started = 0;
    prototype.startViewTransition = function (this: Document, ...words) {
      (window as Counting).started += 1;
      return start.apply(this, words);
    };
    addEventListener('unhandledrejection', ({ reason }) => console.error(`Unhandled: ${reason}`));
  });
  await page.goto('/services');
  return () => page.evaluate(() => (window as Counting).started);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const card = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Cloud Integration' }).first();

test('a list and a page of it cross-fade, other pages and reduced motion do not', async ({
  page,
}) => {
  const started = await openServices(page);
  await card(page).click();
  await expect(heading(page)).toHaveText('Cloud Integration');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await banner(page).getByRole('link', { name: 'Services' }).click();
  await expect(heading(page)).toHaveText('Services');
  expect(await started()).toBe(0);
  await card(page).click();
  await expect(heading(page)).toHaveText('Cloud Integration');
  expect(await started()).toBe(1);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await banner(page).getByRole('link', { name: 'Portfolio' }).click();
  await expect(heading(page)).toHaveText('Portfolio');
  expect(await started()).toBe(1);
});

test('a double click makes one history entry; going on at once is no error', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openServices(page);
  for (const wait of [0, 60]) {
    await card(page).dblclick();
    await page.waitForTimeout(wait);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/services$/);
    await expect(heading(page)).toHaveText('Services');
    await card(page).click();
    await page.waitForTimeout(wait);
    await page.setViewportSize({ width: 1400 - wait, height: 900 });
    await banner(page).getByRole('link', { name: 'Services' }).click();
    await expect(heading(page)).toHaveText('Services');
  }
});
