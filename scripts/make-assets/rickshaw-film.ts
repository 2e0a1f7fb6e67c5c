/** The film of the rickshaw game: a race through the bazaar. */

import { bar } from './blocks.ts';
import { lahore } from './cities.ts';
import { curtains } from './curtains.ts';
import { glow } from './light.ts';
import { between, clamp, turn } from './motion.ts';
import { amber, coral, violet } from './palette.ts';
import { chance } from './random.ts';
import { rickshaw } from './rickshaw.ts';
import { disc, ellipse, fixed, place, rect, Sheet, shape, stroke } from './svg.ts';

const [W, H] = [960, 540];

const bunting = [coral, amber, '#49c5b6', '#fff3d6'];

/** One frame of the rickshaw film. */
export function rickshawRush(time: number): Sheet {
  const sheet = new Sheet(W, H);
  const seconds = time * 7;
  sheet.add(rect(0, 0, W, H, 0, sheet.linear(['#2a0f3f', '#8c2f55', '#f0704e', '#ffc169'])));
  glow(sheet, 660, 320, 380, amber, 0.9);
  sheet.add(disc(660, 280, 96, '#ffdf9a'));
  const loop = (speed: number, width: number): number => -((seconds * speed) % width);
  for (const copy of [0, 1, 2])
    sheet.add(
      place(shape(lahore(), '#a8446a', { opacity: 0.55 }), loop(36, 700) + copy * 700, 396, 0.7),
      place(shape(lahore(), '#541a44'), loop(90, 900) + copy * 900 - 120, 424, 0.9),
    );
  for (let index = 0; index < 16; index += 1) {
    const x = loop(150, 80) + index * 80;
    sheet.add(stroke(`M${fixed(x)} 40Q${fixed(x + 40)} 78 ${fixed(x + 80)} 40`, '#2a0f2a', 1.6));
    [0.25, 0.5, 0.75].forEach((t, at) => {
      const sag = 40 + 38 * 2 * t * (1 - t);
      sheet.add(
        shape(
          `M${fixed(x + 80 * t - 9)} ${fixed(sag)}h18l-9 20Z`,
          bunting[(index + Math.floor((seconds * 150) / 80) + at) % 4] as string,
        ),
      );
    });
  }
  sheet.add(
    rect(0, 424, W, 116, 0, sheet.linear(['#3a1534', '#150816'])),
    rect(0, 424, W, 4, 0, '#ff9d6b', { opacity: 0.7 }),
  );
  for (let index = 0; index < 9; index += 1)
    sheet.add(rect(loop(520, 150) + index * 150, 486, 84, 7, 3, '#ffcf8a', { opacity: 0.8 }));
  const roll = chance('film streaks');
  for (let index = 0; index < 18; index += 1) {
    const [y, long, speed, from] = [
      roll.between(240, 520),
      roll.between(50, 190),
      roll.between(600, 1100),
      roll() * 1400,
    ];
    sheet.add(
      rect(
        1200 - ((seconds * speed + from) % 1500),
        y,
        long,
        1.8,
        1,
        index % 3 ? amber : '#ffffff',
        { opacity: 0.4 },
      ),
    );
  }
  const lane = 250 + 60 * turn(time, 1) + 250 * between(time, 0.06, 0.24);
  const jump =
    Math.max(0, Math.sin(clamp((time - 0.42) / 0.13) * Math.PI)) * 110 +
    Math.max(0, Math.sin(clamp((time - 0.72) / 0.13) * Math.PI)) * 110;
  const hop = 3 * Math.abs(turn(seconds, 1.6));
  for (let index = 0; index < 14; index += 1) {
    const x = 700 + index * 210 - seconds * 330,
      arc = index % 7 > 2 ? 0 : 110 * Math.sin(((index % 7) + 0.5) * 1.05);
    const y = 366 - arc,
      gone = x < lane + 120;
    const squeeze = Math.abs(turn(seconds, 1.1, index * 0.2));
    if (!gone && x < W + 40)
      sheet.add(
        ellipse(x, y, 19 * Math.max(0.25, squeeze), 19, sheet.linear(['#fff0a8', '#f0a429'])),
        ellipse(x, y, 12 * Math.max(0.2, squeeze), 12, 'none', {
          stroke: '#b8721a',
          strokeWidth: 2.4,
        }),
      );
    const burst = (lane + 120 - x) / 120;
    if (gone && burst < 1)
      for (let dot = 0; dot < 7; dot += 1) {
        const angle = dot * 0.9;
        sheet.add(
          disc(
            x + Math.cos(angle) * burst * 60,
            y + Math.sin(angle) * burst * 60,
            4 * (1 - burst),
            '#fff0a8',
          ),
        );
      }
  }
  const rival = 980 - 900 * between(time, 0.1, 0.62);
  sheet.add(
    ellipse(rival, 456, 90, 8, '#05020a', { opacity: 0.5 }),
    place(rickshaw(sheet, violet, amber, seconds * 620), rival, 456, 0.62),
  );
  sheet.add(
    ellipse(lane, 500, 170 - jump * 0.5, 13, '#05020a', { opacity: 0.55 }),
    place(
      rickshaw(sheet, '#1e9e8f', '#ff6a4d', seconds * 760),
      lane,
      498 - jump - hop,
      1.1,
      -2 - jump * 0.07 + 1.2 * turn(seconds, 0.8),
    ),
  );
  sheet.add(
    rect(30, 26, 190, 38, 19, '#1a0a20', { opacity: 0.8 }),
    disc(54, 45, 11, '#f0a429'),
    bar(76, 40, 40 + 90 * time, '#fff3d6', 10),
  );
  curtains(sheet, time);
  return sheet;
}
