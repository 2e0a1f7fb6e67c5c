/** The cross-fade between a list and its details. */
import type { Page } from '@playwright/test';
import { banner } from './candidate.ts';
import { expect, test } from './fixtures.ts';
import { visit } from './visit.ts';

type Started = typeof window & { started: number };

async function open(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    const { prototype } = Document;
    const start = prototype.startViewTransition;
    (window as Started).started = 0;
    prototype.startViewTransition = function (this: Document, ...words) {
      (window as Started).started += 1;
      return start.apply(this, words);
    };
    addEventListener('unhandledrejection', ({ reason }) => console.error(`Unhandled: ${reason}`));
  });
  await page.goto(path);
}

const started = (page: Page) => page.evaluate(() => (window as Started).started);

const card = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name }).first();

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a list and a page of it cross-fade, at the top and with the focus on it', async ({
  page,
}) => {
  await open(page, '/services');
  await test.step('under reduced motion, and between other pages, nothing moves', async () => {
    await card(page, 'Cloud Integration').click();
    await expect(heading(page)).toHaveText('Cloud Integration');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await banner(page).getByRole('link', { name: 'Portfolio' }).click();
    await expect(heading(page)).toHaveText('Portfolio');
    expect(await started(page)).toBe(0);
  });
  for (const [list, name, before] of [
    ['/portfolio', 'Fieldnote', 0],
    ['/services', 'Cloud Integration', 2],
    ['/case-studies', 'A freight desk', 4],
  ] as const) {
    await test.step(list, async () => {
      await visit(page, list);
      await card(page, name).click();
      await expect(heading(page)).toContainText(name);
      expect(await started(page)).toBe(before + 1);
      await expect(page.getByRole('main')).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().click();
      await expect(page).toHaveURL(new RegExp(`${list}$`));
      await expect.poll(() => started(page)).toBe(before + 2);
    });
  }
});

test('a double click makes one history entry; going on at once is no error', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/services');
  for (const wait of [0, 30, 60, 120]) {
    await card(page, 'Cloud Integration').dblclick();
    await page.waitForTimeout(wait);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/services$/);
    await expect(heading(page)).toHaveText('Services');
    await card(page, 'Cloud Integration').click();
    await page.waitForTimeout(wait);
    await page.setViewportSize({ width: 1400 - wait, height: 900 });
    await banner(page).getByRole('link', { name: 'Services' }).click();
    await expect(heading(page)).toHaveText('Services');
  }
});
