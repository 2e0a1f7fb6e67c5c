/** What the banner films share: their size, the calm left half, small lights. */

import type { Point } from './motion.ts';
import { ink } from './palette.ts';
import { chance } from './random.ts';
import { fixed, rect, type Sheet } from './svg.ts';

/** The size of a banner. */
export const [W, H] = [1280, 720];

/** Four points of a cubic curve. */
export type Cubic = readonly [Point, Point, Point, Point];

/** Keeps the left half dark for the type above it. */
export function calm(sheet: Sheet, strength = 0.86): void {
  sheet.add(
    rect(
      0,
      0,
      W,
      H,
      0,
      sheet.linear(
        [`${ink}/${strength}@0`, `${ink}/${fixed(strength * 0.7)}@0.35`, `${ink}/0@0.62`],
        { x2: 1, y2: 0 },
      ),
    ),
  );
  sheet.add(
    rect(
      0,
      0,
      W,
      H,
      0,
      sheet.linear([`${ink}/0.5@0`, `${ink}/0@0.25`, `${ink}/0@0.75`, `${ink}/0.75@1`]),
    ),
  );
}

/** Small lights in a box over the ground: place, phase and pace of each. */
export const lights = (
  name: string,
  x: number,
  width: number,
  ground: number,
  tall: number,
  count: number,
): [number, number, number, number][] => {
  const roll = chance(name);
  return Array.from({ length: count }, () => [
    x + roll() * width,
    ground - 5 - roll() * roll() * tall,
    roll(),
    roll.pick([1, 1, 2]),
  ]);
};

/** Stars, and the sparks of the play banner. */
export const stars = lights('stars', 300, 980, 330, 330, 70);
