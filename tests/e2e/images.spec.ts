/** The site's own images: browsers load a file that fits the layout, in the best format they support. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { visit } from './visit.ts';

/** Pages with own images, and their number. */
const pages: [path: string, count: number][] = [
  ['/', 7],
  ['/about-us', 3],
  ['/services', 1],
  ['/careers', 1],
  ['/blog-single/1', 3],
];

/** Pages with a hero image, the only one to load with high priority. */
const hasHero = new Set(['/careers', '/blog-single/1']);

/** Own images as displayed; scrolls to each, because most load lazily. */
async function ownImages(page: Page) {
  const images = page.locator('main picture img');
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveJSProperty('complete', true);
  }
  return images.evaluateAll((all) =>
    (all as HTMLImageElement[]).map((image) => ({
      file: image.currentSrc,
      eager: image.loading === 'eager' && image.fetchPriority === 'high',
      // The width of the whole image, including what `object-fit: cover` cuts off.
      shown: Math.max(
        image.clientWidth,
        (image.clientHeight * image.naturalWidth) / image.naturalHeight,
      ),
      // With width descriptors, the natural width is the one in `sizes`.
      sizes: image.naturalWidth,
    })),
  );
}

test('images have correct `sizes`, and browsers load AVIF, or else WebP', async ({ page }) => {
  const formats = new Set<string>();
  page.on('request', (request) => {
    const format = /\/assets\/.*\.(avif|webp)$/.exec(request.url())?.[1];
    if (format) formats.add(format);
  });
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/about-us?as=visitor');
  for (const [path, count] of pages) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 390, height: 900 });
      await visit(page, path);
      await expect(page.locator('main picture')).toHaveCount(count);
      for (const width of [390, 1024, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        // A wider page loads wider files.
        await expect(async () => {
          for (const { file, shown, sizes } of await ownImages(page)) {
            const message = `${file} at ${width} px: sizes ${sizes}, shown ${shown}`;
            expect(file).toMatch(/\.avif$/);
            expect(sizes / shown, message).toBeGreaterThan(0.95);
            expect(sizes / shown, message).toBeLessThan(1.15);
          }
        }).toPass({ timeout: 15_000 });
      }
      if (hasHero.has(path)) {
        const [hero, ...others] = await ownImages(page);
        expect(hero?.eager).toBe(true);
        expect(others.map(({ eager }) => eager)).not.toContain(true);
      }
    });
  }
  expect([...formats]).toEqual(['avif']);
  await test.step('a browser without AVIF loads WebP in the right width', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, '/careers');
    await expect(page.locator('main picture')).toHaveCount(1);
    const image = page.locator('main picture img');
    await page.locator('main picture source').evaluate((source) => source.remove());
    const file = () => image.evaluate((element: HTMLImageElement) => element.currentSrc);
    await expect.poll(file).toMatch(/hero-800-[\w-]+\.webp$/);
    await expect(image).toHaveJSProperty('complete', true);
  });
});
