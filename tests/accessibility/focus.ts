/** Moves through a screen with the Tab key and checks every tab stop. */
import type { JSHandle, Page } from '@playwright/test';
import { contrastOf, readLuminances } from '../support/contrast.ts';

/** Most tab stops; more than any screen has. */
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
    const at = (pointX: number, pointY: number) => document.elementFromPoint(pointX, pointY) ?? [];
    const upright = [at(x, y), at(x, own.top + 3), at(x, own.bottom - 3)];
    const hits = [...upright, at(own.left + 3, y), at(own.right - 3, y)].flat();
    const covers = hits.filter((hit) => !element.contains(hit) && !hit.contains(element));
    // If a link covers its card, its ring surrounds the card.
    const card = element.closest('article, li, :has(> [type=file])') ?? element;
    const box = card.getBoundingClientRect();
    const margin = 12;
    const left = Math.max(0, Math.floor(Math.min(own.left, box.left) - margin));
    const top = Math.max(0, Math.floor(Math.min(own.top, box.top) - margin));
    const right = Math.min(innerWidth, Math.ceil(Math.max(own.right, box.right) + margin));
    const bottom = Math.min(innerHeight, Math.ceil(Math.max(own.bottom, box.bottom) + margin));
    return {
      isKnown,
      isVideo: element.localName === 'video',
      kind: `${element.localName} ${element.className} in ${element.parentElement?.className}`,
      html: element.outerHTML.replace(/\s+/g, ' ').slice(0, 140),
      isOutside: hits.length === 0,
      // WCAG 2.4.11 only forbids hiding the whole element; one covered point is allowed here.
      cover: covers.length > 1 ? covers[0]?.outerHTML.slice(0, 80) : undefined,
      halfPerimeter: Math.min(own.width, innerWidth) + Math.min(own.height, innerHeight),
      clip: { x: left, y: top, width: right - left, height: bottom - top },
    };
  }, known);
}

type Stop = NonNullable<Awaited<ReturnType<typeof readStop>>>;

/**
 * Compares an element without and with its focus ring. Of the pixels that differ, counts those with a contrast of 3:1
 * (WCAG 1.4.11) to the pixel that they cover or to those beside the ring, and fainter ones that are not just their soft
 * edge.
 */
function countPixels(without: Float32Array, ring: Float32Array, width: number) {
  const change = ring.map((luminance, pixel) => contrastOf(luminance, without[pixel]));
  // A ring is up to 3 px wide and 3 px away.
  const beside = [1, 2, 3, 4, 5, 6, 7].flatMap((far) => [far, -far, far * width, -far * width]);
  const clear = change.map((ratio, pixel) => {
    const isClear =
      ratio >= 3 || beside.some((step) => contrastOf(ring[pixel], ring[pixel + step]) >= 3);
    return Number(ratio > 1.1 && isClear);
  });
  const isSoft = (pixel: number) =>
    [0, 1, -1, width, -width].some((step) => clear[pixel + step] === 1);
  return {
    clear: clear.filter(Boolean).length,
    faint: change.filter((ratio, pixel) => ratio > 1.1 && !isSoft(pixel)).length,
  };
}

const withoutRing =
  ':focus-visible, :focus-visible::before, :focus-visible::after, :has(:focus-visible) { outline: none !important }';

async function ringViolations(page: Page, { clip, html, halfPerimeter }: Stop): Promise<string[]> {
  let found = '';
  // An image or a font may still arrive between the two screenshots.
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const bare = await readLuminances(page, await page.screenshot({ clip, style: withoutRing }));
    const ring = await readLuminances(page, await page.screenshot({ clip }));
    const { clear, faint } = countPixels(bare.luminances, ring.luminances, ring.width);
    // Only a part of the ring of a card taller than the window is visible.
    if (clear >= halfPerimeter && clear > faint) return [];
    found = `focus ring of ${clear} clear and ${faint} faint pixels: ${html}`;
    await page.waitForTimeout(200);
  }
  return [found];
}

/**
 * Presses Tab (or Shift+Tab) through all stops. Returns violations: stops outside the window, covered stops and, with
 * `rings`, a visible focus ring missing from the first stop of each kind.
 */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab', rings = false): Promise<string[]> {
  const known = await page.evaluateHandle(() => new Set<Element>());
  const kinds = new Set<string>();
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
    const { html, isOutside, cover, isVideo, kind } = stop;
    if (isOutside) violations.push(`outside the window: ${html}`);
    if (cover) violations.push(`covered by ${cover}: ${html}`);
    if (!rings || isOutside || isVideo || kinds.has(kind)) continue;
    kinds.add(kind);
    violations.push(...(await ringViolations(page, stop)));
  }
  return stops === 0 ? ['nothing can be reached by keyboard'] : violations;
}
