/** Portfolio and project details. */
import { expect, test } from './fixtures.ts';
import { visit } from './visit.ts';

test('the portfolio shows all projects, and a project its facts and neighbours', async ({
  page,
}) => {
  const h1 = page.getByRole('heading', { level: 1 });
  const main = page.getByRole('main');
  await page.goto('/portfolio');
  await test.step('projects in three columns', async () => {
    await expect(h1).toHaveText('Portfolio');
    const cards = page.getByRole('region', { name: 'Projects' }).getByRole('article');
    await expect(cards).toHaveCount(12);
    const boxes = await Promise.all([0, 1, 2, 3].map((index) => cards.nth(index).boundingBox()));
    const tops = boxes.map((box) => box?.y ?? 0);
    expect(tops[1]).toBe(tops[0]);
    expect(tops[2]).toBe(tops[0]);
    expect(tops[3]).toBeGreaterThan(tops[0] ?? 0);
    expect(boxes[3]?.x).toBe(boxes[0]?.x);
  });
  await test.step('only site URLs are removed from titles', async () => {
    const projects = page.getByRole('region', { name: 'Projects' });
    for (const name of [
      'Fieldnote',
      'Kiteline',
      'Northlight Energy',
      'Orchard POS (iOS)',
      'Parcel Pilot (2024)',
    ]) {
      await expect(projects.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await page.getByRole('link', { name: 'Tidewatch' }).click();
    await expect(page).toHaveURL('/project-details/7');
    await expect(h1).toHaveText('Tidewatch');
  });
  await test.step('banner, image, title, facts and description', async () => {
    await visit(page, '/project-details/1');
    await expect(h1).toHaveText('Harbour Wallet');
    await expect(main.getByRole('heading', { level: 2, name: 'Harbour Wallet' })).toBeVisible();
    const image = main.locator('img[src="/media/projects/harbour-wallet-full.webp"]');
    await expect(image).toHaveAttribute('width', '1600');
    await expect(main.getByText('Product design, iOS, Android')).toBeVisible();
    await expect(main.getByText('Harbour authority, 2025')).toBeVisible();
    await expect(main.locator('strong', { hasText: 'Harbour Wallet' })).toBeVisible();
  });
  await test.step('links to the previous and next project', async () => {
    await visit(page, '/project-details/2');
    const more = page.getByRole('navigation', { name: 'More projects' });
    await expect(more.getByRole('link', { name: 'Previous project Harbour Wallet' })).toBeVisible();
    await more.getByRole('link', { name: 'Next project Kiteline' }).click();
    await expect(page).toHaveURL('/project-details/3');
    await expect(h1).toHaveText('Kiteline');
  });
});

test('a project without image and description, and without the portfolio', async ({ page }) => {
  await page.goto('/project-details/1?mock=getProject:projectSparse*1,listProjects:404');
  await expect(page.getByText('No image available')).toBeVisible();
  await expect(page.getByText('No description available', { exact: true })).toBeVisible();
  await expect(page.getByText('For whom')).toHaveCount(0);
  await visit(page, '/project-details/7');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tidewatch');
  await expect(page.getByRole('navigation', { name: 'More projects' })).toHaveCount(0);
});

test('an unknown project keeps loading, and offers a link back after 3 s', async ({ page }) => {
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
