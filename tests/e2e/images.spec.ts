/** The site's own images: browsers load a file that fits the layout, in the best format they support. */
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

test('images have correct `sizes`, and browsers load AVIF, or else WebP', async ({ page }) => {
  await page.goto('/about-us?as=visitor');
  const images = page.locator('main picture img');
  for (const [path, count] of pages) {
    await visit(page, path);
    await expect(images).toHaveCount(count);
    // A wider page loads wider files.
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const image of await images.all()) {
        // Most load lazily.
        await image.scrollIntoViewIfNeeded();
        // With width descriptors, the natural width is the one in `sizes`; `object-fit: cover` cuts off a part.
        const read = () =>
          image.evaluate((each: HTMLImageElement) => {
            const whole = (each.clientHeight * each.naturalWidth) / each.naturalHeight;
            const ratio = each.naturalWidth / Math.max(each.clientWidth, whole);
            return { fits: ratio > 0.95 && ratio < 1.15, format: each.currentSrc.split('.').pop() };
          });
        await expect.poll(read, `${path} at ${width} px`).toEqual({ fits: true, format: 'avif' });
      }
    }
  }
  await test.step('a browser without AVIF loads WebP in the right width', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, '/careers');
    await expect(images).toHaveCount(1);
    await page.locator('main picture source').evaluate((source) => source.remove());
    const file = () => images.evaluate((image: HTMLImageElement) => image.currentSrc);
    await expect.poll(file).toMatch(/hero-800-[\w-]+\.webp$/);
  });
});
