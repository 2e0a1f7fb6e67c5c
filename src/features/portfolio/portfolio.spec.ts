/** Portfolio and project details. */
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

test('an incomplete project shows what exists, an unknown one a link back after 3 s of loading', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/project-details/1?mock=getProject:projectSparse*1,listProjects:404');
  await expect(page.getByText('No image available')).toBeVisible();
  await expect(page.getByText('No description available', { exact: true })).toBeVisible();
  await expect(page.locator('main dl > div')).toHaveText(['For whomOur own studio, 2025']);
  await test.step('without neighbours when the portfolio fails', async () => {
    await navigate(page, '/project-details/7');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tidewatch');
    await expect(page.getByRole('navigation', { name: 'More projects' })).toHaveCount(0);
  });
  await navigate(page, '/project-details/9999');
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
