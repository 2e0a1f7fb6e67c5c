/** Case studies: the list, one in detail, and its gallery. */

import { expect, test } from '#tests/support/fixtures.ts';
import { navigate } from '#tests/support/navigate.ts';

const title = 'A freight desk without sticky notes';

test('the list shows nine cards in three columns, and changes pages without a request', async ({
  page,
}) => {
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
  await test.step('another page needs no request, and its list gets the focus', async () => {
    await expect(pagination.getByText('1–9 of 11')).toBeVisible();
    await expect(link('Previous page')).toHaveCount(0);
    const before = calls.length;
    await link('Page 2').click();
    await expect(cards).toHaveCount(2);
    await expect(pagination.getByText('10–11 of 11')).toBeVisible();
    await expect(link('Page 2')).toHaveAttribute('aria-current', 'page');
    await expect(link('Next page')).toHaveCount(0);
    const list = page.getByRole('list', { name: 'Case studies, page 2 of 2' });
    await expect(list).toBeFocused();
    await expect(list).toBeInViewport();
    expect(calls.length).toBe(before);
  });
  await test.step('the page number survives a reload, and going back and forward', async () => {
    await page.reload();
    await expect(cards).toHaveCount(2);
    await cards.first().getByRole('link').click();
    await expect(page).toHaveURL('/case-studies/10');
    await page.goBack();
    await expect(cards).toHaveCount(2);
    await link('Previous page').click();
    await expect(cards).toHaveCount(9);
    await page.goBack();
    await expect(cards).toHaveCount(2);
    await page.goForward();
    await expect(cards).toHaveCount(9);
  });
  await test.step('a page number that does not exist is corrected', async () => {
    await navigate(page, '/case-studies?page=99');
    await expect(cards).toHaveCount(2);
    await navigate(page, '/case-studies?page=x');
    await expect(cards).toHaveCount(9);
  });
  await test.step('exactly nine have no pagination', async () => {
    await page.goto('/case-studies?mock=listCaseStudies:caseStudiesNine');
    await expect(cards).toHaveCount(9);
    await expect(pagination).toHaveCount(0);
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
      'What had been tried',
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

test('a failure is retried by a reload; missing parts have texts, an empty case study is not found', async ({
  page,
}) => {
  await page.goto(
    '/case-studies/1?mock=getCaseStudy:malformed*1,getCaseStudy:caseStudyNull*1,getCaseStudy:caseStudyBare*1',
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
  await navigate(page, '/case-studies/nonsense');
  await expect(alert.getByText('HTTP error! status: 404', { exact: true })).toBeVisible();
  await expect(hidden).toHaveCount(1);
  await page.getByRole('main').getByRole('link', { name: 'All case studies' }).click();
  await expect(page).toHaveURL('/case-studies');
});

test('only h1 to h4 are headings; a video of unknown type is offered as mp4, webm and ogg', async ({
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

test('the gallery previews six images, and shows images full screen, singly and in a list', async ({
  page,
}) => {
  const screenshot = (n: number) => `Screenshot ${n} of ${title}`;
  await page.goto('/case-studies/1');
  const preview = page.getByRole('region', { name: 'Project Screenshots' });
  const dialog = page.getByRole('dialog');
  const image = dialog.getByRole('img');
  const opener = (alt: string) =>
    page.getByRole('button', { name: `View full screen: ${alt}`, exact: true });
  const all = page.getByRole('button', { name: 'View All 10 Images' });
  await test.step('previews the first six of sub images and additional images', async () => {
    await expect(preview.getByRole('img')).toHaveCount(6);
    await expect(preview.getByAltText(screenshot(1), { exact: true })).toBeVisible();
    await expect(preview.getByAltText('The board at seven in the morning')).toBeVisible();
  });
  await test.step('opens the main image full screen and restores the focus', async () => {
    await opener(title).click();
    await expect(image).toHaveAttribute('alt', title);
    await expect(dialog.getByRole('button', { name: 'Next image' })).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
    await expect(image).toHaveAttribute('alt', title);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(opener(title)).toBeFocused();
  });
  await test.step('opens a clicked image and steps through all of them in a loop', async () => {
    await opener(screenshot(2)).click();
    await expect(image).toHaveAttribute('alt', screenshot(2));
    await expect(dialog.getByText('2 of 10', { exact: true })).toBeVisible();
    // Alt with an arrow key is left to the browser.
    await page.keyboard.press('Alt+ArrowRight');
    await expect(image).toHaveAttribute('alt', screenshot(2));
    await page.keyboard.press('ArrowLeft');
    await expect(image).toHaveAttribute('alt', screenshot(1));
    await dialog.getByRole('button', { name: 'Previous image' }).click();
    await expect(image).toHaveAttribute('alt', "Friday's summary for the yard");
    await dialog.getByRole('button', { name: 'Next image' }).press('Space');
    await expect(image).toHaveAttribute('alt', screenshot(1));
    await dialog.getByRole('button', { name: 'Next image' }).dblclick();
    await expect(image).toHaveAttribute('alt', screenshot(3));
    const swipe = async (from: number, to: number) => {
      await image.dispatchEvent('pointerdown', { pointerType: 'touch', clientX: from });
      await image.dispatchEvent('pointerup', { pointerType: 'touch', clientX: to });
    };
    await swipe(300, 500);
    await expect(image).toHaveAttribute('alt', screenshot(2));
    await swipe(500, 300);
    await expect(image).toHaveAttribute('alt', screenshot(3));
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener(screenshot(2))).toBeFocused();
  });
  await test.step('lists all images; choosing one switches to single view', async () => {
    await all.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    const heading = dialog.getByRole('heading', { name: 'All Project Images (10)', exact: true });
    await expect(heading).toBeVisible();
    await expect(image).toHaveCount(10);
    await dialog.getByRole('button', { name: /Choosing a driver/ }).press('Enter');
    await expect(image).toHaveAttribute('alt', 'Choosing a driver');
    await dialog.getByRole('button', { name: 'All images' }).press('Enter');
    await expect(dialog.getByRole('button', { name: /Choosing a driver/ })).toBeFocused();
    await heading.click();
    await expect(dialog).toBeVisible();
  });
  await test.step('closes on a click beside the images, in both views', async () => {
    await page.mouse.click(720, 880);
    await expect(dialog).toHaveCount(0);
    await expect(all).toBeFocused();
    await opener(screenshot(1)).click();
    await image.click();
    await dialog.getByText(screenshot(1), { exact: true }).click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(12, 450);
    await expect(dialog).toHaveCount(0);
  });
});
