/** Case study detail. */

import { navigate } from '../visit/navigate.ts';
import { expect, test } from './fixtures.ts';

const title = 'A freight desk without sticky notes';

test('a case study has breadcrumb, main image, screenshots, videos and headings', async ({
  page,
}) => {
  await page.goto('/case-studies/1');
  const details = page.getByRole('region', { name: 'Project Details' });
  const videos = page.getByRole('region', { name: 'Project Videos' });
  const preview = page.getByRole('region', { name: 'Project Screenshots' });
  await test.step('breadcrumb, title and main image', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Case Studies', title]);
    await expect(crumbs.getByRole('link')).toHaveText(['Home', 'Case Studies']);
    const image = page.getByRole('button', { name: `View full screen: ${title}`, exact: true });
    await expect(image.getByRole('img')).toBeVisible();
    await expect(details.getByRole('heading', { level: 3, name: title })).toBeVisible();
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
  await test.step('no more than six images are all previewed', async () => {
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
