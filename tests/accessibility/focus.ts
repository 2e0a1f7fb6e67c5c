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
    const [x, y] = [own.x + own.width / 2, own.y + own.height / 2];
    // The centre and the middles of the sides, because corners may be round; null outside the window.
    const hits = [
      document.elementFromPoint(x, y),
      document.elementFromPoint(x, own.top + 3),
      document.elementFromPoint(x, own.bottom - 3),
      document.elementFromPoint(own.left + 3, y),
      document.elementFromPoint(own.right - 3, y),
    ];
    const seenPoints = hits.filter((hit) => hit !== null);
    const covers = seenPoints.filter((hit) => !element.contains(hit) && !hit.contains(element));
    // The ring of a link that covers its card surrounds the card.
    const card = element.closest('article, li, :has(> [type=file])') ?? element;
    const boxes = [own, card.getBoundingClientRect()];
    const margin = 12;
    const left = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.left)) - margin));
    const top = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.top)) - margin));
    const right = Math.ceil(Math.max(...boxes.map((box) => box.right)) + margin);
    const bottom = Math.ceil(Math.max(...boxes.map((box) => box.bottom)) + margin);
    return {
      isKnown,
      isVideo: element.localName === 'video',
      html: element.outerHTML.replace(/\s+/g, ' ').slice(0, 140),
      isOutside: seenPoints.length === 0,
      // WCAG 2.4.11 only forbids that all of it is hidden; one covered point is allowed here.
      cover: covers.length > 1 ? covers[0]?.outerHTML.slice(0, 80) : undefined,
      halfPerimeter: Math.min(own.width, innerWidth) + Math.min(own.height, innerHeight),
      clip: {
        x: left,
        y: top,
        width: Math.min(innerWidth, right) - left,
        height: Math.min(innerHeight, bottom) - top,
      },
    };
  }, known);
}

type Stop = NonNullable<Awaited<ReturnType<typeof readStop>>>;

/**
 * Compares two images of an element, without and with its focus ring, where they differ. Counts the pixels that have a
 * contrast of 3:1 (WCAG 1.4.11) to what they cover or what is beside the ring, and fainter ones that are not just the
 * soft edge of these. Runs in the page.
 */
async function comparePixels(images: Uint8Array<ArrayBuffer>[]) {
  const linear = (value = 0) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  const [without, ring] = await Promise.all(
    images.map(async (bytes) => {
      const image = await createImageBitmap(new Blob([bytes]));
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
      if (!canvas) throw new Error('This browser draws no canvas.');
      canvas.drawImage(image, 0, 0);
      const { data, width } = canvas.getImageData(0, 0, image.width, image.height);
      const luminances = Float32Array.from({ length: data.length / 4 }, (_, pixel) => {
        const [red, green, blue] = data.subarray(4 * pixel);
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) + 0.05;
      });
      return { width, luminances };
    }),
  );
  if (!without || !ring) throw new Error('There are no two images.');
  const { luminances, width } = ring;
  const contrast = (one = 1, other = one) => Math.max(one, other) / Math.min(one, other);
  const change = (pixel: number) => contrast(luminances[pixel], without.luminances[pixel]);
  // A ring is up to 3 px wide and 3 px away.
  const beside = [1, 2, 3, 4, 5, 6, 7].flatMap((far) => [far, -far, far * width, -far * width]);
  const isClear = (pixel: number) =>
    change(pixel) > 1.1 &&
    [
      change(pixel),
      ...beside.map((step) => contrast(luminances[pixel], luminances[pixel + step])),
    ].some((ratio) => ratio >= 3);
  const clear = luminances.map((_, pixel) => Number(isClear(pixel)));
  const isSoft = (pixel: number) =>
    [0, 1, -1, width, -width].some((step) => clear[pixel + step] === 1);
  return {
    clear: clear.filter(Boolean).length,
    faint: luminances.filter((_, pixel) => change(pixel) > 1.1 && !isSoft(pixel)).length,
  };
}

const withoutRing =
  ':focus-visible, :focus-visible::before, :focus-visible::after, :has(:focus-visible) { outline: none !important }';

async function ringViolations(page: Page, { clip, html, halfPerimeter }: Stop): Promise<string[]> {
  let found = '';
  // An image or a font may still arrive between the two screenshots.
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const bare = await page.screenshot({ clip, style: withoutRing });
    const images = [bare, await page.screenshot({ clip })].map((png) => new Uint8Array(png));
    const { clear, faint } = await page.evaluate(comparePixels, images);
    // Of a card taller than the window, only a part of the ring is visible.
    if (clear >= halfPerimeter && clear > faint) return [];
    found = `focus ring of ${clear} clear and ${faint} faint pixels: ${html}`;
    await page.waitForTimeout(200);
  }
  return [found];
}

/**
 * Presses Tab (or Shift+Tab) through all stops. Gives those that are outside the window or covered and, with `rings`,
 * those without a visible focus ring.
 */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab', rings = false): Promise<string[]> {
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
