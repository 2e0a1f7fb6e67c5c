/** Both carousels of the home page: swiping, autoplay, and the videos of the banner; `tests/production` has keys and late code. */
import type { Locator } from '@playwright/test';
import { dotsOf, expectSlide, findCarousel, swipe, watchMove } from '../support/carousel.ts';
import { expect, test } from '../support/fixtures.ts';
import { menuLink, tabTo } from '../support/keyboard.ts';

const carousels = [
  { name: 'What we do', count: 3, delay: 5000, gap: 0, content: 'h2' },
  { name: 'Testimonials', count: 6, delay: 3000, gap: 25, content: 'p' },
] as const;

/** Expects that slide `number` is the active one. */
const expectActive = (carousel: Locator, number: number) =>
  expect(dotsOf(carousel).nth(number - 1)).toHaveAttribute('aria-current', 'true');

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

test('under reduced motion carousels move at once, by touch and dots only', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto('/');
  for (const { name, count } of carousels) {
    await test.step(name, async () => {
      const carousel = await findCarousel(page, name);
      await expect(carousel.getByRole('button', { name: 'Play slides' })).toBeVisible();
      await expect(carousel.locator('video')).toHaveCount(0);
      await expectSlide(carousel, 1, count);
      for (const [direction, number] of [
        [1, count],
        [-1, 1],
      ] as const) {
        await swipe(page, carousel, direction);
        await expectSlide(carousel, number, count);
      }
      // The slides have another order in the document now.
      await dotsOf(carousel).nth(1).click();
      await expectSlide(carousel, 2, count);
      const ended = await watchMove(carousel);
      await dotsOf(carousel).last().click();
      expect(await ended(), 'seconds of a move').toBeLessThan(0.05);
    });
  }
});

test('carousels play every 5000 and 3000 ms until the visitor stops them', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // Videos stand still, because without a graphics card each of their frames is work for the processor.
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () => Promise.resolve();
  });
  await page.clock.install();
  await page.goto('/');
  for (const { name, count, delay, gap, content } of carousels) {
    const carousel = await findCarousel(page, name);
    const button = carousel.getByRole('button', { name: /slides$/ });
    const live = carousel.locator('[aria-live]');
    await test.step(`${name}: slides have their gap and move in 500 ms`, async () => {
      await button.click();
      await dotsOf(carousel).first().click();
      await expectSlide(carousel, 1, count);
      const ended = await watchMove(carousel);
      await dotsOf(carousel).nth(1).click();
      expect(await ended()).toBe(0.5);
      await expectSlide(carousel, 2, count);
      const gaps = await carousel.locator('[aria-roledescription=slide]').evaluateAll((slides) => {
        const boxes = slides.map((slide) => slide.getBoundingClientRect());
        boxes.sort((one, other) => one.left - other.left);
        return boxes.slice(1).map(({ left }, index) => left - (boxes[index]?.right ?? 0));
      });
      for (const each of gaps) expect(each).toBeCloseTo(gap, 1);
    });
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    await test.step(`${name}: the pause button stops and starts it`, async () => {
      await page.mouse.move(0, 0);
      await page.clock.runFor(delay + 200);
      await expectActive(carousel, 2);
      await button.press('Enter');
      await page.clock.runFor(delay - 100);
      await expectActive(carousel, 2);
      await runForMove(carousel, 200);
      await expectActive(carousel, 3);
    });
    // The rest is of both: one component.
    if (name === 'Testimonials') continue;
    await test.step(`${name}: a mouse over content stops it`, async () => {
      await carousel.locator(`[aria-roledescription=slide]:not([inert]) ${content}`).hover();
      await page.clock.runFor(delay + 200);
      await expectActive(carousel, 3);
      await page.mouse.move(0, 0);
      await runForMove(carousel, delay + 50);
      await expectActive(carousel, (3 % count) + 1);
    });
    await test.step(`${name}: keyboard focus stops it until the visitor plays it`, async () => {
      await expect(live).toHaveAttribute('aria-live', 'off');
      await menuLink(page, 'Home').focus();
      await tabTo(page, button);
      await expect(button).toHaveAccessibleName('Play slides');
      await expect(live).toHaveAttribute('aria-live', 'polite');
      await page.clock.runFor(delay + 200);
      await expectActive(carousel, (3 % count) + 1);
      await page.keyboard.press('Enter');
      await expect(button).toHaveAccessibleName('Pause slides');
      await runForMove(carousel, delay + 50);
      await expectActive(carousel, (4 % count) + 1);
      await button.press('Enter');
    });
    await page.clock.resume();
  }
});

test('thirteen testimonials have a bullet each, which fit a phone', { tag: '@deep' }, async ({
  page,
  respondWith,
}) => {
  const results = Array.from({ length: 13 }, (_, id) => ({ id, text: `Quote ${id + 1}.` }));
  // One without a text is left out.
  await respondWith('/api/testimonials/', { results: [{ id: -1, name: 'Silent' }, ...results] });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const carousel = await findCarousel(page, 'Testimonials');
  await expect(dotsOf(carousel)).toHaveCount(13);
  await dotsOf(carousel).nth(12).click();
  const slide = carousel.locator('[aria-roledescription=slide]:not([inert])');
  await expect(slide).toContainText('Quote 13.');
  await expect(dotsOf(carousel).nth(12)).toBeInViewport({ ratio: 1 });
});

test('only the video of the visible, active slide of the banner plays, none with reduced data', {
  tag: '@deep',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const carousel = page.getByRole('region', { name: 'What we do' });
  const playing = () => playingVideos(carousel);
  for (const number of [2, 1]) {
    const dot = carousel.getByRole('button', { name: `Slide ${number}` });
    // The mouse stays on the button, which keeps the slides from moving.
    await dot.click();
    const video = carousel.getByRole('group', { name: `${number} of 3` }).locator('video');
    const own = await video.evaluate(({ src }: HTMLVideoElement) => src);
    await expect(video).toHaveJSProperty('muted', true);
    const { width, height } = (await video.boundingBox()) as DOMRect;
    expect(Math.min(width / 1440, height / 900), 'it covers the window').toBeCloseTo(1);
    await expect.poll(playing).toEqual([own]);
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(playing).toEqual([]);
  await expect(carousel.getByRole('heading', { name: 'Two cities, one studio' })).toBeVisible();
  const services = carousel.getByRole('link', { name: 'Our Services' }).first();
  await expect(services).toHaveAttribute('href', '/services#');
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/');
  await expect(carousel.getByRole('button', { name: 'Play slides' })).toBeVisible();
  await expect(carousel.locator('video')).toHaveCount(0);
});

test('a banner with one slide has no dots, and a pause button only for its video', {
  tag: '@deep',
}, async ({ page, respondWith }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const carousel = page.getByRole('region', { name: 'What we do' });
  const video = '/media/banners/play.webm';
  await respondWith('/api/video-banners/', { results: [{ id: 1, title: 'Only', video }] });
  await page.goto('/');
  await expect.poll(() => playingVideos(carousel)).toHaveLength(1);
  await expect(dotsOf(carousel)).toHaveCount(0);
  await carousel.getByRole('button', { name: 'Pause slides' }).click();
  await expect.poll(() => playingVideos(carousel)).toHaveLength(0);
  await carousel.getByRole('button', { name: 'Play slides' }).click();
  await expect.poll(() => playingVideos(carousel)).toHaveLength(1);
  await respondWith('/api/video-banners/', { results: [{ title: 'Bare', video: 'ftp://x/a' }] });
  await page.goto('/');
  await expect(carousel.getByRole('heading', { name: 'Bare' })).toBeVisible();
  await expect(carousel.getByRole('button')).toHaveCount(0);
});
