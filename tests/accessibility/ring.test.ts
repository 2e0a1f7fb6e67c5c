import { expect, test } from 'vitest';
import { contrast, type Pixels, readRing } from './ring.ts';

const violet = [109, 74, 255] as const;
const lilac = [201, 184, 255] as const;
const ink = [14, 11, 31] as const;
const paper = [250, 248, 244] as const;

type Colour = readonly [red: number, green: number, blue: number];

/** Coverage of a pixel by a ring of 3 px, 8.5 px from the edges, with 4 px corners. */
function coverage(x: number, y: number): number {
  const [across, down] = [Math.abs(x + 0.5 - 40) - 27.5, Math.abs(y + 0.5 - 25) - 12.5];
  const outside = Math.hypot(Math.max(across, 0), Math.max(down, 0));
  const distance = outside + Math.min(Math.max(across, down), 0) - 4;
  return Math.min(Math.max(2 - Math.abs(distance), 0), 1);
}

/** An 80 × 50 px image of the ring; the lower half of the background may differ. */
function draw(ring: Colour, upper: Colour, lower = upper): Pixels {
  const [width, height] = [80, 50];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const part = coverage(x, y);
      const ground = y < 25 ? upper : lower;
      const pixel = ring.map(
        (value, channel) => part * value + (1 - part) * (ground[channel] ?? 0),
      );
      data.set(pixel, (y * width + x) * 4);
    }
  }
  return { width, height, data };
}
const inside = { left: 15, top: 15, right: 65, bottom: 35 };

test('contrast is that of WCAG', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
  expect(contrast([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2);
});

test('sees a ring that stands out, on light and on dark ground', () => {
  expect(readRing(draw(violet, paper), violet, inside).contrasting).toBeGreaterThan(0.95);
  expect(readRing(draw(lilac, ink), lilac, inside).contrasting).toBeGreaterThan(0.95);
});

test('does not take a ring for visible that is close to its ground, or only half of it', () => {
  const faint = readRing(draw(lilac, paper), lilac, inside);
  expect(faint.pixels).toBeGreaterThan(400);
  expect(faint.contrasting).toBe(0);
  const half = readRing(draw(lilac, ink, paper), lilac, inside);
  expect(half.contrasting).toBeGreaterThan(0.3);
  expect(half.contrasting).toBeLessThan(0.7);
});

test('finds no ring where there is none, or only in an image inside', () => {
  expect(readRing(draw(paper, paper), violet, inside).pixels).toBe(0);
  const whole = { left: 0, top: 0, right: 80, bottom: 50 };
  expect(readRing(draw(violet, paper), violet, whole).pixels).toBe(0);
});
