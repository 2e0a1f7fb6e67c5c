/** Our own pictures: every browser takes a file that fits the layout, in the best format that it knows. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Pages with pictures of our own, and how many each has. */
const pages: [path: string, count: number][] = [
  ['/', 7],
  ['/about-us', 3],
  ['/services', 1],
  ['/careers?as=visitor', 1],
  ['/blog-single/1', 3],
];

/** Pages with a picture at their head, which alone comes before all others. */
const isAtHead = new Set(['/careers?as=visitor', '/blog-single/1']);

/** Own pictures as the browser shows them; scrolls to each, because most load only when they come near. */
async function ownPictures(page: Page) {
  const images = page.locator('main picture img');
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveJSProperty('complete', true);
  }
  return images.evaluateAll((all) =>
    (all as HTMLImageElement[]).map((image) => ({
      file: image.currentSrc,
      eager: image.loading === 'eager' && image.fetchPriority === 'high',
      // What the picture would measure without its cut-off edges (object-fit: cover).
      shown: Math.max(
        image.clientWidth,
        (image.clientHeight * image.naturalWidth) / image.naturalHeight,
      ),
      // With width descriptors, the natural width is what `sizes` told the browser.
      told: image.naturalWidth,
    })),
  );
}

for (const [path, count] of pages) {
  test(`${path} tells the browser how wide its pictures are, and loads AVIF alone`, async ({
    page,
  }) => {
    const formats = new Set<string>();
    page.on('request', (request) => {
      const format = /\/assets\/.*\.(avif|webp)$/.exec(request.url())?.[1];
      if (format) formats.add(format);
    });
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(path);
    await expect(page.locator('main picture')).toHaveCount(count);
    for (const width of [390, 1024, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      // A wider page asks for wider files, which take their time.
      await expect(async () => {
        for (const { file, shown, told } of await ownPictures(page)) {
          const said = `${file} at ${width} px: ${told} told, ${shown} shown`;
          expect(file).toMatch(/\.avif$/);
          expect(told / shown, said).toBeGreaterThan(0.95);
          expect(told / shown, said).toBeLessThan(1.15);
        }
      }).toPass({ timeout: 15_000 });
    }
    if (isAtHead.has(path)) {
      const [head, ...others] = await ownPictures(page);
      expect(head?.eager).toBe(true);
      expect(others.map(({ eager }) => eager)).not.toContain(true);
    }
    expect([...formats]).toEqual(['avif']);
  });
}

test('a browser without AVIF takes WebP, as wide as it needs', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/careers?as=visitor');
  const image = page.locator('main picture img');
  await page.locator('main picture source').evaluate((source) => source.remove());
  await expect(image).toHaveJSProperty('complete', true);
  const file = await image.evaluate((element: HTMLImageElement) => element.currentSrc);
  expect(file).toMatch(/hero-800-[\w-]+\.webp$/);
});
