/** The home page's carousels are in its HTML; Swiper loads after painting and only moves slides. */
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { dotsOf, expectSlide } from '../../support/carousel.ts';
import { test } from '../fixtures.ts';
import { siteFolder } from '../places.ts';
import { expectKept, expectStill, hold, openHydrated, recordShifts } from './page.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const carouselOf = (page: Page, name: string) => page.getByRole('region', { name });

/** Waits until Swiper controls the carousel. */
const untilMovable = (carousel: Locator) =>
  expect(carousel.locator('.swiper-initialized')).toBeVisible();

test('Swiper loads after the largest paint without moving other parts, with at most 130 kB of script', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
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
      painted: paints.at(-1)?.startTime ?? Number.NaN,
    };
  });
  expect(asked).toBeGreaterThan(painted);
  await expectKept(page);
  await expectStill(page);
  // What the page loads without interaction.
  await page.waitForTimeout(1000);
  const files = scripts.map((script) => path.join(siteFolder, script));
  // Small files have no compressed copy.
  const found = files.map((file) => stat(`${file}.br`).catch(() => stat(file)));
  const total = (await Promise.all(found)).reduce((sum, { size }) => sum + size, 0);
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThanOrEqual(130_000);
});

test('dots and arrow keys show every slide without Swiper, which keeps the chosen one', async ({
  page,
}) => {
  const release = await hold(page, '**/createSwiper*.js');
  await openHydrated(page, '/');
  const carousel = carouselOf(page, 'What we do');
  const show = async (number: number) => {
    await expect(dotsOf(carousel).nth(number - 1)).toHaveAttribute('aria-current', 'true');
    // Swiper reorders slides, so they are found by name.
    const slide = carousel.locator(`[aria-label^="${number} of"]`);
    await expect(slide).toBeInViewport({ ratio: 0.9 });
  };
  await show(1);
  await dotsOf(carousel).nth(1).click();
  await show(2);
  await page.keyboard.press('ArrowRight');
  await show(3);
  release();
  await untilMovable(carousel);
  await show(3);
  await page.keyboard.press('ArrowRight');
  await show(1);
});

test('slides that changed since the page was rendered show in their new order', {
  tag: '@deep',
}, async ({ page, request }) => {
  const body: { results: object[] } = await (await request.get('/api/testimonials/')).json();
  const json = { ...body, results: body.results.slice(-2).reverse() };
  const release = await hold(page, '**/api/testimonials/', (route) => route.fulfill({ json }));
  await page.goto('/');
  const testimonials = carouselOf(page, 'Testimonials');
  await untilMovable(testimonials);
  const dots = dotsOf(testimonials);
  const names = () =>
    dots.evaluateAll((all) => all.map((dot) => dot.ariaLabel?.split(': ')[1] ?? ''));
  const after = (await names()).slice(-2).reverse();
  release();
  await expect.poll(names).toEqual(after);
  await dots.last().click();
  await expectSlide(testimonials, 2, 2);
  await expect(testimonials.locator('[aria-label^="2 of"]')).toContainText(`${after[1]}`);
});
