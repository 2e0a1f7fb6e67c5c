/** Contrast of text with what is really painted behind it, such as a video. */
import type { Locator } from '@playwright/test';
import { contrastOf, luminanceOf, readLuminances } from '../visit/pixels.ts';

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
