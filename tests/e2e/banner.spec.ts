import { expect, test } from './fixtures.ts';

test('banner videos, with motion allowed', async ({ page }) => {
  await test.step('only the video of the active slide plays, also after a full loop', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    const carousel = page.getByRole('region', { name: 'What we do' });
    await carousel.getByRole('button', { name: 'Pause slides' }).press('Enter');
    for (const number of [1, 2, 3, 1]) {
      await carousel.getByRole('button', { name: `Slide ${number}` }).click();
      const video = carousel.getByRole('group', { name: `${number} of 3` }).locator('video');
      await expect(video).toHaveCSS('opacity', '1');
      const playing = () =>
        carousel
          .locator('video')
          .evaluateAll((videos: HTMLVideoElement[]) =>
            videos.filter(({ paused }) => !paused).map(({ src }) => src),
          );
      const own = await video.evaluate(({ src }: HTMLVideoElement) => src);
      await expect.poll(playing).toEqual([own]);
    }
  });
  await test.step('each slide has one video and a link to the services', async () => {
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

test('the banner without motion', async ({ page }) => {
  await test.step('videos and slides do not move with reduced motion', async () => {
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

test('banner videos and slides do not move with reduced data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/');
  const carousel = page.getByRole('region', { name: 'What we do' });
  await expect(carousel.getByRole('button', { name: 'Play slides' })).toBeVisible();
  await expect(carousel.locator('video')).toHaveCount(0);
});
