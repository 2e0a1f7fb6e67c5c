/** Case study detail. */
import { expect, test } from './fixtures.ts';
import { hasNoHorizontalScroll, respondWith } from './respondWith.ts';
import { visit } from './visit.ts';

const title = 'A freight desk without sticky notes';

test('a case study has breadcrumb, main image, heading structure and videos', async ({ page }) => {
  await page.goto('/case-studies/1');
  const details = page.getByRole('region', { name: 'Project Details' });
  const heading = (level: number, name: string) =>
    details.getByRole('heading', { level, name, exact: true });
  const videos = page.getByRole('region', { name: 'Project Videos' });
  await test.step('breadcrumb, title and a prioritised main image', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Case Studies', title]);
    await expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await expect(crumbs.getByRole('link', { name: 'Case Studies' })).toHaveAttribute(
      'href',
      '/case-studies',
    );
    const image = page.getByRole('button', { name: `View full screen: ${title}`, exact: true });
    await expect(image.locator('img')).toHaveAttribute('fetchpriority', 'high');
    await expect(image.locator('img')).toHaveAttribute('loading', 'eager');
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  });
  await test.step('no gaps in the heading structure', async () => {
    await expect(heading(2, 'Project Details')).toBeVisible();
    await expect(heading(3, title)).toBeVisible();
    await expect(heading(4, 'What had been tried')).toBeVisible();
    await expect(heading(5, 'The week both walls stood side by side')).toBeVisible();
  });
  await test.step('a video without a title', async () => {
    await expect(videos.locator('video')).toHaveAttribute('aria-label', `Video 1 of ${title}`);
    await expect(videos.locator('source')).toHaveAttribute('type', 'video/webm');
    await expect(videos.locator('figcaption')).toHaveCount(0);
  });
  const preview = page.getByRole('region', { name: 'Project Screenshots' });
  await test.step('six images are previewed, all offered only if there are more', async () => {
    await visit(page, '/case-studies/2');
    await expect(heading(3, 'What changed')).toBeVisible();
    await expect(preview.getByRole('img')).toHaveCount(6);
    await expect(page.getByRole('button', { name: /View All/ })).toHaveCount(0);
    await visit(page, '/case-studies/3');
    await expect(page.getByRole('button', { name: 'View All 7 Images' })).toBeVisible();
    await expect(preview.getByRole('img')).toHaveCount(6);
  });
  await test.step('only the metadata of a video are preloaded', async () => {
    const video = videos.locator('video');
    await expect(video).toHaveAttribute('preload', 'metadata');
    await expect(video).toHaveAttribute('aria-label', 'Snooker Legends 3D, the trailer');
    await expect(videos.locator('figcaption')).toHaveText('Snooker Legends 3D, the trailer');
  });
  await test.step('No Content Available below images, and no region without images', async () => {
    await visit(page, '/case-studies/10');
    await expect(page.getByText('No Content Available', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Project Screenshots' })).toBeVisible();
    await visit(page, '/case-studies/11');
    await expect(details).toBeVisible();
    await expect(preview).toHaveCount(0);
  });
});

test('an empty case study is not found, and missing parts have texts', async ({ page }) => {
  await page.goto('/case-studies/1?mock=getCaseStudy:caseStudyNull*1,getCaseStudy:caseStudyBare');
  await expect(page.getByRole('heading', { name: 'No Case Study Found' })).toBeVisible();
  await expect(
    page.getByText('The requested case study could not be found.', { exact: true }),
  ).toBeVisible();
  await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(1);
  await visit(page, '/case-studies/2');
  for (const text of [
    'No main image available',
    'No Content Available',
    'Detailed content for this case study is not available at the moment.',
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'Project Screenshots' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Project Videos' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /full screen/ })).toHaveCount(0);
});

test('a failure shows its reason; Try Again reloads the page, and a link leads to others', async ({
  page,
}) => {
  const scenario = [503, 'network'].map((fault) => `getCaseStudy:${fault}*2`);
  await page.goto(`/case-studies/999?mock=getCaseStudy:404*1,${scenario},getCaseStudy:malformed*1`);
  const alert = page.getByRole('alert');
  for (const [id, reason] of [
    [999, 'HTTP error! status: 404'],
    [1, 'HTTP error! status: 503'],
    [2, 'Network error'],
    [3, 'Invalid data structure received from API'],
  ] as const) {
    await test.step(`"${reason}"`, async () => {
      await visit(page, `/case-studies/${id}`);
      await expect(alert.getByText(reason, { exact: true })).toBeVisible();
      await expect(alert.getByRole('heading', { name: 'Error Loading Case Study' })).toBeVisible();
      await expect(alert.getByRole('button', { name: 'Try Again' })).toBeVisible();
      await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(
        id === 999 ? 1 : 0,
      );
    });
  }
  const reloaded = page.waitForEvent('load');
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await reloaded;
  await expect(page.getByRole('heading', { name: 'Project Details' })).toBeVisible();
  await visit(page, '/case-studies/nonsense');
  await expect(alert.getByText('HTTP error! status: 404', { exact: true })).toBeVisible();
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'All case studies' }).click();
  await main.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Project Details' })).toBeVisible();
});

test('only h1 to h4 look like headings; a video of unknown type is offered as mp4, webm and ogg', async ({
  page,
}) => {
  const blocks = ['h1', 'h2', 'h3', 'h4', 'p', 'h9', null];
  await respondWith(page, '/api/case-studies/', {
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
  const size = (text: string) =>
    details.getByText(text).evaluate((each) => Number.parseFloat(getComputedStyle(each).fontSize));
  const weight = (text: string) =>
    details.getByText(text).evaluate((each) => getComputedStyle(each).fontWeight);
  expect(await size('Block h1')).toBeGreaterThan(await size('Block h2'));
  expect(await size('Block h2')).toBeGreaterThan(await size('Block h3'));
  expect(await size('Block h3')).toBeGreaterThan(await size('Block h4'));
  expect(await weight('Block h4')).toBe('700');
  for (const body of ['Block p', 'Block h9', 'Block null']) expect(await weight(body)).toBe('400');
  const types = ['video/mp4', 'video/webm', 'video/ogg'];
  const sources = page.locator('video source');
  await expect(sources).toHaveCount(types.length);
  for (const [at, type] of types.entries()) {
    await expect(sources.nth(at)).toHaveAttribute('type', type);
  }
});

test('cleans all HTML and shows HTML in plain texts as text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await respondWith(page, '/api/case-studies/', {
    case_study: {
      title: `<i>${'W'.repeat(200)}</i>`,
      main_image_url: 'javascript:alert(1)',
      sub_images: [null, {}, { image_url: null }],
      videos: 'none',
      structured_content: [
        {
          type: 'h2',
          html: '<h2 onclick="boom()">Safe <em>heading</em></h2><script>boom()</script>',
        },
        { type: 'p', html: '<p>Safe body<img src="/nowhere.png" onerror="boom()"></p>' },
        { type: 'p', html: `<iframe src="/"></iframe>${'W'.repeat(200)}` },
        { type: 'p', html: null },
      ],
    },
  });
  await page.goto('/case-studies/1');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<i>WWW');
  await expect(page.getByText('No main image available')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Project Screenshots' })).toHaveCount(0);
  const details = page.getByRole('region', { name: 'Project Details' });
  await expect(details.getByText('Safe body')).toBeVisible();
  await expect(details.locator('script, iframe, [onclick], [onerror]')).toHaveCount(0);
  expect(await hasNoHorizontalScroll(page)).toBe(true);
});
