/** Contrast of painted pixels, for which axe has no rule. */
import type { Locator, Page } from '@playwright/test';

const linear = (value = 0) =>
  value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;

/** Relative luminance of a colour with parts of 0 to 255, by WCAG's formula. */
export const luminanceOf = ([red, green, blue]: Iterable<number>) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Contrast ratio of two luminances. */
export const contrastOf = (one = 0, other = one) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Luminances of the pixels of a screenshot, row by row. The page decodes the image. */
export async function readLuminances(page: Page, screenshot: Buffer) {
  const { data, width } = await page.evaluate(async (bytes) => {
    const image = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (!canvas) throw new Error('This browser draws no canvas.');
    canvas.drawImage(image, 0, 0);
    const { data: pixels, width: columns } = canvas.getImageData(0, 0, image.width, image.height);
    return { data: pixels, width: columns };
  }, new Uint8Array(screenshot));
  const luminances = Float32Array.from({ length: data.length / 4 }, (_, pixel) =>
    luminanceOf(data.subarray(4 * pixel)),
  );
  return { width, luminances };
}

const withoutText = '* { color: transparent !important; text-decoration: none !important }';

/** The lowest contrast ratio of the text colour of `text` with a pixel behind its content. */
export async function lowestContrast(text: Locator): Promise<number> {
  await text.scrollIntoViewIfNeeded();
  const { colour, clip } = await text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { colour: getComputedStyle(element).color, clip: { x, y, width, height } };
  });
  const page = text.page();
  const ground = await page.screenshot({ clip, style: withoutText });
  const { luminances } = await readLuminances(page, ground);
  const own = luminanceOf((colour.match(/\d+/g) ?? []).map(Number));
  return luminances.reduce((lowest, each) => Math.min(lowest, contrastOf(own, each)), 21);
}
