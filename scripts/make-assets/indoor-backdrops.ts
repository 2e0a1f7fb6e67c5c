/** Backdrops of products that live at a desk or a counter: slate, laid table, shelves, parcels. */

import { type Backdrop, fill } from './backdrop.ts';
import { glow, ray } from './light.ts';
import { mix } from './palette.ts';
import { chance } from './random.ts';
import { ball, box } from './solids.ts';
import { disc, ellipse, fixed, group, place, polyline, rect, stroke } from './svg.ts';

/** A slate with figures drawn in chalk. */
export const slate: Backdrop = (sheet, theme) => {
  const { width: w, height: h } = sheet;
  fill(sheet, theme, 1);
  glow(sheet, w * 0.3, h * 0.25, h * 0.9, mix(theme.mid, '#ffffff', 0.3), 0.35);
  const chalk = (d: string, colour = '#f3f1ea', width = 3): string =>
    stroke(d, colour, width, { opacity: 0.75 }) +
    stroke(d, colour, width * 2.4, { opacity: 0.1, strokeDasharray: '3 5' });
  const u = h / 600;
  sheet.add(
    place(
      chalk('M0 0H220L0 -160Z') +
        chalk('M0 -18H18V0', theme.side) +
        chalk('M44 -4A60 60 0 0 0 176 -32', theme.side, 2),
      w * 0.05,
      h * 0.42,
      u,
    ),
    place(
      chalk('M0 0m-80 0a80 80 0 1 0 160 0a80 80 0 1 0 -160 0M-80 0H80M0 0L56 -57') +
        disc(0, 0, 5, theme.side),
      w * 0.14,
      h * 0.76,
      u,
    ),
    place(
      chalk('M-150 90H150M-130 110V-110') +
        chalk('M-120 80C-70 80 -60 -90 0 -90S70 80 130 60', theme.side, 3.4),
      w * 0.86,
      h * 0.28,
      u,
    ),
    place(
      chalk('M0 -70L62 34H-62ZM0 -70V34M-31 -18L62 34M31 -18L-62 34', '#f3f1ea', 2.4),
      w * 0.88,
      h * 0.74,
      u,
    ),
  );
};

/** Parcels on a floor of routes. */
export const parcels: Backdrop = (sheet, theme) => {
  const { width: w, height: h } = sheet;
  fill(sheet, theme, 1);
  glow(sheet, w * 0.2, h * 0.75, h * 0.8, theme.side, 0.45);
  const u = h * 0.055;
  for (let index = -12; index < 14; index += 1)
    sheet.add(
      stroke(`M${index * u * 4} ${h}l${w} ${-w * 0.577}`, '#ffffff', 1, { opacity: 0.09 }),
      stroke(`M${index * u * 4} 0l${w} ${w * 0.577}`, '#ffffff', 1, { opacity: 0.09 }),
    );
  ray(
    sheet,
    polyline([
      [w * -0.02, h * 0.56],
      [w * 0.3, h * 0.56 + w * 0.185],
      [w * 0.62, h * 0.56],
      [w * 1.02, h * 0.56 + w * 0.23],
    ]),
    theme.side,
    3,
  );
  const view = { x: w * 0.17, y: h * 0.56, unit: u };
  const tones = [theme.main, mix(theme.main, '#ffffff', 0.22), mix(theme.main, theme.deep, 0.25)];
  [
    [-1, -1, 0, 3],
    [2.2, -1.4, 0, 2],
    [-0.6, 2.3, 0, 2.2],
    [-0.6, -0.6, 3, 2],
  ].forEach(([a = 0, b = 0, c = 0, s = 1], index) => {
    sheet.add(box(view, [a, b, c], [s, s, s], tones[index % 3] as string));
  });
  const far = { x: w * 0.88, y: h * 0.2, unit: u };
  sheet.add(
    box(far, [0, 0, 0], [2, 2, 1.6], tones[1] as string),
    box(far, [2.6, 0.4, 0], [1.3, 1.3, 1.3], theme.side),
  );
};

/** A laid table from above: plates, bowls, steam lines. */
export const tableTop: Backdrop = (sheet, theme) => {
  const { width: w, height: h } = sheet;
  fill(sheet, theme, 1);
  glow(sheet, w * 0.2, h * 0.2, h * 0.9, theme.side, 0.5);
  const plate = (x: number, y: number, r: number, food: string): void => {
    sheet.add(
      disc(x + r * 0.08, y + r * 0.12, r, '#0a0208', { opacity: 0.5, filter: sheet.blur(16) }),
      disc(x, y, r, sheet.linear(['#fff8ec', '#e3cdb8'], { x2: 1 })),
      disc(x, y, r * 0.74, sheet.linear(['#ecd9c4', '#fffaf2'], { x2: 1 })),
      disc(
        x,
        y,
        r * 0.6,
        sheet.radial(
          [`${mix(food, '#ffffff', 0.3)}`, food, mix(food, '#2a0710', 0.4)],
          0.4,
          0.35,
          0.7,
        ),
      ),
    );
    const roll = chance(`plate ${fixed(x / w)}`);
    for (let index = 0; index < 26; index += 1) {
      const angle = roll() * 6.28,
        far = roll() * r * 0.5;
      sheet.add(
        ellipse(
          x + Math.cos(angle) * far,
          y + Math.sin(angle) * far,
          r * 0.05,
          r * 0.02,
          roll.pick(['#fff2c9', theme.side, '#7ba05b', '#fff8ec']),
          {
            transform: `rotate(${fixed(roll() * 180)} ${fixed(x + Math.cos(angle) * far)} ${fixed(y + Math.sin(angle) * far)})`,
          },
        ),
      );
    }
  };
  plate(w * 0.13, h * 0.3, h * 0.27, theme.side);
  plate(w * 0.9, h * 0.78, h * 0.31, theme.main);
  plate(w * 0.88, h * 0.14, h * 0.14, '#6f8f4e');
  plate(w * 0.1, h * 0.86, h * 0.15, '#f0c77a');
};

/** Balls rolled into the corners, for shelves and shops. */
export const stall: Backdrop = (sheet, theme) => {
  const { width: w, height: h } = sheet;
  fill(sheet, theme, 1);
  glow(sheet, w * 0.5, h * 0.1, h * 0.9, theme.glow, 0.5);
  for (let level = 0; level < 4; level += 1) {
    const y = h * (0.26 + level * 0.24);
    const roll = chance(`stall ${level}`);
    for (let x = w * 0.01; x < w; x += h * 0.125)
      if (roll() < 0.86) {
        const tall = h * roll.between(0.09, 0.17),
          tone = roll.pick([
            theme.main,
            theme.side,
            mix(theme.main, '#ffffff', 0.35),
            mix(theme.side, theme.deep, 0.4),
          ]);
        sheet.add(
          roll() < 0.55
            ? rect(
                x,
                y - tall,
                h * 0.085,
                tall,
                9,
                sheet.linear([mix(tone, '#ffffff', 0.15), mix(tone, theme.deep, 0.5)], {
                  x2: 1,
                  y2: 0,
                }),
              )
            : ball(sheet, x + h * 0.045, y - h * 0.05, h * 0.05, tone, 0),
        );
      }
    sheet.add(
      rect(0, y, w, h * 0.022, 0, mix(theme.mid, '#ffffff', 0.2)),
      rect(0, y + h * 0.022, w, h * 0.05, 0, sheet.linear(['#000000/0.45', '#000000/0'])),
    );
  }
  sheet.add(group(rect(0, 0, w, h, 0, theme.deep), { opacity: 0.35 }));
};
