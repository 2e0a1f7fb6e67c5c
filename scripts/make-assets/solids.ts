/** Solid things with light on them: isometric boxes, spheres, clouds of bars, water, kites. */

import { mix } from './palette.ts';
import { chance } from './random.ts';
import { disc, ellipse, fixed, group, polyline, rect, type Sheet, shape, stroke } from './svg.ts';

/** The view of an isometric scene: where its origin lies and how long one unit is. */
export interface View {
  x: number;
  y: number;
  unit: number;
}

/** A point of the isometric space on the sheet. */
export const iso = (view: View, x: number, y: number, z = 0): [number, number] => [
  view.x + (x - y) * view.unit * 0.866,
  view.y + (x + y) * view.unit * 0.5 - z * view.unit,
];

/** A box with three lit faces; its lower corner is at x, y, z. */
export function box(
  view: View,
  at: readonly [number, number, number],
  size: readonly [number, number, number],
  colour: string,
  edge = 0.35,
): string {
  const [x, y, z] = at;
  const [w, d, h] = size;
  const p = (a: number, b: number, c: number): [number, number] => iso(view, x + a, y + b, z + c);
  const rim = {
    stroke: mix(colour, '#ffffff', 0.5),
    strokeOpacity: edge,
    strokeWidth: 1,
    strokeLinejoin: 'round',
  };
  return (
    shape(
      polyline([p(0, 0, h), p(w, 0, h), p(w, d, h), p(0, d, h)], true),
      mix(colour, '#ffffff', 0.2),
      rim,
    ) +
    shape(
      polyline([p(0, d, h), p(w, d, h), p(w, d, 0), p(0, d, 0)], true),
      mix(colour, '#0a0718', 0.18),
      rim,
    ) +
    shape(
      polyline([p(w, 0, h), p(w, d, h), p(w, d, 0), p(w, 0, 0)], true),
      mix(colour, '#0a0718', 0.52),
      rim,
    )
  );
}

/** A ball lit from the upper left, with its shadow on the ground. */
export function ball(
  sheet: Sheet,
  x: number,
  y: number,
  r: number,
  colour: string,
  shadow = 0.6,
): string {
  const light = sheet.radial(
    [
      `${mix(colour, '#ffffff', 0.75)}@0`,
      `${mix(colour, '#ffffff', 0.18)}@0.22`,
      `${colour}@0.5`,
      `${mix(colour, '#07040f', 0.62)}@0.86`,
      `${mix(colour, '#07040f', 0.5)}@1`,
    ],
    0.36,
    0.3,
    0.74,
  );
  return (
    (shadow > 0
      ? ellipse(x + r * 0.45, y + r * 0.55, r * 1.08, r * 0.92, '#02010a', {
          opacity: shadow,
          filter: sheet.blur(fixedBlur(r)),
        })
      : '') +
    disc(x, y, r, light) +
    ellipse(x - r * 0.36, y - r * 0.42, r * 0.2, r * 0.13, '#ffffff', {
      opacity: 0.75,
      transform: `rotate(-40 ${fixed(x - r * 0.36)} ${fixed(y - r * 0.42)})`,
    })
  );
}

const fixedBlur = (r: number): number => Math.max(2, Math.round(r * 0.22));

/** A cloud cut into level rounded bars: the union of some discs above a flat foot. */
export function barCloud(
  puffs: readonly (readonly [number, number, number])[],
  foot: number,
  step: number,
  colours: readonly [string, string],
  opacity = 1,
): string {
  const top = Math.min(...puffs.map(([, y, r]) => y - r));
  let out = '';
  for (let y = foot - step * 0.5; y > top; y -= step) {
    const spans = puffs
      .filter(([, cy, r]) => Math.abs(y - cy) < r * 0.985 || (y > cy && y < foot))
      .map(([cx, cy, r]): [number, number] => {
        const half = y > cy ? r : Math.sqrt(Math.max(0, r * r - (y - cy) ** 2));
        return [cx - half, cx + half];
      })
      .toSorted((one, other) => one[0] - other[0]);
    const joined: [number, number][] = [];
    for (const span of spans) {
      const last = joined.at(-1);
      if (last && span[0] < last[1] + step * 0.6) last[1] = Math.max(last[1], span[1]);
      else joined.push(span);
    }
    out += joined
      .filter(([from, to]) => to - from > step * 0.7)
      .map(([from, to]) =>
        rect(
          from,
          y - step * 0.29,
          to - from,
          step * 0.58,
          step * 0.29,
          mix(colours[1], colours[0], (foot - y) / (foot - top)),
          { opacity },
        ),
      )
      .join('');
  }
  return out;
}

/** Water: level strokes that grow towards the viewer, lit near a column of light. */
export function water(
  sheet: Sheet,
  name: string,
  top: number,
  colours: readonly string[],
  lightAt: number,
  count = 150,
): string {
  const roll = chance(name);
  const depth = sheet.height - top;
  return Array.from({ length: count }, (_, index) => {
    const far = (index / count) ** 1.6;
    const near = roll() < 0.45;
    const x = near
      ? lightAt + (roll() + roll() - 1) * sheet.width * (0.1 + 0.16 * far)
      : roll() * sheet.width;
    const long = (16 + 130 * far) * roll.between(0.5, 1.3);
    return rect(x - long / 2, top + 4 + depth * far, long, 0.8 + 3 * far, 1.5, roll.pick(colours), {
      opacity: fixed(roll.between(0.12, near ? 0.7 : 0.3)),
    });
  }).join('');
}

/** A paper kite of the Lahore kind with its bow, seen flat; its middle is at x, y. */
export function kite(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  turn: number,
  colours: readonly [string, string, string],
): string {
  const s = size;
  const body = sheet.linear(
    [mix(colours[0], '#ffffff', 0.18), colours[0], mix(colours[0], '#12061c', 0.35)],
    { x2: 1 },
  );
  const half = shape(`M0 ${-s}L${s * 0.86} 0L0 ${s}Z`, mix(colours[0], '#12061c', 0.4), {
    opacity: 0.4,
  });
  const art =
    shape(`M0 ${-s}L${s * 0.86} 0L0 ${s}L${-s * 0.86} 0Z`, body) +
    shape(
      `M0 ${-s}L${s * 0.36} ${-s * 0.58}L0 ${-s * 0.2}L${-s * 0.36} ${-s * 0.58}Z`,
      colours[1],
    ) +
    shape(
      `M${-s * 0.86} 0L${-s * 0.44} ${-s * 0.24}L${-s * 0.3} 0L${-s * 0.44} ${s * 0.24}Z`,
      colours[2],
    ) +
    shape(
      `M${s * 0.86} 0L${s * 0.44} ${-s * 0.24}L${s * 0.3} 0L${s * 0.44} ${s * 0.24}Z`,
      colours[2],
    ) +
    half +
    disc(0, s * 0.32, s * 0.16, colours[1]) +
    stroke(`M0 ${-s}V${s}`, '#2a1210', s * 0.022, { opacity: 0.7 }) +
    stroke(`M${-s * 0.86} 0Q0 ${-s * 0.62} ${s * 0.86} 0`, '#2a1210', s * 0.022, { opacity: 0.7 }) +
    shape(`M0 ${s * 0.86}L${s * 0.24} ${s * 1.3}H${-s * 0.24}Z`, colours[2]) +
    stroke(`M0 ${-s}L${s * 0.86} 0`, '#ffffff', s * 0.02, { opacity: 0.5 });
  return group(art, { transform: `translate(${fixed(x)} ${fixed(y)}) rotate(${fixed(turn)})` });
}

/** A line of level hills or roofs, filled down to the lower edge. */
export function ridge(
  sheet: Sheet,
  name: string,
  y: number,
  swell: number,
  fill: string,
  steps = 14,
): string {
  const roll = chance(name);
  const points: [number, number][] = Array.from({ length: steps + 1 }, (_, index) => [
    (sheet.width * index) / steps,
    y + (roll() - 0.5) * swell * 2,
  ]);
  return shape(`${polyline(points)}L${sheet.width} ${sheet.height}L0 ${sheet.height}Z`, fill);
}
