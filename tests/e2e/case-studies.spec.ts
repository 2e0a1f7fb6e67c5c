/** Case study list. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hasNoHorizontalScroll, respondWith } from './respondWith.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const pagination = (page: Page) => page.getByRole('navigation', { name: 'Pagination' });

test.describe('list', () => {
  test('shows nine cards in three columns, and corrects page numbers that do not exist', async ({
    page,
  }) => {
    await test.step('shows nine cards in three columns, each with image, title and Read More', async () => {
      await page.goto('/case-studies');
      await expect(page).toHaveTitle('Case Studies | Twinbridge');
      await expect(page.getByRole('heading', { level: 1, name: 'Case Studies' })).toBeVisible();
      await expect(cards(page)).toHaveCount(9);
      const first = cards(page).first();
      await expect(
        first.getByRole('heading', { level: 2, name: 'A freight desk without sticky notes' }),
      ).toBeVisible();
      await expect(first.locator('img')).toHaveAttribute(
        'src',
        '/media/case-studies/freight-desk.webp',
      );
      await expect(first.getByRole('link')).toHaveText(/^Read More/);
      await expect(first.getByRole('link')).toHaveAttribute('href', '/case-studies/1');
      const lefts = await cards(page).evaluateAll((all) =>
        all.map((each) => Math.round(each.getBoundingClientRect().left)),
      );
      expect(new Set(lefts).size).toBe(3);
      await first.getByRole('link').click();
      await expect(page).toHaveURL('/case-studies/1');
    });
    await test.step('corrects a page number that does not exist', async () => {
      await page.goto('/case-studies?page=99');
      await expect(cards(page)).toHaveCount(2);
      await page.goto('/case-studies?page=x');
      await expect(cards(page)).toHaveCount(9);
    });
  });

  test('changes pages without a request, moves the focus to the list, and keeps the page on reload', async ({
    page,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/case-studies')) calls.push(request.url());
    });
    await page.goto('/case-studies');
    await expect(pagination(page).getByText('1–9 of 11')).toBeVisible();
    await expect(pagination(page).getByRole('link', { name: 'Page 1' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(pagination(page).getByRole('link', { name: 'Previous page' })).toHaveCount(0);
    const before = calls.length;
    await pagination(page).getByRole('link', { name: 'Page 2' }).click();
    await expect(cards(page)).toHaveCount(2);
    await expect(pagination(page).getByText('10–11 of 11')).toBeVisible();
    await expect(pagination(page).getByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(pagination(page).getByRole('link', { name: 'Next page' })).toHaveCount(0);
    const list = page.getByRole('list', { name: 'Case studies, page 2 of 2' });
    await expect(list).toBeFocused();
    await expect(list).toBeInViewport();
    expect(calls.length).toBe(before);
    await page.reload();
    await expect(cards(page)).toHaveCount(2);
    await cards(page).first().getByRole('link').click();
    await expect(page).toHaveURL('/case-studies/10');
    await page.goBack();
    await expect(cards(page)).toHaveCount(2);
    await pagination(page).getByRole('link', { name: 'Previous page' }).click();
    await expect(cards(page)).toHaveCount(9);
    for (const [step, count] of [
      ['goBack', 2],
      ['goBack', 9],
      ['goForward', 2],
    ] as const) {
      await page[step]();
      await expect(cards(page)).toHaveCount(count);
    }
  });

  test('states of the list', async ({ page }) => {
    await test.step('has no pagination for exactly nine', async () => {
      await page.goto('/case-studies?mock=listCaseStudies:caseStudiesNine');
      await expect(cards(page)).toHaveCount(9);
      await expect(pagination(page)).toHaveCount(0);
    });
    await test.step('shows its loading view first', async () => {
      await page.goto('/case-studies?mock=listCaseStudies:slow');
      await expect(page.getByRole('status').getByText('Loading')).toBeAttached();
      await expect(cards(page)).toHaveCount(9);
    });
    await test.step('shows why it failed, and Try Again recovers', async () => {
      await page.goto('/case-studies?mock=listCaseStudies:503*2');
      const alert = page.getByRole('alert');
      await expect(
        alert.getByText('Error fetching case studies: HTTP error! status: 503', { exact: true }),
      ).toBeVisible();
      await alert.getByRole('button', { name: 'Try Again' }).click();
      await expect(cards(page)).toHaveCount(9);
    });
    await test.step('has an empty view', async () => {
      await page.goto('/case-studies?mock=listCaseStudies:noCaseStudies');
      await expect(
        page.getByRole('heading', { name: 'The first story is being written' }),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: 'See our portfolio' })).toHaveAttribute(
        'href',
        '/portfolio',
      );
      await expect(pagination(page)).toHaveCount(0);
    });
    await test.step('shows the reason of a fault', async () => {
      for (const [fault, reason] of [
        ['network', 'Network error'],
        ['malformed', 'Invalid data structure received from API'],
        ['html', 'Invalid data structure received from API'],
        ['empty', 'Invalid data structure received from API'],
      ] as const) {
        await test.step(`shows the reason of the fault ${fault}`, async () => {
          await page.goto(`/case-studies?mock=listCaseStudies:${fault}`);
          await expect(
            page.getByText(`Error fetching case studies: ${reason}`, { exact: true }),
          ).toBeVisible();
        });
      }
    });
  });

  test('handles very long titles, HTML in texts and missing fields', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await respondWith(page, '/api/case-studies/', {
      results: [
        { id: 1, title: 'W'.repeat(200), main_image_url: null },
        { id: 2, title: '<b>Bold</b>', main_image_url: '/media/missing.webp' },
        { id: 3, title: null },
        { id: null, title: 'No id' },
        null,
      ],
    });
    await page.goto('/case-studies');
    await expect(cards(page)).toHaveCount(3);
    await expect(page.getByRole('heading', { name: '<b>Bold</b>' })).toBeVisible();
    await expect(cards(page).nth(2).getByRole('link')).toHaveAttribute('href', '/case-studies/3');
    expect(await hasNoHorizontalScroll(page)).toBe(true);
  });
});
