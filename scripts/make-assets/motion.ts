/** Time and movement for the films: easing, loops, points on curves, comets of light. */
import { disc, type Sheet } from './svg.ts';

/** A place on the frame. */
export type Point = readonly [number, number];

/** Keeps a number between two others. */
export const clamp = (value: number, low = 0, high = 1): number =>
  Math.min(high, Math.max(low, value));

/** A slow start and a slow end. */
export const ease = (share: number): number => {
  const t = clamp(share);
  return t * t * t * (t * (t * 6 - 15) + 10);
};

/** How far a time has come between two times, eased. */
export const between = (time: number, from: number, to: number): number =>
  ease((time - from) / (to - from));

/** One inside a span of time, nothing outside, with soft edges. */
export const during = (time: number, from: number, to: number, edge: number): number =>
  Math.min(between(time, from, from + edge), 1 - between(time, to - edge, to));

/** A full turn, so that a loop ends where it began. */
export const turn = (time: number, times = 1, shift = 0): number =>
  Math.sin((time * times + shift) * Math.PI * 2);

/** A point on a cubic curve. */
export function onCurve(
  [a, b, c, d]: readonly [Point, Point, Point, Point],
  t: number,
): [number, number] {
  const u = 1 - t;
  const at = (axis: 0 | 1): number =>
    u ** 3 * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t ** 3 * d[axis];
  return [at(0), at(1)];
}

/** The path of a cubic curve. */
export const curvePath = ([a, b, c, d]: readonly [Point, Point, Point, Point]): string =>
  `M${a[0]} ${a[1]}C${b[0]} ${b[1]} ${c[0]} ${c[1]} ${d[0]} ${d[1]}`;

/** A point of light with a fading tail along a way. */
export function comet(
  sheet: Sheet,
  way: (t: number) => Point,
  head: number,
  size: number,
  colour: string,
  strength = 1,
  tail = 0.16,
): void {
  const glow = sheet.radial([`${colour}/0.9`, `${colour}/0.25@0.4`, `${colour}/0`]);
  for (let index = 14; index >= 0; index -= 1) {
    const at = head - (index / 14) * tail;
    if (at < 0 || at > 1) continue;
    const [x, y] = way(at);
    const fade = (1 - index / 15) * strength;
    sheet.add(
      disc(x, y, size * (1 - index / 18), index === 0 ? '#ffffff' : colour, {
        opacity: Math.round(fade * (index === 0 ? 1 : 0.5) * 100) / 100,
      }),
    );
    if (index === 0) sheet.add(disc(x, y, size * 5, glow, { opacity: strength }));
  }
}
