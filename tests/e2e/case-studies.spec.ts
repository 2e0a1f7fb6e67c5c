/** Case study list and detail (sections 2, 4, 8 and 9). The gallery has a file of its own. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const pagination = (page: Page) => page.getByRole('navigation', { name: 'Pagination' });

/** Answers every call below `path` with `body`, for content that no example of the contract has. */
async function answer(page: Page, path: string, body: unknown) {
  await page.addInitScript(
    ([start, json]) => {
      const real = window.fetch;
      window.fetch = (request, init) => {
        const address = request instanceof Request ? request.url : String(request);
        return new URL(address, location.href).pathname.startsWith(start)
          ? Promise.resolve(Response.json(JSON.parse(json)))
          : real(request, init);
      };
    },
    [path, JSON.stringify(body)] as const,
  );
}

const noSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test.describe('list', () => {
  test('shows nine cards in three columns, each with image, title and Read More', async ({
    page,
  }) => {
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
    await expect(first.getByRole('link')).toHaveText('Read More');
    await expect(first.getByRole('link')).toHaveAttribute('href', '/case-studies/1');
    const lefts = await cards(page).evaluateAll((all) =>
      all.map((each) => Math.round(each.getBoundingClientRect().left)),
    );
    expect(new Set(lefts).size).toBe(3);
    await first.getByRole('link').click();
    await expect(page).toHaveURL('/case-studies/1');
  });

  test('turns the page without a request, moves focus to the list and survives a reload', async ({
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
  });

  test('keeps a page that does not exist within the list', async ({ page }) => {
    await page.goto('/case-studies?page=99');
    await expect(cards(page)).toHaveCount(2);
    await page.goto('/case-studies?page=x');
    await expect(cards(page)).toHaveCount(9);
  });

  test('has no pagination for exactly nine', async ({ page }) => {
    await page.goto('/case-studies?mock=listCaseStudies:caseStudiesNine');
    await expect(cards(page)).toHaveCount(9);
    await expect(pagination(page)).toHaveCount(0);
  });

  test('shows its loading view first', async ({ page }) => {
    await page.goto('/case-studies?mock=listCaseStudies:slow');
    await expect(page.getByRole('status').getByText('Loading')).toBeAttached();
    await expect(cards(page)).toHaveCount(9);
  });

  test('tells why it failed, and Try Again recovers', async ({ page }) => {
    await page.goto('/case-studies?mock=listCaseStudies:503*2');
    const alert = page.getByRole('alert');
    await expect(
      alert.getByText('Error fetching case studies: HTTP error! status: 503', { exact: true }),
    ).toBeVisible();
    await alert.getByRole('button', { name: 'Try Again' }).click();
    await expect(cards(page)).toHaveCount(9);
  });

  for (const [fault, reason] of [
    ['network', 'Network error'],
    ['malformed', 'Invalid data structure received from API'],
    ['html', 'Invalid data structure received from API'],
    ['empty', 'Invalid data structure received from API'],
  ] as const) {
    test(`tells the reason of the fault ${fault}`, async ({ page }) => {
      await page.goto(`/case-studies?mock=listCaseStudies:${fault}`);
      await expect(
        page.getByText(`Error fetching case studies: ${reason}`, { exact: true }),
      ).toBeVisible();
    });
  }

  test('has an empty view', async ({ page }) => {
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

  test('bears endless titles, HTML in texts and missing fields', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await answer(page, '/api/case-studies/', {
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
    expect(await noSideways(page)).toBe(true);
  });
});

test.describe('detail', () => {
  test('has breadcrumb, title and a prioritised main image', async ({ page }) => {
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

  test('shows its loading text', async ({ page }) => {
    await page.goto('/case-studies/1?mock=getCaseStudy:slow');
    await expect(page.getByText('Loading case study...', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Project Details' })).toBeVisible();
  });

  for (const [address, reason] of [
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
    test(`tells "${reason}" at ${address}`, async ({ page }) => {
      await page.goto(address);
      const alert = page.getByRole('alert');
      await expect(alert.getByRole('heading', { name: 'Error Loading Case Study' })).toBeVisible();
      await expect(alert.getByText(reason, { exact: true })).toBeVisible();
      await expect(alert.getByRole('button', { name: 'Try Again' })).toBeVisible();
      await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(
        reason.endsWith('404') ? 1 : 0,
      );
    });
  }

  test('Try Again reloads the page', async ({ page }) => {
    await page.goto('/case-studies/1?mock=getCaseStudy:serverError*2');
    const again = page.getByRole('button', { name: 'Try Again' });
    await expect(again).toBeVisible();
    const reloaded = page.waitForEvent('load');
    await again.click();
    await reloaded;
    await expect(page.getByRole('heading', { name: 'Project Details' })).toBeVisible();
  });

  test('leaves a failed case study for another one', async ({ page }) => {
    await page.goto('/case-studies/999');
    await page.getByRole('main').getByRole('link', { name: 'All case studies' }).click();
    await cards(page).first().getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Project Details' })).toBeVisible();
  });

  test('tells that a null case study was not found', async ({ page }) => {
    await page.goto('/case-studies/1?mock=getCaseStudy:caseStudyNull');
    await expect(page.getByRole('heading', { name: 'No Case Study Found' })).toBeVisible();
    await expect(
      page.getByText('The requested case study could not be found.', { exact: true }),
    ).toBeVisible();
    await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(1);
  });

  test('says what a bare case study does not have', async ({ page }) => {
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

  test('plays its films from metadata only, by name or by place', async ({ page }) => {
    await page.goto('/case-studies/3');
    const films = page.getByRole('region', { name: 'Project Videos' });
    const film = films.locator('video');
    await expect(film).toHaveAttribute('preload', 'metadata');
    await expect(film).toHaveAttribute('aria-label', 'Snooker Legends 3D, the trailer');
    await expect(films.locator('figcaption')).toHaveText('Snooker Legends 3D, the trailer');
    await page.goto('/case-studies/1');
    await expect(films.locator('video')).toHaveAttribute(
      'aria-label',
      'Video 1 of A freight desk without sticky notes',
    );
    await expect(films.locator('source')).toHaveAttribute('type', 'video/webm');
    await expect(films.locator('figcaption')).toHaveCount(0);
  });

  test('offers a film without a known ending as mp4, webm and ogg', async ({ page }) => {
    await answer(page, '/api/case-studies/', {
      case_study: { title: 'Film', videos: ['/media/case-studies/freight-desk-tour%2Ewebm'] },
    });
    await page.goto('/case-studies/1');
    const sources = page.locator('video source');
    await expect(sources).toHaveCount(3);
    await expect(sources.nth(0)).toHaveAttribute('type', 'video/mp4');
    await expect(sources.nth(1)).toHaveAttribute('type', 'video/webm');
    await expect(sources.nth(2)).toHaveAttribute('type', 'video/ogg');
  });

  test('gives h1 to h4 their looks, everything else the look of body text', async ({ page }) => {
    const types = ['h1', 'h2', 'h3', 'h4', 'p', 'h9', null];
    await answer(page, '/api/case-studies/', {
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

  test('keeps the outline without gaps below the page’s one h1', async ({ page }) => {
    await page.goto('/case-studies/1');
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

  test('cleans all HTML and shows HTML in plain texts as text', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await answer(page, '/api/case-studies/', {
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
    expect(await noSideways(page)).toBe(true);
  });

  test('says No Content Available under its images', async ({ page }) => {
    await page.goto('/case-studies/10');
    await expect(page.getByText('No Content Available', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Project Screenshots' })).toBeVisible();
  });
});
