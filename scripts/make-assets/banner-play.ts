/** The banner of floating game shapes in warm light. */

import { calm, H, stars, W } from './banner-parts.ts';
import { lahore } from './cities.ts';
import { backdrop, glow } from './light.ts';
import { type Point, turn } from './motion.ts';
import { amber, coral, violet } from './palette.ts';
import { snookerBalls } from './snooker.ts';
import { ball, box, kite } from './solids.ts';
import { disc, fixed, group, place, rounded, Sheet, shape, stroke } from './svg.ts';

/** One frame of the banner of play. */
export function play(time: number): Sheet {
  const sheet = new Sheet(W, H);
  backdrop(sheet, ['#0c0820', '#2a1240', '#7a2f55', '#e0704e'], 0.75, 1);
  glow(sheet, 1080, 560, 520, amber, rounded(0.6 + 0.05 * turn(time)), 0.9);
  sheet.add(
    disc(1060, 500, 120, sheet.linear(['#ffe0a0', coral]), { opacity: 0.95 }),
    place(shape(lahore(), '#4a1a48', { opacity: 0.75 }), 620, 724, 0.8),
  );
  for (const [x, , phase, speed] of stars) {
    const rise = (phase * 3 + time * speed) % 1;
    sheet.add(
      disc(x + 16 * turn(time, 1, phase), 720 - rise * 760, 1.6 + phase, amber, {
        opacity: fixed(0.7 * Math.sin(rise * Math.PI)),
      }),
    );
  }
  const first: Point = [830 + 26 * turn(time), 190 + 20 * turn(time, 1, 0.25)],
    second: Point = [1120 + 22 * turn(time, 1, 0.4), 150 + 24 * turn(time, 1, 0.1)];
  sheet.add(
    stroke(
      `M${fixed(first[0] + 12)} ${fixed(first[1] + 84)}Q${fixed(900 + 30 * turn(time, 1, 0.3))} 480 1010 740`,
      '#fff3d6',
      1.8,
      { opacity: 0.8 },
    ),
    stroke(
      `M${fixed(second[0] - 14)} ${fixed(second[1] + 74)}Q${fixed(1040 + 30 * turn(time, 1, 0.6))} 460 860 740`,
      '#fff3d6',
      1.8,
      { opacity: 0.8 },
    ),
  );
  sheet.add(
    kite(sheet, ...first, 86, -14 + 7 * turn(time, 1, 0.2), [violet, '#ffd08a', coral]),
    kite(sheet, ...second, 74, 15 + 7 * turn(time, 1, 0.7), ['#e8394b', '#fff3d6', amber]),
    kite(
      sheet,
      690 + 14 * turn(time, 1, 0.5),
      330 + 16 * turn(time, 1, 0.9),
      30,
      -8 + 9 * turn(time, 2),
      ['#2bb5a0', '#fff3d6', coral],
    ),
  );
  const balls: [number, number, number, string, number][] = [
    [780, 520, 46, snookerBalls.red, 0],
    [900, 610, 58, snookerBalls.white, 0.3],
    [1190, 400, 38, snookerBalls.blue, 0.55],
    [985, 330, 26, snookerBalls.pink, 0.8],
    [1225, 640, 52, snookerBalls.black, 0.15],
    [640, 640, 30, snookerBalls.yellow, 0.65],
  ];
  for (const [x, y, r, colour, phase] of balls)
    sheet.add(
      ball(
        sheet,
        rounded(x + 6 * turn(time, 1, phase + 0.2)),
        rounded(y + 16 * turn(time, 1, phase)),
        r,
        colour,
        0,
      ),
    );
  const blocks: [number, number, number, string, number][] = [
    [700, 480, 30, violet, 0.1],
    [1060, 640, 36, '#2bb5a0', 0.45],
    [1240, 250, 24, coral, 0.75],
  ];
  for (const [x, y, unit, colour, phase] of blocks)
    sheet.add(
      group(
        box({ x, y: y + 18 * turn(time, 1, phase), unit }, [-1, -1, 0], [2, 2, 1.9], colour, 0.6),
        { transform: `rotate(${fixed(8 * turn(time, 1, phase + 0.3))} ${x} ${y})` },
      ),
    );
  calm(sheet, 0.9);
  return sheet;
}
