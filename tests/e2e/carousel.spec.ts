/** Both carousels of the home page: swiping, autoplay, and the videos of the banner; `tests/production` has dots and keys. */
import type { Locator } from '@playwright/test';
import { dotsOf, expectSlide, findCarousel, swipe, watchMove } from '../support/carousel.ts';
import { expect, test } from '../support/fixtures.ts';
import { menuLink, tabTo } from '../support/keyboard.ts';

const carousels = [
  { name: 'What we do', count: 3, delay: 5000, gap: 0, content: 'h2' },
  { name: 'Testimonials', count: 6, delay: 3000, gap: 25, content: 'p' },
] as const;

const activeIndex = (carousel: Locator) =>
  dotsOf(carousel).evaluateAll((all) => all.findIndex((dot) => dot.hasAttribute('aria-current')));

/** Returns a function that checks by how many slides the carousel has advanced. */
async function countFrom(carousel: Locator, count: number) {
  const first = await activeIndex(carousel);
  return (steps: number) => expect.poll(() => activeIndex(carousel)).toBe((first + steps) % count);
}

/** Advances the clock until the next slide is shown; only then does Swiper start its delay again. */
async function runForMove(carousel: Locator, milliseconds: number): Promise<void> {
  const ended = await watchMove(carousel);
  await carousel.page().clock.runFor(milliseconds);
  await ended();
}

/** The URLs of the videos that play. */
const playingVideos = (carousel: Locator) =>
  carousel
    .locator('video')
    .evaluateAll((videos: HTMLVideoElement[]) =>
      videos.filter(({ paused }) => !paused).map(({ src }) => src),
    );

test('carousels rest under reduced motion', async ({ page }) => {
  await page.goto('/');
  for (const { name, count } of carousels) {
    await test.step(`${name} moves by touch, looping both ways, and by dots`, async () => {
      const carousel = await findCarousel(page, name);
      await expect(carousel.getByRole('button', { name: 'Play slides' })).toBeVisible();
      await expect(carousel.locator('video')).toHaveCount(0);
      await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
      await expectSlide(carousel, 1, count);
      for (const [direction, number] of [
        [1, count],
        [1, count - 1],
        [-1, count],
        [-1, 1],
      ] as const) {
        await swipe(page, carousel, direction);
        await expectSlide(carousel, number, count);
      }
      // The slides have another order in the document now.
      for (const number of [count - 1, 1, count, 2]) {
        await dotsOf(carousel)
          .nth(number - 1)
          .click();
        await expectSlide(carousel, number, count);
      }
      const ended = await watchMove(carousel);
      await dotsOf(carousel).last().click();
      expect(await ended(), 'seconds of a move').toBeLessThan(0.05);
    });
  }
});

for (const { name, count, delay, gap, content } of carousels) {
  test(`${name} plays every ${delay} ms until it is stopped`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await page.goto('/');
    const carousel = await findCarousel(page, name);
    const button = carousel.getByRole('button', { name: /slides$/ });
    await test.step('slides have their gap and move in 500 ms', async () => {
      await button.click();
      await dotsOf(carousel).first().click();
      await expectSlide(carousel, 1, count);
      const ended = await watchMove(carousel);
      await dotsOf(carousel).nth(1).click();
      expect(await ended()).toBe(0.5);
      await expectSlide(carousel, 2, count);
      const box = (number: number) =>
        carousel
          .locator(`[aria-label^="${number} of"]`)
          .evaluate((slide) => slide.getBoundingClientRect());
      expect((await box(2)).left - (await box(1)).right).toBeCloseTo(gap, 1);
    });
    await page.clock.pauseAt(Date.now() + 60_000);
    const expectAdvanced = await countFrom(carousel, count);
    await test.step('the pause button stops its loop and starts it again', async () => {
      await page.mouse.move(0, 0);
      await page.clock.runFor(3 * delay);
      await expectAdvanced(0);
      await button.press('Enter');
      await page.clock.runFor(delay - 100);
      await expectAdvanced(0);
      await runForMove(carousel, 200);
      for (let step = 2; step <= count; step += 1) {
        await expectAdvanced(step - 1);
        await runForMove(carousel, delay);
      }
      await expectAdvanced(0);
    });
    await test.step('a mouse over content stops it', async () => {
      await carousel.locator(`[aria-roledescription=slide]:not([inert]) ${content}`).hover();
      await page.clock.runFor(3 * delay);
      await expectAdvanced(0);
      await page.mouse.move(0, 0);
      await runForMove(carousel, delay + 50);
      await expectAdvanced(1);
    });
    const live = carousel.locator('[aria-live]');
    await test.step('keyboard focus stops it until the visitor plays it', async () => {
      await expect(live).toHaveAttribute('aria-live', 'off');
      await menuLink(page, 'Home').focus();
      await tabTo(page, button);
      await expect(button).toHaveAccessibleName('Play slides');
      await expect(live).toHaveAttribute('aria-live', 'polite');
      await page.clock.runFor(3 * delay);
      await expectAdvanced(1);
      await page.keyboard.press('Enter');
      await expect(button).toHaveAccessibleName('Pause slides');
      await runForMove(carousel, delay + 50);
      await expectAdvanced(2);
    });
    await test.step('one click on Pause stops it', async () => {
      await page.mouse.click(0, 0);
      await button.hover();
      await expect(live).toHaveAttribute('aria-live', 'polite');
      await button.click();
      await expect(button).toHaveAccessibleName('Play slides');
    });
  });
}

test('thirteen testimonials have a bullet each, which fit a phone', async ({
  page,
  respondWith,
}) => {
  const results = Array.from({ length: 13 }, (_, id) => ({
    id,
    text: `Quote ${id + 1}.`,
    name: `Client ${id + 1}`,
  }));
  // One without a text is left out.
  await respondWith('/api/testimonials/', { results: [{ id: -1, name: 'Silent' }, ...results] });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const carousel = await findCarousel(page, 'Testimonials');
  await expect(dotsOf(carousel)).toHaveCount(13);
  for (const number of [13, 7]) {
    await dotsOf(carousel)
      .nth(number - 1)
      .click();
    const slide = carousel.locator('[aria-roledescription=slide]:not([inert])');
    await expect(slide).toContainText(`Quote ${number}.`);
    await expect(dotsOf(carousel).nth(number - 1)).toBeInViewport({ ratio: 1 });
  }
});

test('only the video of the active slide of the banner plays', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const carousel = page.getByRole('region', { name: 'What we do' });
  const playing = () => playingVideos(carousel);
  for (const number of [1, 2, 3, 1]) {
    const dot = carousel.getByRole('button', { name: `Slide ${number}` });
    // The mouse stays on the button, which keeps the slides from moving.
    await dot.click();
    const video = carousel.getByRole('group', { name: `${number} of 3` }).locator('video');
    const own = await video.evaluate(({ src }: HTMLVideoElement) => src);
    await expect(video).toHaveJSProperty('muted', true);
    const { width, height } = (await video.boundingBox()) as DOMRect;
    expect(Math.min(width / 1440, height / 900), 'it covers the window').toBeCloseTo(1);
    await expect.poll(playing).toEqual([own]);
    if (number > 1) continue;
    // Only while it can be seen.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(playing).toEqual([]);
    await dot.click();
    await expect.poll(playing).toEqual([own]);
  }
  await expect(carousel.getByRole('heading', { name: 'Two cities, one studio' })).toBeVisible();
  const services = carousel.getByRole('link', { name: 'Our Services' }).first();
  await expect(services).toHaveAttribute('href', '/services#');
  await services.click();
  await expect(page).toHaveURL(/\/services#?$/);
  await test.step('no video plays with reduced data', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.goto('/');
    await expect(carousel.getByRole('button', { name: 'Play slides' })).toBeVisible();
    await expect(carousel.locator('video')).toHaveCount(0);
  });
});

test('the pause button also stops the video of a banner with one slide', async ({
  page,
  respondWith,
}) => {
  await respondWith('/api/video-banners/', {
    results: [{ id: 1, title: 'Only', video: '/media/banners/play.webm' }],
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const carousel = page.getByRole('region', { name: 'What we do' });
  await expect.poll(() => playingVideos(carousel)).toHaveLength(1);
  await expect(dotsOf(carousel)).toHaveCount(0);
  await carousel.getByRole('button', { name: 'Pause slides' }).click();
  await expect.poll(() => playingVideos(carousel)).toHaveLength(0);
  await carousel.getByRole('button', { name: 'Play slides' }).click();
  await expect.poll(() => playingVideos(carousel)).toHaveLength(1);
});

test('a single slide without a video has no controls', async ({ page, respondWith }) => {
  await respondWith('/api/video-banners/', {
    results: [{ title: 'Only', video: 'ftp://x/a.webm' }],
  });
  await page.goto('/');
  const carousel = page.getByRole('region', { name: 'What we do' });
  await expect(carousel.getByRole('heading', { name: 'Only' })).toBeVisible();
  await expect(carousel.getByRole('button')).toHaveCount(0);
});
