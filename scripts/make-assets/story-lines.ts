/** The two lines of the story film: the figures they draw, and how one figure becomes the next. */

import type { Point } from './motion.ts';
import { polyline } from './svg.ts';

/** How many points each line has, so that any figure can become any other. */
const count = 150;

const arc = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  from: number,
  to: number,
  steps = 40,
): Point[] =>
  Array.from({ length: steps + 1 }, (_, index) => {
    const angle = ((from + ((to - from) * index) / steps) * Math.PI) / 180;
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)];
  });

/** Spreads points evenly along a chain of points. */
function even(chain: readonly Point[]): Point[] {
  const lengths = [0];
  for (let index = 1; index < chain.length; index += 1) {
    const [a, b] = [chain[index - 1] ?? [0, 0], chain[index] ?? [0, 0]];
    lengths.push((lengths[index - 1] ?? 0) + Math.hypot(b[0] - a[0], b[1] - a[1]));
  }
  const total = lengths.at(-1) ?? 1;
  let at = 1;
  return Array.from({ length: count }, (_, index) => {
    const goal = (total * index) / (count - 1);
    while (at < chain.length - 1 && (lengths[at] ?? 0) < goal) at += 1;
    const [a, b] = [chain[at - 1] ?? [0, 0], chain[at] ?? [0, 0]];
    const span = (lengths[at] ?? 1) - (lengths[at - 1] ?? 0) || 1;
    const share = Math.min(1, Math.max(0, (goal - (lengths[at - 1] ?? 0)) / span));
    return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
  });
}

const mirror = (points: readonly Point[]): Point[] => points.map(([x, y]) => [1280 - x, y]);

/** A figure is a left line and a right line. */
export type Figure = readonly [Point[], Point[]];

const pair = (left: readonly Point[], right: readonly Point[] = mirror(left)): Figure => [
  even(left),
  even(right),
];

const wave = (shift: number): Point[] =>
  Array.from({ length: 41 }, (_, index) => [shift + index * 16, 470 + 14 * Math.sin(index * 0.4)]);

/** The figures in the order of the film. */
export const figures = {
  shores: pair(wave(-20)),
  bridge: pair([[-20, 470], [250, 470], ...arc(640, 470, 390, 230, 180, 270)]),
  phone: pair([
    [640, 150],
    ...arc(566, 190, 40, 40, 270, 180, 12),
    ...arc(566, 530, 40, 40, 180, 90, 12),
    [640, 570],
  ]),
  game: pair([
    [640, 290],
    ...arc(500, 350, 90, 60, 270, 180, 20),
    ...arc(470, 450, 66, 66, 165, 40, 24),
    [560, 440],
    [640, 440],
  ]),
  cloud: pair(
    [
      [640, 480],
      ...arc(480, 410, 84, 70, 90, 255, 24),
      ...arc(560, 310, 110, 100, 195, 327, 24),
      [652, 266],
    ],
    [
      [640, 480],
      ...arc(800, 410, 84, 70, 90, -75, 24),
      ...arc(730, 330, 96, 92, -10, -144, 24),
      [652, 266],
    ],
  ),
  lock: pair([
    [640, 560],
    ...arc(536, 528, 32, 32, 90, 180, 10),
    ...arc(536, 372, 32, 32, 180, 270, 10),
    [572, 340],
    ...arc(640, 268, 68, 84, 180, 270, 24),
  ]),
  mark: pair([[440, 250], [490, 250], ...arc(490, 350, 120, 100, 270, 360, 24), [610, 540]]),
} satisfies Record<string, Figure>;

/** The path of a line between two figures; `shown` is the drawn share from its start. */
export function between(
  from: readonly Point[],
  to: readonly Point[],
  share: number,
  shown = 1,
): string {
  const last = Math.max(2, Math.round(count * shown));
  return polyline(
    from.slice(0, last).map(([x, y], index) => {
      const [a, b] = to[index] ?? [x, y];
      return [x + (a - x) * share, y + (b - y) * share] as const;
    }),
  );
}
