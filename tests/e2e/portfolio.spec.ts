/** Portfolio and project details. */
import { expect, test } from './fixtures.ts';

test.describe('portfolio', () => {
  test('shows all projects, and links to them', async ({ page }) => {
    await test.step('shows all projects in three columns', async () => {
      await page.goto('/portfolio');
      await expect(page).toHaveTitle('Portfolio | Twinbridge');
      await expect(page.getByRole('heading', { level: 1, name: 'Portfolio' })).toBeVisible();
      const cards = page.getByRole('region', { name: 'Projects' }).getByRole('article');
      await expect(cards).toHaveCount(12);
      const boxes = await Promise.all([0, 1, 2, 3].map((index) => cards.nth(index).boundingBox()));
      const tops = boxes.map((box) => box?.y ?? 0);
      expect(tops[1]).toBe(tops[0]);
      expect(tops[2]).toBe(tops[0]);
      expect(tops[3]).toBeGreaterThan(tops[0] ?? 0);
      expect(boxes[3]?.x).toBe(boxes[0]?.x);
    });
    await test.step('removes only site URLs from titles', async () => {
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
    });
    await test.step('links to a project', async () => {
      await page.getByRole('link', { name: 'Tidewatch' }).click();
      await expect(page).toHaveURL('/project-details/7');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tidewatch');
    });
  });

  test('states of the portfolio', async ({ page }) => {
    await test.step('has an empty state', async () => {
      await page.goto('/portfolio?mock=listProjects:noProjects');
      await expect(page.getByText('The walls are bare for a moment')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Ask to see our work' })).toBeVisible();
    });
    await test.step('shows the reason of a failure and recovers', async () => {
      await page.goto('/portfolio?mock=listProjects:404*1');
      await expect(
        page.getByText('Error fetching projects: HTTP error! status: 404'),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(page.getByRole('link', { name: 'Tidewatch' })).toBeVisible();
    });
    await test.step('has a text for a lost connection', async () => {
      await page.goto('/portfolio?mock=listProjects:network');
      await expect(page.getByText('Error fetching projects: Network error')).toBeVisible();
    });
  });
});

test.describe('project details', () => {
  test('a project', async ({ page }) => {
    await test.step('shows banner, image, title, facts and description', async () => {
      await page.goto('/project-details/1');
      await expect(page).toHaveTitle('Harbour Wallet | Twinbridge');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbour Wallet');
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 2, name: 'Harbour Wallet' })).toBeVisible();
      const image = main.locator('img[src="/media/projects/harbour-wallet-full.webp"]');
      await expect(image).toHaveAttribute('width', '1600');
      await expect(main.getByText('Product design, iOS, Android')).toBeVisible();
      await expect(main.getByText('Harbour authority, 2025')).toBeVisible();
      await expect(main.locator('strong', { hasText: 'Harbour Wallet' })).toBeVisible();
    });
    await test.step('links to the previous and next project', async () => {
      await page.goto('/project-details/2');
      const more = page.getByRole('navigation', { name: 'More projects' });
      await expect(
        more.getByRole('link', { name: 'Previous project Harbour Wallet' }),
      ).toBeVisible();
      await more.getByRole('link', { name: 'Next project Kiteline' }).click();
      await expect(page).toHaveURL('/project-details/3');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kiteline');
    });
  });

  test('states of a project', async ({ page }) => {
    await test.step('has fallbacks for image and description', async () => {
      await page.goto('/project-details/1?mock=getProject:projectSparse');
      await expect(page.getByText('No image available')).toBeVisible();
      await expect(page.getByText('No description available', { exact: true })).toBeVisible();
      await expect(page.getByText('For whom')).toHaveCount(0);
    });
    await test.step('leaves out the previous and next project when the portfolio fails', async () => {
      await page.goto('/project-details/1?mock=listProjects:404');
      await expect(page.getByText('Harbour authority, 2025')).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'More projects' })).toHaveCount(0);
    });
    await test.step('shows Loading project details... first', async () => {
      await page.goto('/project-details/1?mock=getProject:timeout');
      await expect(page.getByText('Loading project details...')).toBeVisible();
    });
    await test.step('shows the reason of any other failure and recovers', async () => {
      await page.goto('/project-details/1?mock=getProject:malformed*1');
      await expect(
        page.getByText('Error fetching project details: Invalid data structure received from API'),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbour Wallet');
    });
  });

  test('keeps loading for an unknown id and offers a link back after 3 s', async ({ page }) => {
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
});
