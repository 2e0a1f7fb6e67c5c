/** Game details, whose trailer uses the video player of all pages. */
import { site } from '#site.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { navigate } from '#tests/support/navigate.ts';

test('a video has a picture without bars on screen and on paper', { tag: '@deep' }, async ({
  page,
}) => {
  await page.goto('/game-details/2');
  const film = page.locator('video');
  await film.scrollIntoViewIfNeeded();
  await expect(film).toHaveJSProperty('readyState', 4);
  await test.step('the poster of 4:3 fills the box of 16:9', async () => {
    await expect(film).toHaveCSS('object-fit', 'cover');
    await expect(film).toHaveCSS('aspect-ratio', '16 / 9');
  });
  await test.step('a portrait video has a portrait box, no higher than the window', async () => {
    await film.evaluate((video) => {
      Object.defineProperty(video, 'videoWidth', { value: 720 });
      Object.defineProperty(video, 'videoHeight', { value: 1280 });
      video.dispatchEvent(new Event('loadedmetadata'));
    });
    await expect(film).toHaveCSS('aspect-ratio', '0.5625 / 1');
    const box = await film.boundingBox();
    expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(1280 / 720, 1);
    expect(box?.height).toBeLessThanOrEqual(900 * 0.8);
  });
  await test.step('printing keeps the poster and omits a video without one', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(film).toBeVisible();
    await film.evaluate((video: HTMLVideoElement) => video.removeAttribute('poster'));
    await expect(film).toBeHidden();
  });
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
  const unfinished = page.getByText('We are still writing this page');
  await expect(unfinished).toBeVisible();
  // With an image, but no trailer, and a store without a badge.
  await navigate(page, '/game-details/6');
  await expect(page.getByText('Get it on apps.example')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lantern Run');
  await expect(page.getByRole('heading', { name: 'Trailer' })).toHaveCount(0);
  await expect(unfinished).toHaveCount(0);
});
