/** A snooker table seen from above, with its balls, cue and lines of aim, for the game, the case study and the films. */

import { mix } from './palette.ts';
import { ball } from './solids.ts';
import { disc, fixed, group, rect, type Sheet, shape, stroke } from './svg.ts';

/** Colours of the balls by name. */
export const snookerBalls = {
  white: '#f4efe2',
  red: '#c8202f',
  yellow: '#f2c230',
  green: '#128a4e',
  brown: '#7a4322',
  blue: '#2458d6',
  pink: '#f08fb0',
  black: '#1b1a22',
} as const;

/** Green cloth with light falling on one place. */
export function cloth(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  lightX = 0.5,
  lightY = 0.45,
  colour = '#0f7a52',
): string {
  return rect(
    x,
    y,
    width,
    height,
    0,
    sheet.radial(
      [
        `${mix(colour, '#ffffff', 0.16)}@0`,
        `${colour}@0.34`,
        `${mix(colour, '#04130f', 0.55)}@0.75`,
        `${mix(colour, '#030a0c', 0.82)}@1`,
      ],
      lightX,
      lightY,
      0.8,
    ),
  );
}

/** The triangle of fifteen reds; its point looks to the left. */
export function reds(sheet: Sheet, x: number, y: number, r: number): string {
  let out = '';
  for (let column = 0; column < 5; column += 1)
    for (let row = 0; row <= column; row += 1)
      out += ball(
        sheet,
        x + column * r * 1.76,
        y + (row - column / 2) * r * 2.04,
        r,
        snookerBalls.red,
        0.5,
      );
  return out;
}

/** A cue that points at x, y from the given angle in degrees. */
export function cue(
  sheet: Sheet,
  x: number,
  y: number,
  angle: number,
  long: number,
  thick: number,
): string {
  const wood = sheet.linear(['#f0d3a0', '#c58a4a', '#6d3f1f']);
  const butt = sheet.linear(['#4a2a55', '#1d1026', '#08040d']);
  const body =
    shape(
      `M8 ${-thick * 0.3}L${long * 0.62} ${-thick * 0.62}V${thick * 0.62}L8 ${thick * 0.3}Z`,
      wood,
    ) +
    shape(
      `M${long * 0.62} ${-thick * 0.62}L${long} ${-thick}V${thick}L${long * 0.62} ${thick * 0.62}Z`,
      butt,
    ) +
    rect(0, -thick * 0.32, 9, thick * 0.64, 2, '#4f8fd8') +
    rect(9, -thick * 0.34, 12, thick * 0.68, 0, '#f7f2e6');
  const shadow = shape(
    `M8 ${-thick * 0.3}L${long} ${-thick}V${thick}L8 ${thick * 0.3}Z`,
    '#02040a',
    { opacity: 0.5, filter: sheet.blur(9), transform: 'translate(14 26)' },
  );
  return group(shadow + body, { transform: `translate(${fixed(x)} ${fixed(y)}) rotate(${angle})` });
}

/** A whole table lying in the given box: wood, cushions, pockets, cloth and markings. */
export function table(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  colour = '#0f7a52',
): string {
  const rim = height * 0.075;
  const pockets = [
    [0, 0],
    [0.5, -0.012],
    [1, 0],
    [0, 1],
    [0.5, 1.012],
    [1, 1],
  ]
    .map(([a = 0, b = 0]) =>
      disc(
        x + rim + (width - 2 * rim) * a,
        y + rim + (height - 2 * rim) * b,
        rim * 0.56,
        '#050409',
        { stroke: '#b98a4e', strokeWidth: rim * 0.07 },
      ),
    )
    .join('');
  const [left, top, w, h] = [x + rim, y + rim, width - 2 * rim, height - 2 * rim];
  const baulk = left + w * 0.21;
  const marks = stroke(
    `M${fixed(baulk)} ${fixed(top)}V${fixed(top + h)}M${fixed(baulk)} ${fixed(top + h * 0.34)}A${fixed(h * 0.16)} ${fixed(h * 0.16)} 0 0 0 ${fixed(baulk)} ${fixed(top + h * 0.66)}`,
    '#e9fff3',
    1.6,
    { opacity: 0.45 },
  );
  return (
    rect(x, y + 18, width, height, rim * 0.7, '#02010a', { opacity: 0.6, filter: sheet.blur(30) }) +
    rect(
      x,
      y,
      width,
      height,
      rim * 0.7,
      sheet.linear(['#5a3020', '#2d1512', '#4a261a'], { x2: 0.4 }),
    ) +
    rect(
      x + rim * 0.62,
      y + rim * 0.62,
      width - rim * 1.24,
      height - rim * 1.24,
      rim * 0.2,
      mix(colour, '#04130f', 0.5),
    ) +
    cloth(sheet, left, top, w, h, 0.5, 0.5, colour) +
    marks +
    pockets
  );
}

/** The balls of a frame in play on a table in the same box; `shift` moves the broken pack. */
export function frame(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  shift = 0,
  size = 0.021,
): string {
  const r = width * size;
  const put = (a: number, b: number, colour: string): string =>
    ball(sheet, x + width * a, y + height * b, r, colour, 0.5);
  const pack = [
    [0.71, 0.5],
    [0.735, 0.44],
    [0.74, 0.57],
    [0.77, 0.36],
    [0.765, 0.51],
    [0.8, 0.6],
    [0.66, 0.3],
    [0.83, 0.45],
    [0.69, 0.7],
  ]
    .map(([a = 0, b = 0], index) =>
      put(
        a + Math.sin(index * 2.1 + shift) * 0.02 * Math.min(1, shift + 0.3),
        b + Math.cos(index * 1.7 + shift) * 0.05 * Math.min(1, shift + 0.2),
        snookerBalls.red,
      ),
    )
    .join('');
  return (
    pack +
    put(0.25, 0.37, snookerBalls.green) +
    put(0.25, 0.63, snookerBalls.yellow) +
    put(0.25, 0.5, snookerBalls.brown) +
    put(0.5, 0.5, snookerBalls.blue) +
    put(0.645, 0.5, snookerBalls.pink) +
    put(0.89, 0.5, snookerBalls.black)
  );
}
