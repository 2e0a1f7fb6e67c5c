/** Game details, whose trailer uses the video player of all pages. */
import { expect, test } from '#tests/support/fixtures.ts';

test('a video has a picture without bars on screen and on paper', async ({ page }) => {
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

test('only a game with neither description nor trailer is announced as unfinished', async ({
  page,
}) => {
  const unfinished = page.getByText('We are still writing this page');
  await page.goto('/game-details/4');
  await expect(page.getByRole('region', { name: 'About the game' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Trailer' })).toHaveCount(0);
  await expect(unfinished).toHaveCount(0);
  await page.goto('/game-details/4?mock=getGame:gameSparse');
  await expect(unfinished).toBeVisible();
});
