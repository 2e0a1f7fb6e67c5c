/** Banners, titles and controls: design rules of several areas. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { navigate } from '../support/navigate.ts';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

test('every banner is different and has clickable breadcrumbs', async ({ page }) => {
  await page.goto('/about-us');
  const seen = new Map<string, string>();
  for (const [path, title] of [
    ['/about-us', 'About Us'],
    ['/portfolio', 'Portfolio'],
    ['/services', 'Services'],
    ['/case-studies', 'Case Studies'],
    ['/contact-us', 'Contact Us'],
    ['/privacy_policy', 'Privacy Policy'],
    ['/humanresource', 'Human Resource'],
    ['/scrapper', 'AI Scrapper'],
    ['/pricing', 'Pricing'],
    ['/subscription', 'Subscription'],
    ['/game-details/2', 'Rickshaw Rush'],
    ['/team-details/1', 'Amara Whitlock'],
    ['/blog-single/4', 'Your cloud bill is a design document, so read it like one'],
    ['/case-studies/1', 'A freight desk without sticky notes'],
  ] as const) {
    await navigate(page, path);
    await expect(h1(page)).toHaveText(title);
    const opening = await page
      .locator('main header', { has: h1(page) })
      .first()
      .evaluate((header) => {
        const lines = [...header.querySelectorAll('path')].map((path) => path.getAttribute('d'));
        const picture = header.querySelector('img')?.currentSrc;
        return lines.join() || picture || getComputedStyle(header).backgroundImage;
      });
    expect(seen.get(opening), `${path} looks like`).toBeUndefined();
    seen.set(opening, path);
    const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    const takesPointer = await breadcrumbs
      .getByRole('link')
      .last()
      .evaluate((link) => {
        // As on hover: a transparent element is above the others.
        link.style.opacity = '1';
        const { x, y, width, height } = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    expect(takesPointer, path).toBe(true);
  }
});

test('the start of pages', async ({ page }) => {
  await page.goto('/project-details/2');
  await test.step('the picture of a project fills the width of the window below its title', async () => {
    const picture = await page.locator('main img').first().boundingBox();
    expect(picture?.width).toBe(1440);
    expect(picture?.y).toBeLessThan(500);
  });
  for (const [path, title] of [
    ['/case-studies/1', 'A freight desk without sticky notes'],
    ['/contact-us', 'Contact Us'],
    ['/services-details/3', 'AI and Machine Learning'],
  ] as const) {
    await test.step(`${path} shows its title once`, async () => {
      await navigate(page, path);
      await expect(h1(page)).toHaveText(title);
      const said = page.getByRole('main').getByText(title, { exact: true });
      await expect(said.and(page.locator(':not(.visually-hidden)'))).toHaveCount(1);
    });
  }
  await test.step('Related Services come first beside a service', async () => {
    const beside = page.getByRole('main').getByRole('complementary');
    const headings = ['Related Services', 'Need Help', 'Brochure'];
    await expect(beside.getByRole('heading', { level: 2 })).toHaveText(headings);
  });
});

test('the arrow of a select belongs to it', async ({ page }) => {
  await page.goto('/careers');
  const isClickable = await page
    .getByRole('combobox', { name: 'Department' })
    .evaluate((select) => {
      const { right, top, height } = select.getBoundingClientRect();
      return document.elementFromPoint(right - 20, top + height / 2) === select;
    });
  expect(isClickable).toBe(true);
});

test('a card leads to its own page wherever it is clicked', async ({ page }) => {
  await page.goto('/nowhere?as=visitor');
  const main = page.getByRole('main');
  for (const [path, item] of [
    ['/services', 'Mobile App Development'],
    ['/portfolio', 'Tidewatch'],
    ['/case-studies', 'A freight desk without sticky notes'],
    ['/careers', 'Senior iOS Engineer'],
    ['/', 'Hina Baig'],
  ] as const) {
    await navigate(page, path);
    await expect(main.getByRole('heading', { name: item }).first()).toBeVisible();
    const missed = await main.getByRole('article').evaluateAll((cards) =>
      cards.flatMap((card) => {
        card.scrollIntoView({ block: 'center' });
        const { left, right, top, bottom } = card.getBoundingClientRect();
        const link = card.querySelector('a');
        // The corners are round.
        const hits = [
          document.elementFromPoint(left + 14, (top + bottom) / 2),
          document.elementFromPoint(right - 14, bottom - 14),
        ];
        return link && hits.every((hit) => hit?.closest('a') === link) ? [] : card.textContent;
      }),
    );
    expect(missed, path).toEqual([]);
  }
});
