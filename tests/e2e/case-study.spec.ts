/** Case study detail. */
import { expect, test } from './fixtures.ts';
import { hasNoHorizontalScroll, respondWith } from './respondWith.ts';

test.describe('detail', () => {
  test('has breadcrumb, main image, heading structure and videos', async ({ page }) => {
    await test.step('has breadcrumb, title and a prioritised main image', async () => {
      await page.goto('/case-studies/1');
      const title = 'A freight desk without sticky notes';
      await expect(page).toHaveTitle(`${title} | Twinbridge`);
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
    await test.step('has one h1, and no gaps in the heading structure below it', async () => {
      const details = page.getByRole('region', { name: 'Project Details' });
      const heading = (level: number, name: string) =>
        details.getByRole('heading', { level, name, exact: true });
      await expect(heading(2, 'Project Details')).toBeVisible();
      await expect(heading(3, 'A freight desk without sticky notes')).toBeVisible();
      await expect(heading(4, 'What had been tried')).toBeVisible();
      await expect(heading(5, 'The week both walls stood side by side')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await page.goto('/case-studies/2');
      await expect(heading(3, 'What changed')).toBeVisible();
    });
    await test.step('preloads only the metadata of its videos', async () => {
      await page.goto('/case-studies/3');
      const videos = page.getByRole('region', { name: 'Project Videos' });
      const video = videos.locator('video');
      await expect(video).toHaveAttribute('preload', 'metadata');
      await expect(video).toHaveAttribute('aria-label', 'Snooker Legends 3D, the trailer');
      await expect(videos.locator('figcaption')).toHaveText('Snooker Legends 3D, the trailer');
      await page.goto('/case-studies/1');
      await expect(videos.locator('video')).toHaveAttribute(
        'aria-label',
        'Video 1 of A freight desk without sticky notes',
      );
      await expect(videos.locator('source')).toHaveAttribute('type', 'video/webm');
      await expect(videos.locator('figcaption')).toHaveCount(0);
    });
    await test.step('shows No Content Available below its images', async () => {
      await page.goto('/case-studies/10');
      await expect(page.getByText('No Content Available', { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Project Screenshots' })).toBeVisible();
    });
  });

  test('has a loading text, a not-found state and texts for missing parts', async ({ page }) => {
    await test.step('shows its loading text', async () => {
      await page.goto('/case-studies/1?mock=getCaseStudy:slow');
      await expect(page.getByText('Loading case study...', { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Project Details' })).toBeVisible();
    });
    await test.step('treats a null case study as not found', async () => {
      await page.goto('/case-studies/1?mock=getCaseStudy:caseStudyNull');
      await expect(page.getByRole('heading', { name: 'No Case Study Found' })).toBeVisible();
      await expect(
        page.getByText('The requested case study could not be found.', { exact: true }),
      ).toBeVisible();
      await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(1);
    });
    await test.step('has texts for missing parts', async () => {
      await page.goto('/case-studies/1?mock=getCaseStudy:caseStudyBare');
      await expect(page.getByText('No main image available', { exact: true })).toBeVisible();
      await expect(page.getByText('No Content Available', { exact: true })).toBeVisible();
      await expect(
        page.getByText('Detailed content for this case study is not available at the moment.', {
          exact: true,
        }),
      ).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Project Screenshots' })).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'Project Videos' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: /full screen/ })).toHaveCount(0);
    });
  });

  test('Try Again reloads the page', async ({ page }) => {
    await page.goto('/case-studies/1?mock=getCaseStudy:serverError*2');
    const again = page.getByRole('button', { name: 'Try Again' });
    await expect(again).toBeVisible();
    const reloaded = page.waitForEvent('load');
    await again.click();
    await reloaded;
    await expect(page.getByRole('heading', { name: 'Project Details' })).toBeVisible();
  });

  test('shows the reason of a failure, and links to other case studies', async ({ page }) => {
    await test.step('links from a failed case study to another one', async () => {
      await page.goto('/case-studies/999');
      await page.getByRole('main').getByRole('link', { name: 'All case studies' }).click();
      await page.getByRole('main').getByRole('article').first().getByRole('link').click();
      await expect(page.getByRole('heading', { name: 'Project Details' })).toBeVisible();
    });
    await test.step('shows the reason of a failure', async () => {
      for (const [path, reason] of [
        ['/case-studies/999', 'HTTP error! status: 404'],
        ['/case-studies/nonsense', 'HTTP error! status: 404'],
        ['/case-studies/1?mock=getCaseStudy:caseStudyNotFound', 'HTTP error! status: 404'],
        ['/case-studies/1?mock=getCaseStudy:503', 'HTTP error! status: 503'],
        [
          '/case-studies/1?mock=getCaseStudy:caseStudyMissing',
          'Invalid data structure received from API',
        ],
        ['/case-studies/1?mock=getCaseStudy:malformed', 'Invalid data structure received from API'],
        ['/case-studies/1?mock=getCaseStudy:network', 'Network error'],
      ] as const) {
        await test.step(`shows "${reason}" at ${path}`, async () => {
          await page.goto(path);
          const alert = page.getByRole('alert');
          await expect(
            alert.getByRole('heading', { name: 'Error Loading Case Study' }),
          ).toBeVisible();
          await expect(alert.getByText(reason, { exact: true })).toBeVisible();
          await expect(alert.getByRole('button', { name: 'Try Again' })).toBeVisible();
          await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(
            reason.endsWith('404') ? 1 : 0,
          );
        });
      }
    });
  });

  test('offers a video without a known file extension as mp4, webm and ogg', async ({ page }) => {
    await respondWith(page, '/api/case-studies/', {
      case_study: { title: 'Film', videos: ['/media/case-studies/freight-desk-tour%2Ewebm'] },
    });
    await page.goto('/case-studies/1');
    const sources = page.locator('video source');
    await expect(sources).toHaveCount(3);
    await expect(sources.nth(0)).toHaveAttribute('type', 'video/mp4');
    await expect(sources.nth(1)).toHaveAttribute('type', 'video/webm');
    await expect(sources.nth(2)).toHaveAttribute('type', 'video/ogg');
  });

  test('styles h1 to h4 as headings, everything else as body text', async ({ page }) => {
    const types = ['h1', 'h2', 'h3', 'h4', 'p', 'h9', null];
    await respondWith(page, '/api/case-studies/', {
      case_study: {
        title: 'Looks',
        structured_content: types.map((type) => ({ type, html: `Block ${type}` })),
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
      details
        .getByText(text)
        .evaluate((each) => Number.parseFloat(getComputedStyle(each).fontSize));
    const weight = (text: string) =>
      details.getByText(text).evaluate((each) => getComputedStyle(each).fontWeight);
    expect(await size('Block h1')).toBeGreaterThan(await size('Block h2'));
    expect(await size('Block h2')).toBeGreaterThan(await size('Block h3'));
    expect(await size('Block h3')).toBeGreaterThan(await size('Block h4'));
    expect(await weight('Block h4')).toBe('700');
    for (const body of ['Block p', 'Block h9', 'Block null'])
      expect(await weight(body)).toBe('400');
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
});
