/** The home page's carousels are in its HTML; Swiper loads after painting and only moves slides. */
import { expect, type Locator, type Page } from '@playwright/test';
import { dotsOf, expectSlide } from '../../support/carousel.ts';
import { test } from '../fixtures.ts';
import { expectKept, expectStill, hold, openHydrated, recordShifts } from './page.ts';

const carouselOf = (page: Page, name: string) => page.getByRole('region', { name });

/** Swiper reorders slides, so they are found by name. */
const slideOf = (carousel: Locator, number: number) =>
  carousel.locator(`[aria-label^="${number} of"]`);

/** Waits until Swiper controls the carousel. */
const untilMovable = (carousel: Locator) =>
  expect(carousel.locator('.swiper-initialized')).toBeVisible();

test('Swiper loads after the largest paint without moving other parts', async ({ page }) => {
  await recordShifts(page);
  await page.goto('/');
  const carousels = [carouselOf(page, 'What we do'), carouselOf(page, 'Testimonials')];
  for (const carousel of carousels) await untilMovable(carousel);
  const { asked, painted } = await page.evaluate(async () => {
    const paints = await new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((entries) => resolve(entries.getEntries())).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
    });
    const fetched = performance.getEntriesByType('resource');
    return {
      asked: fetched.find(({ name }) => name.includes('createSwiper'))?.startTime,
      painted: paints.at(-1)?.startTime ?? 0,
    };
  });
  expect(painted).toBeGreaterThan(0);
  expect(asked).toBeGreaterThan(painted);
  await expectKept(page);
  for (const carousel of carousels) {
    await carousel.scrollIntoViewIfNeeded();
    const dots = dotsOf(carousel);
    const count = await dots.count();
    for (const number of [count, 1, 2]) {
      await dots.nth(number - 1).click();
      await expectSlide(carousel, number, count);
    }
  }
  await expectStill(page);
});

test('without Swiper the dots and arrow keys still show every slide', async ({ page }) => {
  await page.route('**/createSwiper*.js', (route) => route.abort());
  await openHydrated(page, '/');
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

test('a slide chosen before Swiper loads stays active', async ({ page }) => {
  const release = await hold(page, '**/createSwiper*.js');
  await openHydrated(page, '/');
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

test('slides that changed since the page was rendered show in their new order', async ({
  page,
}) => {
  const release = await hold(page, '**/api/testimonials/', async (route) => {
    const body: { results: object[] } = await (await route.fetch()).json();
    await route.fulfill({ json: { ...body, results: body.results.slice(-2).reverse() } });
  });
  await page.goto('/');
  const testimonials = carouselOf(page, 'Testimonials');
  await untilMovable(testimonials);
  const dots = dotsOf(testimonials);
  const names = () =>
    dots.evaluateAll((all) => all.map((dot) => dot.ariaLabel?.split(': ')[1] ?? ''));
  const after = (await names()).slice(-2).reverse();
  release();
  await expect(dots).toHaveCount(2);
  expect(await names()).toEqual(after);
  for (const [index, name] of after.entries()) {
    await dots.nth(index).click();
    await expectSlide(testimonials, index + 1, 2);
    await expect(slideOf(testimonials, index + 1)).toContainText(name);
  }
});
