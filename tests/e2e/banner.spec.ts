import { expect, test } from './fixtures.ts';

test.describe('banner', () => {
  test('shows one film a slide and its way to the services', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
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

  test('plays by itself every 5000 ms, fades in 500 ms, and is endless', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await page.goto('/');
    const carousel = page.getByRole('region', { name: 'What we do' });
    const dots = carousel.getByRole('button', { name: /^Slide/ });
    await expect(dots).toHaveCount(3);
    const current = () =>
      dots.evaluateAll((all) => all.findIndex((dot) => dot.hasAttribute('aria-current')));
    // From here on time stands still; the jump lets at most one change happen.
    await page.clock.pauseAt(Date.now() + 60_000);
    const start = await current();
    await page.clock.runFor(4900);
    expect(await current()).toBe(start);
    for (const step of [1, 2, 3]) {
      await page.clock.runFor(step === 1 ? 200 : 5000);
      await expect.poll(current).toBe((start + step) % 3);
    }
    const duration = await carousel
      .getByRole('group', { name: '2 of 3' })
      .evaluate((slide) => getComputedStyle(slide).transitionDuration);
    expect(duration).toContain('0.5s');
    await carousel.getByRole('button', { name: 'Pause slides' }).click();
    await page.clock.runFor(12_000);
    expect(await current()).toBe(start);
  });

  test('follows dots and arrow keys', async ({ page }) => {
    await page.goto('/');
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

  test('neither films nor slides move when less motion is asked for', async ({ page }) => {
    await page.goto('/');
    const carousel = page.getByRole('region', { name: 'What we do' });
    await expect(carousel.getByRole('button', { name: 'Play slides' })).toBeVisible();
    await expect(carousel.locator('video')).toHaveCount(0);
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
