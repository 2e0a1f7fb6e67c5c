/** Key art of the snooker game, and of the blocks game. */

import { glow, sparks, vignette } from './light.ts';
import { amber, mix } from './palette.ts';
import { chance } from './random.ts';
import { cloth, cue, reds, snookerBalls } from './snooker.ts';
import { ball, box, iso } from './solids.ts';
import { disc, ellipse, place, rect, type Sheet, shape, stroke } from './svg.ts';

const [W, H] = [1200, 900];

/** Key art: the moment before the shot. */
export function snooker(sheet: Sheet): void {
  sheet.add(
    cloth(sheet, 0, 0, W, H, 0.56, 0.4),
    ellipse(660, 330, 620, 330, sheet.radial(['#fff1c9/0.32', '#fff1c9/0'])),
  );
  sheet.add(
    shape('M0 0H1200V74L0 128Z', '#08231a'),
    shape('M0 0H1200V40L0 88Z', sheet.linear(['#6b3a22', '#2b130e'])),
    stroke('M0 128L1200 74', '#39c492', 2, { opacity: 0.5 }),
  );
  const white = [372, 590] as const;
  sheet.add(
    stroke(`M${white[0]} ${white[1]}L704 420L1010 96`, '#ffffff', 3, {
      strokeDasharray: '2 15',
      opacity: 0.9,
    }),
    disc(704, 420, 44, 'none', {
      stroke: '#ffffff',
      strokeWidth: 2,
      strokeDasharray: '4 8',
      opacity: 0.7,
    }),
  );
  sheet.add(
    reds(sheet, 822, 400, 46),
    ball(sheet, 744, 396, 46, snookerBalls.pink, 0.7),
    ball(sheet, 510, 260, 44, snookerBalls.blue, 0.7),
    ball(sheet, 960, 690, 49, snookerBalls.black, 0.7),
    ball(sheet, 180, 330, 45, snookerBalls.green, 0.7),
    ball(sheet, 640, 770, 52, snookerBalls.yellow, 0.7),
    ball(sheet, white[0], white[1], 58, snookerBalls.white, 0.75),
    cue(sheet, 300, 628, 152, 900, 22),
  );
  sparks(sheet, 'chalk', 60, [230, 520, 220, 180], ['#bfe2ff', '#ffffff'], 2);
  sheet.add(disc(1010, 96, 60, '#040507', { stroke: '#c79a5a', strokeWidth: 8 }));
  vignette(sheet, 0.75);
}

/** Key art: a bazaar of blocks, and a piece that falls. */
export function bazaarBlocks(sheet: Sheet): void {
  sheet.add(rect(0, 0, W, H, 0, sheet.linear(['#1d1047', '#5a2470', '#c24e6a'], { x2: 0.5 })));
  glow(sheet, 620, 480, 620, '#ff9d6b', 0.7);
  const tones = ['#6d4aff', '#ff8a5b', '#2bb5a0', '#ffc15e', '#e8546b', '#4f8dff'];
  const roll = chance('blocks');
  const view = { x: 560, y: 570, unit: 54 };
  const heights = Array.from({ length: 7 }, (_, a) =>
    Array.from({ length: 7 }, (_, b) =>
      Math.max(1, Math.round(4.4 - Math.hypot(a - 1, b - 1) * 0.62 + roll.between(-0.8, 0.8))),
    ),
  );
  sheet.add(
    ellipse(560, 850, 480, 60, '#0a0318', { opacity: 0.6, filter: sheet.blur(34) }),
    box(view, [-4, -4, -1.1], [8, 8, 0.7], '#3a1f63'),
  );
  for (let a = 0; a < 7; a += 1)
    for (let b = 0; b < 7; b += 1)
      for (let level = 0; level < (heights[a]?.[b] ?? 1); level += 1) {
        const tone = tones[(a * 2 + b * 3 + level * 5) % tones.length] as string;
        sheet.add(box(view, [a - 3.5, b - 3.5, level - 0.4], [0.94, 0.94, 0.94], tone, 0.5));
        if (level === (heights[a]?.[b] ?? 1) - 1) {
          const [x, y] = iso(view, a - 3.03, b - 3.03, level + 0.54);
          sheet.add(
            shape(`M${x} ${y - 13}L${x + 23} ${y}L${x} ${y + 13}L${x - 23} ${y}Z`, '#ffffff', {
              opacity: 0.28,
            }),
            ellipse(x, y, 9, 5.4, mix(tone, '#12062c', 0.3)),
          );
        }
      }
  const falling: [number, number, number][] = [
    [2.6, -3.4, 4.6],
    [3.6, -3.4, 4.6],
    [4.6, -3.4, 4.6],
    [3.6, -3.4, 5.6],
  ];
  sheet.add(
    ...[0, 1, 2, 3].map((index) => {
      const [x, y] = iso(view, 3 + index * 0.7, -3, 7.6);
      return rect(x - 2, y - 150, 4, 190, 2, sheet.linear(['#ffffff/0', '#ffffff/0.6']));
    }),
    ...falling.map((at) => box(view, at, [0.96, 0.96, 0.96], amber, 0.7)),
  );
  for (let index = 0; index < 8; index += 1)
    sheet.add(
      stroke(`M${60 + index * 155} 0v${60 + ((index * 47) % 110)}`, '#2a0f3f', 2),
      place(
        shape(
          'M-20 0H20L14 34Q0 46 -14 34Z',
          sheet.linear([
            tones[index % 6] as string,
            mix(tones[index % 6] as string, '#ffffff', 0.5),
          ]),
        ) + rect(-11, -7, 22, 8, 2, '#2a0f3f'),
        60 + index * 155,
        66 + ((index * 47) % 110),
      ),
    );
  sparks(sheet, 'bazaar', 70, [0, 0, W, H], [amber, '#ffffff'], 2);
  vignette(sheet, 0.5);
}
