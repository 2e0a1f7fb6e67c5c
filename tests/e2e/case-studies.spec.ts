/** Case study list. */
import type { Page } from '@playwright/test';
import { navigate } from '../visit/navigate.ts';
import { expect, test } from './fixtures.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const pagination = (page: Page) => page.getByRole('navigation', { name: 'Pagination' });

test('the list shows nine cards in three columns, and changes pages without a request', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/case-studies')) calls.push(request.url());
  });
  const link = (name: string) => pagination(page).getByRole('link', { name });
  // The list comes in two parts.
  await page.goto('/case-studies?mock=listCaseStudies:caseStudiesFirstPage*1');
  await test.step('nine cards in three columns, each with image, title and Read More', async () => {
    await expect(cards(page)).toHaveCount(9);
    const first = cards(page).first();
    const title = 'A freight desk without sticky notes';
    await expect(first.getByRole('heading', { name: title })).toBeVisible();
    await expect(first.locator('img')).toHaveAttribute('src', /freight-desk\.webp$/);
    await expect(first.getByRole('link')).toHaveText(/^Read More/);
    await expect(first.getByRole('link')).toHaveAttribute('href', '/case-studies/1');
    const lefts = await cards(page).evaluateAll((all) =>
      all.map((each) => Math.round(each.getBoundingClientRect().left)),
    );
    expect(new Set(lefts).size).toBe(3);
  });
  await test.step('another page needs no request, and its list has the focus', async () => {
    await expect(pagination(page).getByText('1–9 of 11')).toBeVisible();
    await expect(link('Previous page')).toHaveCount(0);
    const before = calls.length;
    await link('Page 2').click();
    await expect(cards(page)).toHaveCount(2);
    await expect(pagination(page).getByText('10–11 of 11')).toBeVisible();
    await expect(link('Page 2')).toHaveAttribute('aria-current', 'page');
    await expect(link('Next page')).toHaveCount(0);
    const list = page.getByRole('list', { name: 'Case studies, page 2 of 2' });
    await expect(list).toBeFocused();
    await expect(list).toBeInViewport();
    expect(calls.length).toBe(before);
  });
  await test.step('the page stays after a reload, and going back and forward', async () => {
    await page.reload();
    await expect(cards(page)).toHaveCount(2);
    await cards(page).first().getByRole('link').click();
    await expect(page).toHaveURL('/case-studies/10');
    await page.goBack();
    await expect(cards(page)).toHaveCount(2);
    await link('Previous page').click();
    await expect(cards(page)).toHaveCount(9);
    await page.goBack();
    await expect(cards(page)).toHaveCount(2);
    await page.goForward();
    await expect(cards(page)).toHaveCount(9);
  });
  await test.step('a page number that does not exist is corrected', async () => {
    await navigate(page, '/case-studies?page=99');
    await expect(cards(page)).toHaveCount(2);
    await navigate(page, '/case-studies?page=x');
    await expect(cards(page)).toHaveCount(9);
  });
});

test('exactly nine have no pagination', async ({ page }) => {
  await page.goto('/case-studies?mock=listCaseStudies:caseStudiesNine');
  await expect(cards(page)).toHaveCount(9);
  await expect(pagination(page)).toHaveCount(0);
});
