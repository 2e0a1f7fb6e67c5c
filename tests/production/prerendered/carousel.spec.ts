/** The home page's carousels are in its HTML; Swiper loads after painting and only moves slides. */
import { expect, type Locator, type Page } from '@playwright/test';
import { hold } from './hold.ts';
import { keptNodes, test, untilHydrated } from './page.ts';

const carouselOf = (page: Page, name: string) => page.getByRole('region', { name });

/** Swiper reorders slides, so they are found by name. */
const slideOf = (carousel: Locator, number: number) =>
  carousel.locator(`[aria-label^="${number} of"]`);

const activeOf = (carousel: Locator) =>
  carousel.locator('[aria-roledescription=slide]:not([inert])');

const slidesOf = (carousel: Locator) => carousel.locator('[aria-roledescription=slide]');

const dotsOf = (carousel: Locator) => carousel.getByRole('button', { name: /^Slide \d/ });

/** Waits until Swiper controls the carousel. */
const untilMovable = (carousel: Locator) =>
  expect(carousel.locator('.swiper-initialized')).toBeVisible();

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const name of ['What we do', 'Testimonials']) {
    test(`${name}: slides are read by scrolling, and there are no controls`, async ({ page }) => {
      await page.goto('/');
      const carousel = carouselOf(page, name);
      await carousel.scrollIntoViewIfNeeded();
      await expect(slidesOf(carousel).first()).toBeInViewport({ ratio: 0.4 });
      await expect(slidesOf(carousel).last()).not.toBeInViewport();
      await expect(carousel.getByRole('button')).toHaveCount(0);
      await slidesOf(carousel).first().hover();
      await page.mouse.wheel(20_000, 0);
      await expect(slidesOf(carousel).last()).toBeInViewport({ ratio: 0.4 });
      await expect(slidesOf(carousel).first()).not.toBeInViewport();
    });
  }
});

test('Swiper loads after the largest paint, and moves slides without layout shift', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen = { shifts: 0, painted: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) {
        seen.shifts += (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((entries) => {
      seen.painted = entries.getEntries().at(-1)?.startTime ?? 0;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto('/');
  await untilMovable(carouselOf(page, 'What we do'));
  await untilMovable(carouselOf(page, 'Testimonials'));
  const seen = () =>
    page.evaluate(
      () => (window as typeof window & { seen: { shifts: number; painted: number } }).seen,
    );
  const asked = await page.evaluate(
    () =>
      performance.getEntriesByType('resource').find(({ name }) => name.includes('createSwiper'))
        ?.startTime,
  );
  const { painted } = await seen();
  expect(painted).toBeGreaterThan(0);
  expect(asked).toBeGreaterThan(painted);
  const { before, kept } = await keptNodes(page);
  expect(kept).toBe(before);
  for (const name of ['What we do', 'Testimonials']) {
    const carousel = carouselOf(page, name);
    await carousel.scrollIntoViewIfNeeded();
    for (const dot of [await dotsOf(carousel).count(), 1, 2]) {
      await dotsOf(carousel)
        .nth(dot - 1)
        .click();
      await expect(activeOf(carousel)).toHaveAttribute('aria-label', new RegExp(`^${dot} of`));
      await expect(activeOf(carousel)).toBeInViewport({ ratio: 0.5 });
    }
  }
  expect((await seen()).shifts).toBeLessThan(0.01);
});

test('without Swiper the dots and arrow keys still show every slide', async ({ page }) => {
  await page.route('**/createSwiper*.js', (route) => route.abort());
  await page.goto('/');
  await untilHydrated(page);
  const carousel = carouselOf(page, 'What we do');
  const show = async (number: number) => {
    await expect(dotsOf(carousel).nth(number - 1)).toHaveAttribute('aria-current', 'true');
    await expect(slideOf(carousel, number)).toBeInViewport({ ratio: 0.9 });
    await expect(slideOf(carousel, (number % 3) + 1)).not.toBeInViewport();
  };
  await show(1);
  await dotsOf(carousel).last().click();
  await show(3);
  await page.keyboard.press('ArrowRight');
  await show(1);
});

test('a slide chosen before Swiper is loaded stays', async ({ page }) => {
  const release = await hold(page, '**/createSwiper*.js');
  await page.goto('/');
  await untilHydrated(page);
  const carousel = carouselOf(page, 'What we do');
  await dotsOf(carousel).nth(1).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(slideOf(carousel, 3)).toBeInViewport({ ratio: 0.9 });
  release();
  await untilMovable(carousel);
  await expect(slideOf(carousel, 3)).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('ArrowRight');
  await expect(dotsOf(carousel).first()).toHaveAttribute('aria-current', 'true');
  await expect(slideOf(carousel, 1)).toBeInViewport({ ratio: 0.9 });
});

/** Changes a list that the page reloads after hydration. Gives the function that releases the response. */
async function changeList(page: Page, path: string, edit: (list: object[]) => object[]) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(path, async (route) => {
    const body: { results: object[] } = await (await route.fetch()).json();
    await released;
    await route.fulfill({ json: { ...body, results: edit(body.results) } });
  });
  return release;
}

test('slides that have changed since prerendering show in their new order, a single one without controls', async ({
  page,
}) => {
  const releaseTestimonials = await changeList(page, '**/api/testimonials/', (list) =>
    list.slice(1).reverse(),
  );
  const releaseBanners = await changeList(page, '**/api/video-banners/', (list) =>
    list.slice(0, 1),
  );
  await page.goto('/');
  const testimonials = carouselOf(page, 'Testimonials');
  await untilMovable(testimonials);
  const names = () =>
    dotsOf(testimonials).evaluateAll((dots) =>
      dots.map((dot) => dot.ariaLabel?.split(': ')[1] ?? ''),
    );
  const before = await names();
  // From the first slide back to the last, for which Swiper reorders them.
  await dotsOf(testimonials).first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(activeOf(testimonials)).toHaveAttribute('aria-label', '6 of 6');
  releaseTestimonials();
  await expect(dotsOf(testimonials)).toHaveCount(5);
  const after = before.slice(1).reverse();
  expect(await names()).toEqual(after);
  await untilMovable(testimonials);
  await expect(activeOf(testimonials)).toHaveAttribute('aria-label', '5 of 5');
  await expect(testimonials.getByRole('button', { name: 'Play slides' })).toBeVisible();
  for (const [index, name] of after.entries()) {
    await dotsOf(testimonials).nth(index).click();
    await expect(activeOf(testimonials)).toHaveAttribute('aria-label', `${index + 1} of 5`);
    await expect(activeOf(testimonials)).toContainText(name);
    await expect(activeOf(testimonials)).toBeInViewport({ ratio: 0.9 });
  }
  releaseBanners();
  const banner = carouselOf(page, 'What we do');
  await expect(banner.getByRole('button')).toHaveCount(0);
  await expect(slidesOf(banner)).toHaveCount(1);
  await expect(slideOf(banner, 1)).not.toHaveAttribute('inert');
  await expect(banner.locator('.swiper-initialized')).toHaveCount(0);
});

test('two slides loop both ways', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  const release = await changeList(page, '**/api/testimonials/', (list) => list.slice(0, 2));
  release();
  await page.goto('/');
  const testimonials = carouselOf(page, 'Testimonials');
  await expect(dotsOf(testimonials)).toHaveCount(2);
  // Swiper has been created again for the two slides.
  await page.waitForLoadState('networkidle');
  await untilMovable(testimonials);
  await dotsOf(testimonials).first().focus();
  await dotsOf(testimonials).first().click();
  // Autoplay may have moved to the second slide.
  await expect(slideOf(testimonials, 1)).toBeInViewport({ ratio: 0.9 });
  await expect(slideOf(testimonials, 2)).not.toBeInViewport();
  for (const [key, number] of [
    ['ArrowRight', 2],
    ['ArrowRight', 1],
    ['ArrowLeft', 2],
    ['ArrowLeft', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(activeOf(testimonials)).toHaveAttribute('aria-label', `${number} of 2`);
    await expect(slideOf(testimonials, number)).toBeInViewport({ ratio: 0.9 });
    await expect(slideOf(testimonials, 3 - number)).not.toBeInViewport();
  }
  expect(warnings).toEqual([]);
});
