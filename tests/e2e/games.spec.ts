/** Game details. */
import { expect, test } from './fixtures.ts';

test('a game', async ({ page }) => {
  await test.step('shows name, image, description and trailer', async () => {
    await page.goto('/game-details/2');
    await expect(page).toHaveTitle('Rickshaw Rush | Twinbridge');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rickshaw Rush');
    const main = page.getByRole('main');
    await expect(main.locator('img[src="/media/games/rickshaw-rush.webp"]')).toBeVisible();
    await expect(main.locator('strong', { hasText: 'Rickshaw Rush' })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'On the road' })).toBeVisible();
    const trailer = page.getByLabel('Trailer of Rickshaw Rush');
    await expect(trailer).toHaveAttribute('preload', 'metadata');
  });
  await test.step('has the contact card and the brochure widget beside it', async () => {
    const card = page.getByRole('region', { name: 'Need Help' });
    await expect(card.locator('a[href^="tel:"]')).toHaveCount(2);
    await expect(card.getByRole('link', { name: 'services@twinbridge.example' })).toBeVisible();
    const files = page.getByRole('region', { name: 'Brochure' }).getByRole('link');
    await expect(files).toHaveCount(3);
  });
  await test.step('links to both stores in a new tab', async () => {
    for (const host of ['play.example', 'apps.example']) {
      const link = page.getByRole('link', { name: `Get Rickshaw Rush on ${host}` });
      await expect(link).toHaveAttribute('href', `https://${host}/rickshaw-rush`);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
  });
  await test.step('treats an unknown game as a failure with noindex', async () => {
    await page.goto('/game-details/9999');
    await expect(
      page.getByText('Error fetching game details: HTTP error! status: 404'),
    ).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
});

test('shows the text of a store link when its badge is broken', async ({ page, context }) => {
  await context.route('**/store-android.svg', (route) => route.abort());
  await page.goto('/game-details/2');
  await expect(page.getByText('Get it on play.example')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Get Rickshaw Rush on apps.example' })).toBeVisible();
});

test('states of a game', async ({ page }) => {
  await test.step('leaves out trailer and stores that are missing', async () => {
    await page.goto('/game-details/2?mock=getGame:gameSparse');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Untitled game');
    await expect(page.getByText('No image available')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Trailer' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Play it today' })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Need Help' })).toBeVisible();
  });
  await test.step('has a loading view', async () => {
    await page.goto('/game-details/2?mock=getGame:timeout');
    await expect(page.getByText('Loading game details...')).toBeVisible();
  });
  await test.step('shows the reason of a failure and recovers', async () => {
    await page.goto('/game-details/2?mock=getGame:malformed*1');
    await expect(
      page.getByText('Error fetching game details: Invalid data structure received from API'),
    ).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rickshaw Rush');
  });
});
