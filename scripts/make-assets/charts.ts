/** The charts of abstract app screens: columns, areas, rings, sound waves, zigzags. */

import type { Kit } from './blocks.ts';
import { curve, disc, fixed, polyline, rect, shape, stroke } from './svg.ts';

/** Upright bars with one in the acting colour. */
export function columns(
  { theme, roll }: Kit,
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
  bright = Math.floor(count * 0.7),
): string {
  const step = width / count;
  return (
    Array.from({ length: count }, (_, index) => {
      const tall = height * (0.28 + 0.45 * Math.abs(Math.sin(index * 0.75 + 0.6)) + roll() * 0.27);
      return rect(
        x + index * step + step * 0.2,
        y + height - tall,
        step * 0.6,
        tall,
        Math.min(6, step * 0.25),
        index === bright ? theme.side : theme.main,
        { opacity: index === bright ? 1 : 0.35 + 0.4 * (tall / height) },
      );
    }).join('') + rect(x, y + height, width, 1.5, 0, theme.quiet)
  );
}

/** A line over a tinted area, with a point that matters. */
export function area(
  { sheet, theme, roll }: Kit,
  x: number,
  y: number,
  width: number,
  height: number,
  colour = theme.main,
  marked = true,
): string {
  const points: [number, number][] = [];
  const phase = roll.between(0, 5);
  for (let index = 0; index <= 9; index += 1)
    points.push([
      x + (width * index) / 9,
      y +
        height *
          (0.72 - index * 0.05 - 0.2 * Math.sin(index * 0.95 + phase) + roll.between(-0.06, 0.06)),
    ]);
  const line = curve(points);
  const [px, py] = points[7] ?? [x, y];
  const grid = [0.1, 0.4, 0.7, 1]
    .map((share) => rect(x, y + height * share, width, 1, 0, theme.quiet, { opacity: 0.45 }))
    .join('');
  return (
    grid +
    shape(
      `${line}L${fixed(x + width)} ${fixed(y + height)}L${fixed(x)} ${fixed(y + height)}Z`,
      sheet.linear([`${colour}/0.45`, `${colour}/0`]),
    ) +
    stroke(line, colour, 3) +
    (marked
      ? stroke(`M${fixed(px)} ${fixed(py)}V${fixed(y + height)}`, colour, 1.2, {
          strokeDasharray: '3 5',
          opacity: 0.7,
        }) +
        disc(px, py, 8, theme.panel) +
        disc(px, py, 5.5, theme.side)
      : '')
  );
}

/** A ring with two shares. */
export function ring(
  { theme }: Kit,
  x: number,
  y: number,
  r: number,
  share: number,
  width = r * 0.26,
): string {
  const around = 2 * Math.PI * r;
  const arc = (part: number, from: number, colour: string): string =>
    stroke(`M${fixed(x)} ${fixed(y - r)}a${r} ${r} 0 1 1 -0.01 0`, colour, width, {
      strokeDasharray: `${fixed(around * part)} ${fixed(around)}`,
      transform: `rotate(${fixed(from * 360)} ${fixed(x)} ${fixed(y)})`,
    });
  return (
    stroke(`M${fixed(x)} ${fixed(y - r)}a${r} ${r} 0 1 1 -0.01 0`, theme.quiet, width, {
      opacity: 0.5,
    }) +
    arc(share, 0, theme.main) +
    arc((1 - share) * 0.55, share + 0.05, theme.side)
  );
}

/** A sound as upright strokes, played up to a share. */
export function wave(
  { theme, roll }: Kit,
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
  played = 0.55,
): string {
  const step = width / count;
  return Array.from({ length: count }, (_, index) => {
    const tall =
      height *
      (0.12 +
        0.88 *
          Math.abs(Math.sin(index * 0.37) * Math.cos(index * 0.11 + 0.5)) *
          roll.between(0.55, 1));
    return rect(
      x + index * step,
      y - tall / 2,
      step * 0.55,
      tall,
      step * 0.27,
      index / count < played ? theme.main : theme.quiet,
    );
  }).join('');
}

/** A thin zigzag of values without axes. */
export const spark = (
  { roll }: Kit,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
): string =>
  stroke(
    polyline(
      Array.from(
        { length: 9 },
        (_, index) =>
          [x + (width * index) / 8, y + height * (0.9 - index * 0.07 - roll() * 0.4)] as const,
      ),
    ),
    colour,
    2.2,
  );
