/** The banner of a network with flowing lines of data. */

import { type Cubic, calm, H, W } from './banner-parts.ts';
import { backdrop, glow, ray } from './light.ts';
import { comet, curvePath, onCurve, type Point, turn } from './motion.ts';
import { amber, coral, lilac, mix, violet } from './palette.ts';
import { chance } from './random.ts';
import { disc, fixed, rounded, Sheet, stroke } from './svg.ts';

const nodes = ((): { x: number; y: number; size: number; phase: number }[] => {
  const roll = chance('signal nodes');
  const kept: { x: number; y: number; size: number; phase: number }[] = [];
  while (kept.length < 44) {
    const candidate = {
      x: 520 + roll() ** 0.75 * 740,
      y: 50 + roll() * 620,
      size: roll.between(2.4, 6.4),
      phase: roll(),
    };
    if (kept.every((node) => Math.hypot(node.x - candidate.x, node.y - candidate.y) > 74))
      kept.push(candidate);
  }
  return kept;
})();

const links = nodes.flatMap((node, index) =>
  nodes
    .map((other, at) => ({ at, far: Math.hypot(node.x - other.x, node.y - other.y) }))
    .filter(({ at, far }) => at > index && far < 150)
    .map(({ at }) => [index, at] as const),
);

/** One frame of the banner of signals. */
export function signal(time: number): Sheet {
  const sheet = new Sheet(W, H);
  backdrop(sheet, ['#070617', '#0f1440', '#1b2a8b', '#2a1a70'], 1, 0.9);
  glow(sheet, 960, 340, 520, '#3f6bff', rounded(0.5 + 0.05 * turn(time)));
  glow(sheet, 1120, 520, 320, violet, 0.5);
  for (let row = 0; row < 13; row += 1) {
    const points = Array.from(
      { length: 33 },
      (_, index) =>
        `${index === 0 ? 'M' : 'L'}${index * 40} ${fixed(440 + row * 19 + 26 * Math.sin(index * 0.34 + row * 0.35 - time * Math.PI * 2) + 12 * Math.sin(index * 0.17 - row * 0.2 + time * Math.PI * 4))}`,
    ).join('');
    sheet.add(
      stroke(points, row % 4 === 0 ? lilac : '#6f8cff', row % 4 === 0 ? 1.8 : 1, {
        opacity: 0.42 - row * 0.018,
      }),
    );
  }
  const at = nodes.map(({ x, y, phase }): [number, number] => [
    x + 9 * turn(time, 1, phase),
    y + 9 * turn(time, 1, phase + 0.25),
  ]);
  links.forEach(([from, to], index) => {
    const [a, b]: [Point, Point] = [at[from] ?? [0, 0], at[to] ?? [0, 0]];
    sheet.add(
      stroke(`M${fixed(a[0])} ${fixed(a[1])}L${fixed(b[0])} ${fixed(b[1])}`, '#9fb0ff', 1.1, {
        opacity: 0.3,
      }),
    );
    if (index % 2 === 0) {
      const go = (time * (index % 3 === 0 ? 2 : 1) + index * 0.137) % 1;
      sheet.add(
        disc(
          a[0] + (b[0] - a[0]) * go,
          a[1] + (b[1] - a[1]) * go,
          2.7,
          index % 5 === 0 ? coral : '#ffffff',
          { opacity: fixed(Math.sin(go * Math.PI)) },
        ),
      );
    }
  });
  nodes.forEach(({ size, phase }, index) => {
    const [x, y] = at[index] ?? [0, 0];
    const pulse = (time + phase) % 1;
    sheet.add(
      disc(x, y, size + pulse * 22, 'none', {
        stroke: lilac,
        strokeWidth: 1.2,
        opacity: fixed((1 - pulse) * (index % 3 === 0 ? 0.6 : 0)),
      }),
      disc(x, y, size * 2.2, mix(violet, '#3f6bff', phase), { opacity: 0.3 }),
      disc(x, y, size, index % 9 === 0 ? amber : index % 2 ? lilac : '#ffffff'),
    );
  });
  const first: Cubic = [
      [-30, 560],
      [420, 560],
      [700, 400],
      [1310, 250],
    ],
    second: Cubic = [
      [-30, 588],
      [430, 588],
      [720, 430],
      [1310, 290],
    ];
  ray(sheet, curvePath(first), violet, 3);
  ray(sheet, curvePath(second), lilac, 2.4);
  comet(sheet, (t) => onCurve(first, t), (time % 1) * 1.3, 4.4, '#d8ccff', 1);
  comet(sheet, (t) => onCurve(second, t), ((time + 0.5) % 1) * 1.3, 4, '#ffd2bd', 1);
  calm(sheet, 0.88);
  return sheet;
}
