/** Game details. */

import { navigate } from '../visit/navigate.ts';
import { expect, test } from './fixtures.ts';

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
  await expect(card.getByRole('link', { name: 'services@twinbridge.example' })).toBeVisible();
  const brochures = page.getByRole('region', { name: 'Brochure' });
  await expect(brochures.getByRole('link')).toHaveCount(3);
  for (const host of ['play.example', 'apps.example']) {
    const link = page.getByRole('link', { name: `Get Rickshaw Rush on ${host}` });
    await expect(link).toHaveAttribute('href', `https://${host}/rickshaw-rush`);
    await expect(link).toHaveAttribute('target', '_blank');
  }
});

test('an unknown game, and one without image, trailer and stores', async ({ page }) => {
  await page.goto('/game-details/9999?mock=getGame:gameNotFound*1,getGame:gameSparse*1');
  await expect(
    page.getByText('Error fetching game details: HTTP error! status: 404'),
  ).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await navigate(page, '/game-details/1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Untitled game');
  await expect(page.getByText('No image available')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^(Trailer|Play it today)$/ })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Need Help' })).toBeVisible();
});
