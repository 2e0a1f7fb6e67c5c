import { expect, test } from './fixtures.ts';

test.describe('banner', () => {
  test('films of a visitor who likes motion', async ({ page }) => {
    await test.step('only the film of the active slide plays, also after a whole round', async () => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.goto('/');
      const carousel = page.getByRole('region', { name: 'What we do' });
      await carousel.getByRole('button', { name: 'Pause slides' }).press('Enter');
      for (const number of [1, 2, 3, 1]) {
        await carousel.getByRole('button', { name: `Slide ${number}` }).click();
        const film = carousel.getByRole('group', { name: `${number} of 3` }).locator('video');
        await expect(film).toHaveCSS('opacity', '1');
        const playing = () =>
          carousel
            .locator('video')
            .evaluateAll((films: HTMLVideoElement[]) =>
              films.filter(({ paused }) => !paused).map(({ src }) => src),
            );
        const own = await film.evaluate(({ src }: HTMLVideoElement) => src);
        await expect.poll(playing).toEqual([own]);
      }
    });
    await test.step('shows one film a slide and its way to the services', async () => {
      const carousel = page.getByRole('region', { name: 'What we do' });
      await carousel.getByRole('button', { name: 'Slide 1: Two cities, one studio' }).click();
      const slide = carousel.getByRole('group', { name: '1 of 3' });
      await expect(slide.getByRole('heading')).toHaveText('Two cities, one studio');
      await expect(slide.locator('video')).toHaveAttribute('src', '/media/banners/two-cities.webm');
      const link = slide.getByRole('link', { name: 'Our Services' });
      await expect(link).toHaveAttribute('href', '/services#');
      await expect(carousel.getByRole('button', { name: /^Slide/ })).toHaveCount(3);
      await link.click();
      await expect(page).toHaveURL(/\/services#?$/);
    });
  });

  test('without motion', async ({ page }) => {
    await test.step('neither films nor slides move when less motion is asked for', async () => {
      await page.goto('/');
      const carousel = page.getByRole('region', { name: 'What we do' });
      await expect(carousel.getByRole('button', { name: 'Play slides' })).toBeVisible();
      await expect(carousel.locator('video')).toHaveCount(0);
    });
    await test.step('follows dots and arrow keys', async () => {
      const carousel = page.getByRole('region', { name: 'What we do' });
      await carousel.getByRole('button', { name: /^Slide 3/ }).click();
      await expect(
        carousel.getByRole('heading', { name: 'Find the signal, lose the noise' }),
      ).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(carousel.getByRole('heading', { name: 'Two cities, one studio' })).toBeVisible();
      await page.keyboard.press('ArrowLeft');
      await expect(
        carousel.getByRole('heading', { name: 'Find the signal, lose the noise' }),
      ).toBeVisible();
    });
  });

  test('neither films nor slides move when data is to be saved', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.goto('/');
    const carousel = page.getByRole('region', { name: 'What we do' });
    await expect(carousel.getByRole('button', { name: 'Play slides' })).toBeVisible();
    await expect(carousel.locator('video')).toHaveCount(0);
  });

  test('a slide without description says so', async ({ page }) => {
    await page.goto('/?mock=listVideoBanners:videoBannerWithoutDescription');
    await expect(page.getByText('No description available.', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Slide/ }).first()).not.toHaveAccessibleName(
      /Good morning/,
    );
  });
});
