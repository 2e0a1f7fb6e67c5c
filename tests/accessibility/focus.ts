/** Moves through a screen with the Tab key and checks every stop. */
import type { Page } from '@playwright/test';
import { type Pixels, readRing } from './ring.ts';

/** More stops than any screen has. */
const limit = 300;

/** A focused element. */
type Stop = {
  /** Identifies the element. */
  id: number;
  html: string;
  /** Elements that cover points of the focused one. */
  covered: string[];
  points: number;
  /** The focus outline; null without one. */
  outline: { colour: [number, number, number]; width: number; offset: number } | null;
  box: { x: number; y: number; width: number; height: number };
};

/** Reads the focused element; null without one, or inside the browser's own video controls. */
function readStop(page: Page): Promise<Stop | null> {
  return page.evaluate(async () => {
    // With reduced motion (0.01 ms) the ring is drawn a frame later.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    type Known = { stops?: WeakMap<Element, number>; count?: number };
    const known = window as Known;
    known.stops ??= new WeakMap();
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
    if (!known.stops.has(element)) {
      known.count = (known.count ?? 0) + 1;
      known.stops.set(element, known.count);
    }
    const carrier = [
      [element, null],
      [element, '::after'],
      [element, '::before'],
      ...(element.parentElement ? [[element.parentElement, null] as const] : []),
    ] as const;
    const drawn = carrier
      .map(([each, pseudo]) => ({ each, pseudo, style: getComputedStyle(each, pseudo) }))
      .find(
        ({ style }) => style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0,
      );
    const canvas = document.createElement('canvas').getContext('2d');
    let colour: [number, number, number] = [0, 0, 0];
    if (canvas && drawn) {
      // System colours may be translucent; they are drawn on the canvas colour.
      canvas.fillStyle = 'Canvas';
      canvas.fillRect(0, 0, 1, 1);
      canvas.fillStyle = drawn.style.outlineColor;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      colour = [red, green, blue];
    }
    // A ring on a pseudo-element surrounds the card of the link.
    const around = drawn?.pseudo
      ? (element.closest('article, li') ?? element)
      : (drawn?.each ?? element);
    const { x, y, width, height } = around.getBoundingClientRect();
    const own = element.getBoundingClientRect();
    // The centre and the middles of the sides: corners may be round.
    const places = [
      [0.5, 0.5],
      [0.5, 0],
      [0.5, 1],
      [0, 0.5],
      [1, 0.5],
    ] as const;
    const inset = 3;
    const points = places.map(([across, down]) => ({
      x: own.x + inset + across * (own.width - 2 * inset),
      y: own.y + inset + down * (own.height - 2 * inset),
    }));
    const seen = points.filter(
      (point) => point.x >= 0 && point.y >= 0 && point.x < innerWidth && point.y < innerHeight,
    );
    const covers = seen.flatMap((point) => {
      const hit = document.elementFromPoint(point.x, point.y);
      const itself = !hit || element.contains(hit) || hit.contains(element);
      return itself ? [] : [hit.outerHTML.slice(0, 80)];
    });
    return {
      id: known.stops.get(element) ?? 0,
      html: element.outerHTML.replace(/\s+/g, ' ').slice(0, 140),
      covered: covers,
      points: seen.length,
      outline: drawn
        ? {
            colour,
            width: Number.parseFloat(drawn.style.outlineWidth),
            offset: Number.parseFloat(drawn.style.outlineOffset),
          }
        : null,
      box: { x, y, width, height },
    };
  });
}

function readPixels(page: Page, png: Uint8Array<ArrayBuffer>): Promise<Pixels> {
  return page.evaluate(async (bytes) => {
    const image = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (!canvas) throw new Error('This browser draws no canvas.');
    canvas.drawImage(image, 0, 0);
    const { width, height, data } = canvas.getImageData(0, 0, image.width, image.height);
    return { width, height, data };
  }, png);
}

async function ringViolation(page: Page, stop: Stop): Promise<string[]> {
  if (!stop.outline) return [`no focus ring: ${stop.html}`];
  const { width: windowWidth, height: windowHeight } = page.viewportSize() ?? {
    width: 0,
    height: 0,
  };
  const margin = 12;
  const left = Math.max(0, Math.floor(stop.box.x - margin));
  const top = Math.max(0, Math.floor(stop.box.y - margin));
  const right = Math.min(windowWidth, Math.ceil(stop.box.x + stop.box.width + margin));
  const bottom = Math.min(windowHeight, Math.ceil(stop.box.y + stop.box.height + margin));
  const png = await page.screenshot({
    clip: { x: left, y: top, width: right - left, height: bottom - top },
  });
  // Only a ring with a negative offset is inside the element.
  const rim = 1 - Math.min(0, stop.outline.offset);
  const { pixels, contrasting } = readRing(
    await readPixels(page, new Uint8Array(png)),
    stop.outline.colour,
    {
      left: stop.box.x - left + rim,
      top: stop.box.y - top + rim,
      right: stop.box.x + stop.box.width - left - rim,
      bottom: stop.box.y + stop.box.height - top - rim,
    },
  );
  // Of a round ring, or of a card taller than the window, little more than a third is visible.
  const length = Math.min(right - left, stop.box.width) + Math.min(bottom - top, stop.box.height);
  if (pixels < 0.35 * length * stop.outline.width) {
    return [`focus ring not drawn (${pixels} px): ${stop.html}`];
  }
  if (contrasting < 0.7) {
    return [`focus ring hard to see (${(contrasting * 100).toFixed(0)} % at 3:1): ${stop.html}`];
  }
  return [];
}

/** Result of a walk. */
export type Walk = { stops: number; rings: string[]; hidden: string[] };

/**
 * Presses Tab (or Shift+Tab) through all stops. Gives their number, those without a visible focus ring (with
 * `rings`), and those that are covered (WCAG 2.4.11).
 */
export async function walk(
  page: Page,
  { key = 'Tab', rings = false }: { key?: 'Tab' | 'Shift+Tab'; rings?: boolean } = {},
): Promise<Walk> {
  const seen = new Set<number>();
  const found: Walk = { stops: 0, rings: [], hidden: [] };
  for (let step = 0; step < limit; step += 1) {
    await page.keyboard.press(key);
    const stop = await readStop(page);
    if (!stop) {
      if (seen.size > 0) break;
      continue;
    }
    // The controls of a video are several stops in one element.
    if (seen.has(stop.id)) {
      if (stop.html.startsWith('<video')) continue;
      break;
    }
    seen.add(stop.id);
    if (stop.points === 0) found.hidden.push(`outside the window: ${stop.html}`);
    // WCAG only forbids that it is hidden entirely; this check allows one covered point.
    if (stop.covered.length > 1) found.hidden.push(`covered by ${stop.covered[0]}: ${stop.html}`);
    if (rings && stop.points > 0 && !stop.html.startsWith('<video'))
      found.rings.push(...(await ringViolation(page, stop)));
  }
  return { ...found, stops: seen.size };
}

/** Hides the QA tools, which are not part of the page. */
export function hideTools(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const each of document.querySelectorAll<HTMLElement>('body > div:not(#root)')) {
      if (each.querySelector('[class*=tools]')) each.hidden = true;
    }
  });
}
