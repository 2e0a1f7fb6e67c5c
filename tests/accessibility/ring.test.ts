import sharp from 'sharp';
import { expect, test } from 'vitest';
import { contrast, readRing } from './ring.ts';

const violet = [109, 74, 255] as const;
const lilac = [201, 184, 255] as const;
const [ink, paper] = ['#0e0b1f', '#faf8f4'];

/** A picture of 80 by 50 px: a ring of 3 px around a box, on a ground whose lower half may differ. */
function draw(ring: string, upper: string, lower = upper): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="50">
    <rect width="80" height="25" fill="${upper}"/><rect y="25" width="80" height="25" fill="${lower}"/>
    <rect x="8.5" y="8.5" width="63" height="33" rx="4" fill="none" stroke="${ring}" stroke-width="3"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
const inside = { left: 15, top: 15, right: 65, bottom: 35 };

test('contrast is that of WCAG', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
  expect(contrast([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2);
});

test('sees a ring that stands out, on light and on dark ground', async () => {
  expect(
    (await readRing(await draw('#6d4aff', paper), violet, inside)).contrasting,
  ).toBeGreaterThan(0.95);
  expect((await readRing(await draw('#c9b8ff', ink), lilac, inside)).contrasting).toBeGreaterThan(
    0.95,
  );
});

test('does not take a ring for visible that is close to its ground, or only half of it', async () => {
  const faint = await readRing(await draw('#c9b8ff', paper), lilac, inside);
  expect(faint.pixels).toBeGreaterThan(400);
  expect(faint.contrasting).toBe(0);
  const half = await readRing(await draw('#c9b8ff', ink, paper), lilac, inside);
  expect(half.contrasting).toBeGreaterThan(0.3);
  expect(half.contrasting).toBeLessThan(0.7);
});

test('finds no ring where there is none, or only in a picture inside', async () => {
  expect((await readRing(await draw('#faf8f4', paper), violet, inside)).pixels).toBe(0);
  const whole = { left: 0, top: 0, right: 80, bottom: 50 };
  expect((await readRing(await draw('#6d4aff', paper), violet, whole)).pixels).toBe(0);
});
