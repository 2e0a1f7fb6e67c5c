/** The banner of two lines that meet as a bridge over London and Lahore by night. */

import { type Cubic, calm, H, lights, stars, W } from './banner-parts.ts';
import { lahore, london, wheel } from './cities.ts';
import { backdrop, glow, ray } from './light.ts';
import { comet, curvePath, during, onCurve, turn } from './motion.ts';
import { coral, lilac, violet } from './palette.ts';
import { disc, fixed, place, rect, rounded, Sheet, shape, stroke } from './svg.ts';

const cityLights = [
  ...lights('banner l', 420, 440, 588, 90, 70),
  ...lights('banner r', 870, 410, 588, 76, 70),
];

const glints = lights('glints', 420, 860, 0, 0, 90);

/** One frame of the banner of two cities. */
export function twoCities(time: number): Sheet {
  const sheet = new Sheet(W, H);
  backdrop(sheet, ['#080614', '#130d33', '#2a1a66', '#4a2a78'], 0, 1);
  glow(sheet, 900, 560, 620, violet, 0.7, 0.7);
  glow(sheet, 960, 590, 380, coral, 0.45 + 0.04 * turn(time), 0.5);
  for (const [x, , phase, speed] of stars)
    sheet.add(
      disc(x, 20 + phase * 300, 1.1, '#ffffff', {
        opacity: fixed(0.35 + 0.3 * turn(time, speed, phase * 3)),
      }),
    );
  sheet.add(
    place(shape(london(), '#22175a', { opacity: 0.75 }), 560, 592, 0.46),
    place(shape(lahore(), '#22175a', { opacity: 0.75 }), 760, 592, 0.46),
    place(shape(london(), '#0b0720') + wheel(226, 62, '#0b0720', time * 0.2618), 236, 592, 0.64),
    place(shape(lahore(), '#0b0720'), 846, 592, 0.64),
    rect(0, 590, W, 130, 0, sheet.linear(['#22165a', '#0a0718'])),
  );
  for (const [x, y, phase, speed] of cityLights)
    sheet.add(
      rect(x, y, 2.6, 3.4, 0, phase < 0.3 ? coral : '#ffd98f', {
        opacity: fixed(0.45 + 0.4 * turn(time, speed, phase * 5)),
      }),
    );
  for (const [x, , phase, speed] of glints) {
    const y = 600 + ((phase * 7.3) % 1) ** 1.5 * 112;
    sheet.add(
      rect(
        x - 20 - (y - 590) * 0.2,
        y,
        26 + (y - 590) * 0.4,
        1.4,
        1,
        phase < 0.4 ? coral : phase < 0.7 ? lilac : violet,
        { opacity: fixed(Math.max(0, 0.2 + 0.22 * turn(time, speed, phase * 4))) },
      ),
    );
  }
  const first: Cubic = [
    [-40, 660],
    [300, 660],
    [540, 214],
    [912, 176],
  ];
  const second: Cubic = [
    [1340, 600],
    [1260, 340],
    [1110, 176],
    [912, 176],
  ];
  const below: Cubic = [
    [-40, 690],
    [310, 690],
    [552, 244],
    [912, 204],
  ];
  const belowRight: Cubic = [
    [1340, 632],
    [1252, 368],
    [1102, 204],
    [912, 204],
  ];
  for (let index = 0; index < 22; index += 1) {
    const t = 0.52 + (index / 21) * 0.48;
    const [x, y] = onCurve(below, t);
    const [a, b] = onCurve(belowRight, 0.2 + (index / 21) * 0.8);
    for (const [px, py] of [
      [x, y],
      [a, b],
    ] as const)
      sheet.add(
        stroke(`M${fixed(px)} ${fixed(py)}V588`, lilac, 1, {
          opacity: fixed(0.1 + 0.12 * Math.max(0, turn(time, 1, -index / 22))),
        }),
      );
  }
  ray(sheet, curvePath(first), violet, 3.2, 1.2);
  ray(sheet, curvePath(second), violet, 3.2, 1.2);
  ray(sheet, curvePath(below), lilac, 2.6, 0.8);
  ray(sheet, curvePath(belowRight), lilac, 2.6, 0.8);
  for (const shift of [0, 0.5]) {
    const head = ((time + shift) % 1) * 1.5;
    const fade = head > 1 ? Math.max(0, 1 - (head - 1) * 4) : 1;
    comet(sheet, (t) => onCurve(first, t), Math.min(1, head), 4.6, '#d8ccff', fade);
    comet(sheet, (t) => onCurve(second, t), Math.min(1, head), 4.6, '#ffd2bd', fade);
    const flash = during(head, 0.94, 1.45, 0.12);
    if (flash > 0) glow(sheet, 912, 190, 90 + flash * 60, '#ffffff', rounded(0.75 * flash));
  }
  calm(sheet);
  return sheet;
}
