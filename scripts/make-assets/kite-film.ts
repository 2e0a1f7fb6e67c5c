/** The film of the kite game: two kites, and one string that is cut. */

import { lahore } from './cities.ts';
import { curtains } from './curtains.ts';
import { glow } from './light.ts';
import { between, clamp, ease, type Point, turn } from './motion.ts';
import { amber, coral, violet } from './palette.ts';
import { chance } from './random.ts';
import { kite } from './solids.ts';
import { fixed, place, rect, rounded, Sheet, shape, stroke } from './svg.ts';

const [W, H] = [960, 540];

/** One frame of the kite film. */
export function kiteDuel(time: number): Sheet {
  const sheet = new Sheet(W, H);
  sheet.add(
    rect(0, 0, W, H, 0, sheet.linear(['#140f3a', '#44246e', '#b9486a', '#ff9a5e', '#ffd08a'])),
  );
  glow(sheet, 480, 490, 460, '#ffb45e', 0.8, 0.6);
  const roll = chance('duel clouds');
  for (let index = 0; index < 18; index += 1) {
    const [y, long] = [roll.between(170, 430), roll.between(90, 300)];
    sheet.add(
      rect(
        ((roll() * 1300 + time * (60 + index * 6)) % 1300) - 250,
        y,
        long,
        roll.between(3, 8),
        4,
        '#ffe1c4',
        { opacity: fixed(roll.between(0.08, 0.24)) },
      ),
    );
  }
  sheet.add(place(shape(lahore(), '#2a1140'), -40, 522, 1), rect(0, 518, W, 30, 0, '#1a0a2c'));
  const cut = 0.66;
  const meet = ease(clamp(time / cut));
  const swing = 1 - 0.35 * meet;
  const first: Point = [
    350 + 110 * swing * turn(time, 2) + 40 * meet,
    160 + 54 * swing * turn(time, 3, 0.2),
  ];
  const free = between(time, cut, 1.05);
  const drift = (time - cut) * 420;
  const second: Point =
    time < cut
      ? [
          640 - 110 * swing * turn(time, 2, 0.15) - 50 * meet,
          150 + 60 * swing * turn(time, 3, 0.55),
        ]
      : [
          590 + drift * 1.3 + 24 * turn(time, 7),
          150 + 60 * 0.65 * turn(cut, 3, 0.55) - drift * 0.2 + 60 * free,
        ];
  const lean = 18 * turn(time, 2, 0.1),
    other = time < cut ? -18 * turn(time, 2, 0.3) : 60 * free + 22 * turn(time, 6);
  const hand: Point = [690, 545],
    away: Point = [300, 545];
  sheet.add(
    stroke(
      `M${fixed(first[0])} ${fixed(first[1] + 66)}Q${fixed(first[0] + 110)} 400 ${hand[0]} ${hand[1]}`,
      '#ffffff',
      2,
      { opacity: 0.9 },
    ),
  );
  const cross: Point = [(first[0] + second[0]) / 2 + 6, 345];
  if (time < cut)
    sheet.add(
      stroke(
        `M${fixed(second[0])} ${fixed(second[1] + 60)}Q${fixed(second[0] - 120)} 410 ${away[0]} ${away[1]}`,
        '#ffe0a8',
        2,
        { opacity: 0.9 },
      ),
    );
  else
    sheet.add(
      stroke(
        `M${fixed(second[0])} ${fixed(second[1] + 50)}q${fixed(-30 + 20 * turn(time, 5))} 60 ${fixed(-10 + 30 * turn(time, 4))} 120`,
        '#ffe0a8',
        2,
        { opacity: 0.9 },
      ),
      stroke(
        `M${away[0]} ${away[1]}Q${fixed(360 - 40 * free)} ${fixed(430 + 90 * free)} ${fixed(430 - 80 * free)} ${fixed(380 + 170 * free)}`,
        '#ffe0a8',
        2,
        { opacity: fixed(0.9 * (1 - free)) },
      ),
    );
  const heat =
    time < cut
      ? between(time, 0.2, cut) * (0.6 + 0.4 * Math.abs(turn(time, 9)))
      : 1 - between(time, cut, cut + 0.14);
  if (heat > 0.02) {
    glow(sheet, ...cross, 40 + 80 * heat + (time >= cut ? 80 : 0), '#ffffff', rounded(0.8 * heat));
    for (let index = 0; index < 12; index += 1) {
      const angle = index * 0.53 + time * 14,
        far = (24 + ((index * 31) % 40)) * heat * (time >= cut ? 2 : 1);
      sheet.add(
        stroke(
          `M${fixed(cross[0] + Math.cos(angle) * far * 0.4)} ${fixed(cross[1] + Math.sin(angle) * far * 0.4)}L${fixed(cross[0] + Math.cos(angle) * far)} ${fixed(cross[1] + Math.sin(angle) * far)}`,
          '#fff6d8',
          2,
          { opacity: fixed(heat) },
        ),
      );
    }
  }
  for (const [x, y, s, phase] of [
    [110, 330, 20, 0],
    [870, 300, 24, 0.4],
    [800, 110, 16, 0.7],
  ] as const)
    sheet.add(
      kite(
        sheet,
        x + 12 * turn(time, 2, phase),
        y + 14 * turn(time, 2, phase + 0.3),
        s,
        12 * turn(time, 2, phase),
        ['#49c5b6', '#fff3d6', coral],
      ),
    );
  sheet.add(
    kite(sheet, second[0], second[1], 64, other, ['#e8394b', '#fff3d6', amber]),
    kite(sheet, first[0], first[1], 74, lean, [violet, '#ffd08a', coral]),
  );
  curtains(sheet, time);
  return sheet;
}
