/** Portfolio, project details and game details. */

import { site } from '#site.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { navigate } from '#tests/support/navigate.ts';

test('the portfolio leads to each project with its facts and neighbours', async ({ page }) => {
  const h1 = page.getByRole('heading', { level: 1 });
  const main = page.getByRole('main');
  await page.goto('/portfolio');
  const projects = page.getByRole('region', { name: 'Projects' });
  await test.step('projects in three columns, without site URLs in their titles', async () => {
    await expect(projects.getByRole('article')).toHaveCount(12);
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const lefts = await projects
        .getByRole('article')
        .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().left)));
      expect(new Set(lefts).size, `at ${width} px`).toBe(3);
    }
    await expect(projects.getByRole('link', { name: 'Kiteline', exact: true })).toBeVisible();
    await expect(projects.getByText('Family workshop, 2025')).toBeVisible();
    await projects.getByRole('link', { name: 'Tidewatch' }).click();
    await expect(page).toHaveURL('/project-details/7');
    await expect(h1).toHaveText('Tidewatch');
  });
  await test.step('banner with title, image, facts and description', async () => {
    await navigate(page, '/project-details/1');
    await expect(h1).toHaveText('Harbour Wallet');
    await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Harbour Wallet');
    await expect(main.locator('img[src="/media/projects/harbour-wallet-full.webp"]')).toBeVisible();
    const facts = main.locator('dl > div');
    await expect(facts).toHaveText([
      'What we didProduct design, iOS, Android',
      'For whomHarbour authority, 2025',
    ]);
    await expect(main.locator('strong', { hasText: 'Harbour Wallet' })).toBeVisible();
  });
  await test.step('links to the previous and next project, without site URLs in their titles', async () => {
    await navigate(page, '/project-details/2');
    const more = page.getByRole('navigation', { name: 'More projects' });
    await expect(more.getByRole('link', { name: 'Previous project Harbour Wallet' })).toBeVisible();
    await more.getByRole('link', { name: 'Next project Kiteline', exact: true }).click();
    await expect(page).toHaveURL('/project-details/3');
    for (const [end, neighbour] of [
      [1, /^Next project/],
      [12, /^Previous project/],
    ] as const) {
      await navigate(page, `/project-details/${end}`);
      await expect(more.getByRole('link', { name: neighbour })).toBeVisible();
      await expect(more.getByRole('link')).toHaveCount(1);
    }
  });
});

test('a project without image, description and discipline, when the portfolio fails', async ({
  page,
}) => {
  await page.goto('/project-details/1?mock=getProject:projectSparse*1,listProjects:404');
  await expect(page.getByText('No image available')).toBeVisible();
  await expect(page.getByText('No description available', { exact: true })).toBeVisible();
  await expect(page.locator('main dl > div')).toHaveText(['For whomOur own studio, 2025']);
  await navigate(page, '/project-details/7');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tidewatch');
  await expect(page.getByRole('navigation', { name: 'More projects' })).toHaveCount(0);
});

test('a project without a title is "Untitled project"', async ({ page, respondWith }) => {
  await respondWith('/api/project-details/', {
    results: [{ id: 1 }, { id: 2, title: 'Tidewatch' }],
  });
  await page.goto('/portfolio');
  const projects = page.getByRole('main').getByRole('article').getByRole('link');
  await expect(projects).toHaveText(['Untitled project', 'Tidewatch']);
});

test('an unknown project offers a link back after 3 s of loading', async ({ page }) => {
  await page.clock.install();
  await page.goto('/project-details/9999');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByText('Loading project details...')).toBeVisible();
  const wayBack = page.getByRole('link', { name: 'Back to portfolio' });
  await expect(wayBack).toHaveCount(0);
  await page.clock.runFor(3000);
  await expect(wayBack).toBeVisible();
  await expect(page.getByText('Loading project details...')).toBeVisible();
  await wayBack.click();
  await expect(page).toHaveURL('/portfolio');
});

test('a game has name, image, description, trailer, stores, contact card and brochures', async ({
  page,
}) => {
  await page.goto('/game-details/2');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rickshaw Rush');
  await expect(main.locator('img[src="/media/games/rickshaw-rush.webp"]')).toBeVisible();
  await expect(main.locator('strong', { hasText: 'Rickshaw Rush' })).toBeVisible();
  await expect(page.getByLabel('Trailer of Rickshaw Rush')).toHaveAttribute('preload', 'metadata');
  const card = page.getByRole('region', { name: 'Need Help' });
  await expect(card.getByRole('link', { name: site.emails.services })).toBeVisible();
  const brochures = page.getByRole('region', { name: 'Brochure' });
  await expect(brochures.getByRole('link')).toHaveCount(3);
  for (const [host, badge] of [
    ['play.example', '/media/games/store-android.svg'],
    ['apps.example', '/media/games/store-ios.svg'],
  ] as const) {
    const link = page.getByRole('link', { name: `Get Rickshaw Rush on ${host}` });
    await expect(link.getByRole('img')).toHaveAttribute('src', badge);
    await expect(link).toHaveAttribute('href', `https://${host}/rickshaw-rush`);
    await expect(link).toHaveAttribute('target', '_blank');
  }
});

test('an unknown or incomplete game shows only what exists', async ({ page }) => {
  await page.goto('/game-details/9999?mock=getGame:gameNotFound*1,getGame:gameSparse*1');
  await expect(
    page.getByText('Error fetching game details: HTTP error! status: 404'),
  ).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await navigate(page, '/game-details/1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Untitled game');
  await expect(page.getByText('No image available')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^(Trailer|Play it today)$/ })).toHaveCount(0);
  // With an image, but no trailer, and a store without a badge.
  await navigate(page, '/game-details/6');
  await expect(page.getByText('Get it on apps.example')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lantern Run');
  await expect(page.getByRole('heading', { name: 'Trailer' })).toHaveCount(0);
});
