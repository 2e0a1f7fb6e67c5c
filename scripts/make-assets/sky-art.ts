/** Key art of the two games that play under the sky of Lahore: the kite duel and the lantern run. */

import { lahore } from './cities.ts';
import { glow, ray, sparks, vignette } from './light.ts';
import { amber, coral } from './palette.ts';
import { chance } from './random.ts';
import { kite, ridge } from './solids.ts';
import { curve, disc, place, rect, type Sheet, shape, stroke } from './svg.ts';

const [W, H] = [1200, 900];

/** Key art: two kites whose strings cross over Lahore. */
export function kiteDuel(sheet: Sheet): void {
  sheet.add(
    rect(0, 0, W, H, 0, sheet.linear(['#140f3a', '#44246e', '#b9486a', '#ff9a5e', '#ffd08a'])),
  );
  glow(sheet, 600, 790, 700, '#ffb45e', 0.8, 0.6);
  const roll = chance('kite clouds');
  for (let index = 0; index < 26; index += 1) {
    const y = roll.between(330, 700);
    sheet.add(
      rect(roll.between(-150, 1150), y, roll.between(120, 420), roll.between(4, 13), 7, '#ffe1c4', {
        opacity: roll.between(0.06, 0.22),
      }),
    );
  }
  sheet.add(place(shape(lahore(), '#2a1140'), -80, 862, 1.36), rect(0, 858, W, 60, 0, '#1a0a2c'));
  sheet.add(
    stroke('M368 420C520 560 700 660 860 900', '#ffffff', 2.6, { opacity: 0.95 }),
    stroke('M846 330C720 540 480 700 330 900', '#ffe0a8', 2.6, { opacity: 0.95 }),
  );
  glow(sheet, 606, 620, 120, '#ffffff', 0.85);
  for (let index = 0; index < 14; index += 1) {
    const angle = (index / 14) * 6.283;
    sheet.add(
      stroke(
        `M${606 + Math.cos(angle) * 20} ${620 + Math.sin(angle) * 20}L${606 + Math.cos(angle) * (46 + (index % 3) * 18)} ${620 + Math.sin(angle) * (46 + (index % 3) * 18)}`,
        '#fff6d8',
        2.6,
      ),
    );
  }
  const tail = (x: number, y: number, side: number, colour: string): void => {
    for (let index = 0; index < 7; index += 1)
      sheet.add(
        place(
          shape('M0 0L16 -9V9ZM0 0L-16 -9V9Z', colour),
          x + side * index * 16,
          y + 34 * index + 20,
          1 - index * 0.06,
          index * 25,
        ),
      );
  };
  sheet.add(kite(sheet, 330, 290, 200, -26, ['#6d4aff', '#ffd08a', '#ff8a5b']));
  tail(435, 548, 0.7, '#ffd08a');
  sheet.add(kite(sheet, 884, 230, 172, 24, ['#e8394b', '#fff3d6', '#ffc15e']));
  for (const [x, y, s, turn] of [
    [120, 610, 34, -10],
    [1090, 540, 40, 16],
    [640, 130, 28, 6],
    [1020, 690, 22, -20],
  ] as const)
    sheet.add(
      kite(sheet, x, y, s, turn, ['#49c5b6', '#fff3d6', '#ff8a5b']),
      stroke(`M${x} ${y + s * 1.3}q-20 90 10 240`, '#ffffff', 1, { opacity: 0.4 }),
    );
  vignette(sheet, 0.45);
}

/** A runner in mid-stride with a lantern, about 220 high, standing at 0, 0. */
export function runner(fill: string, light: string): string {
  return (
    disc(20, -200, 23, fill) +
    shape(
      'M-8 -182C10 -190 30 -184 34 -168L26 -104L40 -70C20 -52 -34 -52 -56 -66C-34 -80 -26 -100 -22 -124Z',
      fill,
    ) +
    stroke('M-4 -96L44 -62L34 -6L54 -4', fill, 20) +
    stroke('M-8 -96L-40 -52L-92 -60L-98 -44', fill, 20) +
    stroke('M10 -160L50 -128L92 -146', fill, 14) +
    stroke('M6 -160L-44 -140L-60 -100', fill, 14) +
    shape('M6 -178C-40 -168 -86 -176 -128 -150C-92 -156 -50 -136 -6 -140Z', coral) +
    stroke('M92 -146v16', fill, 3) +
    rect(80, -130, 24, 34, 8, light) +
    rect(78, -134, 28, 7, 3, fill) +
    rect(78, -98, 28, 7, 3, fill)
  );
}

/** Key art: a runner on the roofs among lanterns. */
export function lanternRun(sheet: Sheet): void {
  sheet.add(rect(0, 0, W, H, 0, sheet.linear(['#070a24', '#151a52', '#3c2a78', '#7a3d74'])));
  sheet.add(disc(900, 230, 110, '#f4e9d2'), disc(868, 206, 100, '#10154a', { opacity: 0.12 }));
  glow(sheet, 900, 230, 360, '#f4e9d2', 0.4);
  sparks(sheet, 'night', 130, [0, 0, W, 560], ['#ffffff', amber], 1.5);
  sheet.add(
    place(shape(lahore(), '#1f1a56'), 180, 720, 1.1),
    ridge(sheet, 'roofs', 720, 26, '#191347', 24),
  );
  const roll = chance('lanterns');
  for (let index = 0; index < 26; index += 1) {
    const [x, y, s] = [roll.between(0, W), roll.between(60, 620), roll.between(0.35, 1.2)];
    glow(sheet, x, y, 70 * s, '#ff9d4d', 0.6);
    sheet.add(
      place(
        shape('M-14 -20H14L18 14Q0 26 -18 14Z', sheet.linear(['#ffe6a8', '#ff8a3d'])),
        x,
        y,
        s,
        roll.between(-8, 8),
      ),
    );
  }
  const roofs =
    'M-10 900V742H250V700H300V742H420V900ZM520 900V768H560V690H720V900ZM800 900V712H830V672H862V712H1210V900Z';
  sheet.add(
    shape(roofs, sheet.linear(['#241345', '#0a061c'])),
    stroke(
      'M-10 742H250V700H300V742H420M520 768H560V690H720M800 712H830V672H862V712H1210',
      '#ffb072',
      3,
      { opacity: 0.8 },
    ),
  );
  for (let x = 0; x < 1200; x += 46)
    if (x < 400 || (x > 570 && x < 700) || x > 880)
      sheet.add(
        rect(x + 12, 790 + ((x * 7) % 60), 18, 26, 9, '#ffc56b', {
          opacity: 0.35 + ((x * 3) % 50) / 100,
        }),
      );
  ray(
    sheet,
    curve([
      [180, 560],
      [320, 600],
      [430, 520],
      [520, 470],
    ]),
    '#ffb45e',
    4,
  );
  ray(
    sheet,
    curve([
      [160, 590],
      [320, 630],
      [440, 546],
      [520, 490],
    ]),
    '#ff7a4d',
    3,
  );
  glow(sheet, 665, 400, 230, '#ffd98a', 0.95);
  sheet.add(place(runner('#0b0722', '#fff0b8'), 560, 590, 1.25, 4));
  vignette(sheet, 0.55);
}
