/** Key art of the game of boats on the Thames. */

import { london, wheel, windows } from './cities.ts';
import { glow, vignette } from './light.ts';
import { amber, mix } from './palette.ts';
import { chance } from './random.ts';
import { ball, water } from './solids.ts';
import { disc, ellipse, place, rect, type Sheet, shape, stroke } from './svg.ts';

const W = 1200;

/** Key art: two boats drift before London. */
export function thamesDrift(sheet: Sheet): void {
  sheet.add(rect(0, 0, W, 420, 0, sheet.linear(['#0b1030', '#2b2a6e', '#e06a5a', '#ffc27a'])));
  glow(sheet, 640, 400, 460, '#ffb06b', 0.9, 0.7);
  sheet.add(
    place(shape(london(), '#1d1748') + wheel(226, 62, '#1d1748'), 30, 410, 1.16),
    place(windows('drift', 1000, 120, 110, '#ffd98f'), 30, 410, 1.16),
  );
  sheet.add(
    rect(0, 408, W, 492, 0, sheet.linear(['#d9705f', '#47357f', '#12153f', '#080a20'])),
    water(sheet, 'drift', 412, ['#ffd7a0', '#ffffff', '#7a6bff', '#ff9d7a'], 640, 190),
  );
  const boat = (hull: string, stripe: string): string =>
    shape(
      'M0 -150C44 -96 56 -20 50 76Q0 96 -50 76C-56 -20 -44 -96 0 -150Z',
      sheet.linear([mix(hull, '#ffffff', 0.4), hull, mix(hull, '#0a0520', 0.5)], {
        x2: 1,
        y2: 0.2,
      }),
    ) +
    shape(
      'M0 -108C28 -66 36 -10 32 54Q0 66 -32 54C-36 -10 -28 -66 0 -108Z',
      mix(hull, '#0a0520', 0.62),
    ) +
    shape('M-26 -26Q0 -60 26 -26L22 4H-22Z', '#bfe6ff', { opacity: 0.85 }) +
    rect(-4, -146, 8, 92, 4, stripe) +
    rect(-24, 14, 48, 26, 8, stripe);
  const wake = (x: number, y: number, s: number, turn: number, long: number): string =>
    place(
      [0, 1, 2, 3]
        .map((index) =>
          stroke(
            `M${-30 - index * 6} 60C${-70 - index * 34} ${150 + long * 0.3} ${-120 - index * 70} ${long * 0.7} ${-190 - index * 90} ${long}M${30 + index * 6} 60C${70 + index * 34} ${150 + long * 0.3} ${120 + index * 70} ${long * 0.7} ${190 + index * 90} ${long}`,
            '#ffffff',
            9 - index * 2,
            { opacity: 0.62 - index * 0.14 },
          ),
        )
        .join('') +
        shape(`M-34 70Q0 90 34 70L80 ${long}H-80Z`, sheet.linear(['#ffffff/0.6', '#ffffff/0'])),
      x,
      y,
      s,
      turn,
    );
  sheet.add(
    wake(850, 540, 0.42, 34, 520),
    place(boat('#6d4aff', '#ffd98f'), 850, 540, 0.46, 34),
    wake(420, 650, 1, -38, 560),
    ellipse(440, 680, 130, 70, '#04041a', { opacity: 0.5, filter: sheet.blur(22) }),
    place(boat('#ff6a4d', '#ffffff'), 420, 650, 1, -38),
  );
  const spray = chance('spray');
  for (let index = 0; index < 70; index += 1)
    sheet.add(
      disc(
        520 + spray.between(-40, 150),
        720 + spray.between(-60, 120),
        spray.between(1.5, 6),
        '#ffffff',
        { opacity: spray.between(0.2, 0.85) },
      ),
    );
  for (const [x, y] of [
    [640, 560],
    [560, 800],
    [980, 690],
    [215, 560],
  ] as const)
    sheet.add(
      ellipse(x, y + 16, 26, 9, '#04041a', { opacity: 0.5 }),
      ball(sheet, x, y, 19, amber, 0),
      rect(x - 19, y - 5, 38, 9, 4, '#ffffff'),
    );
  vignette(sheet, 0.55);
}
