/** Moves through a screen with the Tab key and checks every stop. */
import type { JSHandle, Page } from '@playwright/test';

/** More stops than any screen has. */
const limit = 300;

/** Reads the focused element; null without one. `known` are the elements that had the focus before. */
function readStop(page: Page, known: JSHandle<Set<Element>>) {
  return page.evaluate(async (seen) => {
    // With reduced motion (0.01 ms) the ring is drawn a frame later.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
    const isKnown = seen.has(element);
    seen.add(element);
    const own = element.getBoundingClientRect();
    const inset = 3;
    // The centre and the middles of the sides, because corners may be round; null outside the window.
    const hits = [
      [0.5, 0.5],
      [0.5, 0],
      [0.5, 1],
      [0, 0.5],
      [1, 0.5],
    ].map(([across = 0, down = 0]) =>
      document.elementFromPoint(
        own.x + inset + across * (own.width - 2 * inset),
        own.y + inset + down * (own.height - 2 * inset),
      ),
    );
    const seenPoints = hits.filter((hit) => hit !== null);
    const covers = seenPoints.filter((hit) => !element.contains(hit) && !hit.contains(element));
    // The ring of a link that covers its card surrounds the card.
    const carrier = element.closest('article, li, :has(> [type=file])') ?? element;
    const margin = 12;
    const { left, top, right, bottom } = carrier.getBoundingClientRect();
    const [x, y] = [Math.max(0, Math.floor(left - margin)), Math.max(0, Math.floor(top - margin))];
    return {
      isKnown,
      isVideo: element.localName === 'video',
      html: element.outerHTML.replace(/\s+/g, ' ').slice(0, 140),
      isOutside: seenPoints.length === 0,
      // WCAG 2.4.11 only forbids that all of it is hidden; one covered point is allowed here.
      cover: covers.length > 1 ? covers[0]?.outerHTML.slice(0, 80) : undefined,
      halfPerimeter: Math.min(own.width, innerWidth) + Math.min(own.height, innerHeight),
      clip: {
        x,
        y,
        width: Math.min(innerWidth, Math.ceil(right + margin)) - x,
        height: Math.min(innerHeight, Math.ceil(bottom + margin)) - y,
      },
    };
  }, known);
}

type Stop = NonNullable<Awaited<ReturnType<typeof readStop>>>;

/**
 * Compares two images of an element, without and with its focus ring. Counts the pixels that differ by a contrast of
 * 3:1 (WCAG 1.4.11), and fainter ones that are not just the soft edge of these. Runs in the page.
 */
async function comparePixels(images: Uint8Array<ArrayBuffer>[]) {
  const read = async (bytes: Uint8Array<ArrayBuffer>) => {
    const image = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (!canvas) throw new Error('This browser draws no canvas.');
    canvas.drawImage(image, 0, 0);
    return canvas.getImageData(0, 0, image.width, image.height);
  };
  const [without, ring] = await Promise.all(images.map(read));
  if (!without || !ring) throw new Error('There are no two images.');
  const linear = (value = 0) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  const luminance = ({ data }: ImageData, at: number) =>
    0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]);
  const ratios = Float32Array.from({ length: ring.width * ring.height }, (_, pixel) => {
    const [one, other] = [luminance(without, 4 * pixel), luminance(ring, 4 * pixel)];
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  });
  const isClear = (pixel: number) => (ratios[pixel] ?? 0) >= 3;
  const clear = ratios.filter((_, pixel) => isClear(pixel));
  const faint = ratios.filter(
    (ratio, pixel) =>
      ratio > 1.1 && ![0, 1, -1, ring.width, -ring.width].some((step) => isClear(pixel + step)),
  );
  return { clear: clear.length, faint: faint.length };
}

const withoutRing =
  ':focus-visible, :focus-visible::before, :focus-visible::after, :has(:focus-visible) { outline: none !important }';

async function ringViolations(page: Page, { clip, html, halfPerimeter }: Stop): Promise<string[]> {
  const images = [
    await page.screenshot({ clip, style: withoutRing }),
    await page.screenshot({ clip }),
  ].map((png) => new Uint8Array(png));
  const { clear, faint } = await page.evaluate(comparePixels, images);
  // Of a card taller than the window, only a part of the ring is visible.
  const isSeen = clear >= halfPerimeter && clear >= 2 * faint;
  return isSeen ? [] : [`focus ring of ${clear} clear and ${faint} faint pixels: ${html}`];
}

/**
 * Presses Tab (or Shift+Tab) through all stops. Gives those that are outside the window or covered and, with `rings`,
 * those without a visible focus ring.
 */
export async function walk(
  page: Page,
  { key = 'Tab', rings = false }: { key?: 'Tab' | 'Shift+Tab'; rings?: boolean } = {},
): Promise<string[]> {
  const known = await page.evaluateHandle(() => new Set<Element>());
  const violations: string[] = [];
  let stops = 0;
  for (let step = 0; step < limit; step += 1) {
    await page.keyboard.press(key);
    const stop = await readStop(page, known);
    if (!stop && stops === 0) continue;
    // The browser's own controls of a video are several stops in one element.
    if (stop?.isKnown && stop.isVideo) continue;
    if (!stop || stop.isKnown) break;
    stops += 1;
    const { html, isOutside, cover, isVideo } = stop;
    if (isOutside) violations.push(`outside the window: ${html}`);
    if (cover) violations.push(`covered by ${cover}: ${html}`);
    if (rings && !isOutside && !isVideo) violations.push(...(await ringViolations(page, stop)));
  }
  return stops === 0 ? ['nothing can be reached by keyboard'] : violations;
}
