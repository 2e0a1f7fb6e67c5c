/** Case studies: the list, and one in detail. */

import { expect, test } from '#tests/support/fixtures.ts';
import { navigate } from '#tests/support/navigate.ts';

const title = 'A freight desk without sticky notes';

test('the list has pages of nine cards without further requests', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/case-studies')) calls.push(request.url());
  });
  const cards = page.getByRole('main').getByRole('article');
  const pagination = page.getByRole('navigation', { name: 'Pagination' });
  const link = (name: string) => pagination.getByRole('link', { name });
  // The backend's list has two pages.
  await page.goto('/case-studies?mock=listCaseStudies:caseStudiesFirstPage*1');
  await test.step('nine cards in three columns, each with image, title and Read More', async () => {
    await expect(cards).toHaveCount(9);
    const first = cards.first();
    await expect(first.getByRole('heading', { name: title })).toBeVisible();
    await expect(first.locator('img')).toHaveAttribute('src', /freight-desk\.webp$/);
    await expect(first.locator('p')).toHaveText('2025Four dispatchers, one shared board');
    await expect(first.getByRole('link')).toHaveText(/^Read More/);
    await expect(first.getByRole('link')).toHaveAttribute('href', '/case-studies/1');
    const lefts = await cards.evaluateAll((all) =>
      all.map((each) => Math.round(each.getBoundingClientRect().left)),
    );
    expect(new Set(lefts).size).toBe(3);
  });
  await test.step('a year is on one line', async () => {
    await page.setViewportSize({ width: 768, height: 900 });
    const years = cards.getByText(/^\d{4}$/);
    const lines = await years.evaluateAll((all) =>
      all.map((each) => {
        const range = new Range();
        range.selectNodeContents(each);
        return range.getClientRects().length;
      }),
    );
    expect(lines).toEqual(Array(9).fill(1));
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  await test.step('another page moves the focus to its list without a request', async () => {
    await expect(pagination.getByText('1–9 of 11')).toBeVisible();
    const before = calls.length;
    await link('Page 2').click();
    await expect(cards).toHaveCount(2);
    await expect(pagination.getByText('10–11 of 11')).toBeVisible();
    await expect(link('Page 2')).toHaveAttribute('aria-current', 'page');
    const list = page.getByRole('list', { name: 'Case studies, page 2 of 2' });
    await expect(list).toBeFocused();
    await expect(list).toBeInViewport();
    expect(calls.length).toBe(before);
  });
  await test.step('the page number survives going back and forward, and a reload', async () => {
    await cards.first().getByRole('link').click();
    await expect(page).toHaveURL('/case-studies/10');
    await page.goBack();
    await expect(cards).toHaveCount(2);
    await link('Page 1').click();
    await expect(cards).toHaveCount(9);
    await page.goBack();
    await expect(cards).toHaveCount(2);
    await page.goForward();
    await expect(cards).toHaveCount(9);
    await expect(link('Page 2')).toHaveAttribute('href', '/case-studies?page=2');
    await page.goBack();
    await page.reload();
    await expect(cards).toHaveCount(2);
  });
  await test.step('a page number that does not exist is corrected', async () => {
    await navigate(page, '/case-studies?page=x');
    await expect(cards).toHaveCount(9);
    await navigate(page, '/case-studies?page=99');
    await expect(cards).toHaveCount(2);
  });
});

test('a case study has breadcrumb, facts, videos, headings and screenshots', async ({ page }) => {
  await page.goto('/case-studies/1');
  const details = page.getByRole('region', { name: 'Project Details' });
  const videos = page.getByRole('region', { name: 'Project Videos' });
  const preview = page.getByRole('region', { name: 'Project Screenshots' });
  await test.step('breadcrumb, title, outcome and year', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Case Studies', title]);
    await expect(crumbs.getByRole('link')).toHaveText(['Home', 'Case Studies']);
    const facts = ['What changedFour dispatchers, one shared board', 'Year2025'];
    await expect(page.locator('main header dl > div')).toHaveText(facts);
    await expect(details.getByRole('heading', { level: 3 }).first()).toHaveText(
      'Sixty lorries and a wall',
    );
  });
  await test.step('videos with and without a title load only their metadata', async () => {
    await expect(videos.locator('video')).toHaveAttribute('aria-label', `Video 1 of ${title}`);
    await expect(videos.locator('source')).toHaveAttribute('type', 'video/webm');
    await navigate(page, '/case-studies/3');
    const trailer = 'Snooker Legends 3D, the trailer';
    await expect(videos.locator('video')).toHaveAttribute('aria-label', trailer);
    await expect(videos.locator('video')).toHaveAttribute('preload', 'metadata');
    await expect(videos.locator('figcaption')).toHaveText(trailer);
  });
  await test.step('up to six images are all previewed', async () => {
    await navigate(page, '/case-studies/2');
    await expect(details.getByRole('heading', { name: 'What changed' })).toBeVisible();
    await expect(preview.getByRole('img')).toHaveCount(6);
    await expect(page.getByRole('button', { name: /View All/ })).toHaveCount(0);
  });
});

test('a failed, empty, incomplete or unknown case study says so', async ({ page }) => {
  await page.goto(
    '/case-studies/1?mock=getCaseStudy:malformed*1,getCaseStudy:caseStudyNull*1,getCaseStudy:caseStudyBare*1,listCaseStudies:caseStudiesNine',
  );
  const alert = page.getByRole('alert');
  const hidden = page.locator('meta[name="robots"][content="noindex"]');
  await expect(alert.getByRole('heading', { name: 'Error Loading Case Study' })).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await reloaded;
  await expect(page.getByRole('heading', { name: 'No Case Study Found' })).toBeVisible();
  await expect(page.getByText('The requested case study could not be found.')).toBeVisible();
  await expect(hidden).toHaveCount(1);
  await navigate(page, '/case-studies/2');
  for (const text of [
    'No main image available',
    'No Content Available',
    'Detailed content for this case study is not available at the moment.',
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: /^Project (Screenshots|Videos)/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /full screen/ })).toHaveCount(0);
  await expect(page.locator('main header dl')).toHaveCount(0);
  await navigate(page, '/case-studies/999');
  await expect(alert.getByText('HTTP error! status: 404', { exact: true })).toBeVisible();
  await expect(hidden).toHaveCount(1);
  await page.getByRole('main').getByRole('link', { name: 'All case studies' }).click();
  await expect(page).toHaveURL('/case-studies');
  await test.step('a list of exactly nine has no pagination', async () => {
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(9);
    await expect(page.getByRole('navigation', { name: 'Pagination' })).toHaveCount(0);
  });
});

test('text blocks and videos of unknown types are shown', { tag: '@deep' }, async ({
  page,
  respondWith,
}) => {
  const blocks = ['h1', 'h2', 'h3', 'h4', 'p', 'h9', null];
  await respondWith('/api/case-studies/', {
    case_study: {
      title: 'Looks',
      videos: ['/media/case-studies/freight-desk-tour%2Ewebm'],
      structured_content: blocks.map((type) => ({ type, html: `Block ${type}` })),
    },
  });
  await page.goto('/case-studies/1');
  const details = page.getByRole('region', { name: 'Project Details' });
  await expect(details.getByRole('heading')).toHaveText([
    'Project Details',
    'Block h1',
    'Block h2',
    'Block h3',
    'Block h4',
  ]);
  for (const body of ['p', 'h9', 'null']) {
    await expect(details.getByText(`Block ${body}`)).toBeVisible();
  }
  const sources = page.locator('video source');
  await expect(sources).toHaveCount(3);
  const types = sources.evaluateAll((all: HTMLSourceElement[]) => all.map(({ type }) => type));
  expect(await types).toEqual(['video/mp4', 'video/webm', 'video/ogg']);
});
