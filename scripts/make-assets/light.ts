/** Backdrops, glows, fog and luminous lines: the light that all pictures share. */

import { chance } from './random.ts';
import { disc, ellipse, fixed, polyline, rect, type Sheet, stroke } from './svg.ts';

/** Fills the sheet with a gradient from one corner towards the other. */
export function backdrop(sheet: Sheet, stops: readonly string[], x2 = 0.35, y2 = 1): void {
  sheet.add(rect(0, 0, sheet.width, sheet.height, 0, sheet.linear(stops, { x2, y2 })));
}

/** A soft pool of light. */
export function glow(
  sheet: Sheet,
  x: number,
  y: number,
  radius: number,
  colour: string,
  strength = 0.6,
  flat = 1,
): void {
  const fill = sheet.radial([
    `${colour}/${strength}@0`,
    `${colour}/${fixed(strength * 0.42)}@0.35`,
    `${colour}/${fixed(strength * 0.1)}@0.7`,
    `${colour}/0@1`,
  ]);
  sheet.add(ellipse(x, y, radius, radius * flat, fill));
}

/** Darkens the edges of the sheet. */
export function vignette(sheet: Sheet, strength = 0.5, colour = '#05030f'): void {
  const fill = sheet.radial(
    [`${colour}/0@0.45`, `${colour}/${fixed(strength * 0.4)}@0.75`, `${colour}/${strength}@1`],
    0.5,
    0.48,
    0.78,
  );
  sheet.add(rect(0, 0, sheet.width, sheet.height, 0, fill));
}

/** A luminous line: a wide soft halo under a thin bright core. */
export function ray(
  sheet: Sheet,
  d: string,
  colour: string,
  width = 3,
  halo = 1,
  core = '#ffffff',
): void {
  sheet.add(
    stroke(d, colour, width * 9, { opacity: 0.05 * halo }),
    stroke(d, colour, width * 5.5, { opacity: 0.08 * halo }),
    stroke(d, colour, width * 3, { opacity: 0.16 * halo }),
    stroke(d, colour, width),
    stroke(d, core, width * 0.36, { opacity: 0.75 }),
  );
}

/** The house motif: two luminous lines along a path, side by side. */
export function twinRays(
  sheet: Sheet,
  first: string,
  second: string,
  colours: readonly [string, string],
  width = 3,
): void {
  ray(sheet, first, colours[0], width);
  ray(sheet, second, colours[1], width);
}

/** Many fine lines, one above the other, swelling like water or contour lines. */
export function contours(
  sheet: Sheet,
  name: string,
  from: number,
  to: number,
  count: number,
  swell: number,
  colour: string,
  opacity = 0.3,
): void {
  const roll = chance(name);
  const [a, b] = [roll.between(1.2, 2.4), roll.between(3, 5)];
  const phase = roll.between(0, 6);
  for (let index = 0; index < count; index += 1) {
    const share = index / Math.max(1, count - 1);
    const points: [number, number][] = [];
    for (let step = 0; step <= 48; step += 1) {
      const x = (sheet.width * step) / 48;
      const wave =
        Math.sin((step / 48) * a * Math.PI + phase + share * 2.1) +
        0.35 * Math.sin((step / 48) * b * Math.PI + phase * 2 - share * 3);
      points.push([x, from + (to - from) * share + wave * swell * (0.4 + share)]);
    }
    sheet.add(
      stroke(polyline(points), colour, 1.1, {
        opacity: opacity * (0.35 + 0.65 * Math.sin(share * Math.PI)),
      }),
    );
  }
}

/** Small lights scattered in a box, denser towards its middle height. */
export function sparks(
  sheet: Sheet,
  name: string,
  count: number,
  box: readonly [number, number, number, number],
  colours: readonly string[],
  size = 1.6,
): void {
  const roll = chance(name);
  for (let index = 0; index < count; index += 1) {
    const [x, y] = [box[0] + roll() * box[2], box[1] + ((roll() + roll()) / 2) * box[3]];
    sheet.add(
      disc(x, y, size * roll.between(0.4, 1.3), roll.pick(colours), {
        opacity: roll.between(0.25, 0.9),
      }),
    );
  }
}

/** A floor that reflects: a fine perspective grid below the horizon. */
export function floor(
  sheet: Sheet,
  horizon: number,
  colour: string,
  opacity = 0.25,
  vanish = sheet.width / 2,
): void {
  const depth = sheet.height - horizon;
  for (let index = 0; index < 9; index += 1) {
    const y = horizon + depth * (index / 8) ** 2;
    sheet.add(
      stroke(`M0 ${fixed(y)}H${sheet.width}`, colour, 1, { opacity: opacity * (0.2 + index / 10) }),
    );
  }
  for (let index = -14; index <= 14; index += 1) {
    sheet.add(
      stroke(
        `M${fixed(vanish + index * 26)} ${fixed(horizon)}L${fixed(vanish + index * 190)} ${sheet.height}`,
        colour,
        1,
        { opacity: opacity * 0.55 },
      ),
    );
  }
}
