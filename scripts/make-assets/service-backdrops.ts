/** Backdrops of case studies in services: queues, power lines, the move to the cloud, letters on hooks. */

import type { Backdrop } from './backdrop.ts';
import { contours, floor, glow, ray, sparks } from './light.ts';
import { mix } from './palette.ts';
import { chance } from './random.ts';
import { barCloud, box } from './solids.ts';
import { curve, disc, group, place, rect, shape, stroke } from './svg.ts';

/** Scattered calm dots that become one ordered line. */
export const orderly: Backdrop = (sheet, theme) => {
  const { width: w, height: h } = sheet;
  sheet.add(
    rect(
      0,
      0,
      w,
      h,
      0,
      sheet.linear([theme.deep, theme.mid, mix(theme.mid, theme.glow, 0.5)], { x2: 1, y2: 0.6 }),
    ),
  );
  glow(sheet, w * 0.86, h * 0.5, h * 0.8, theme.glow, 0.6);
  const roll = chance('queue');
  for (let index = 0; index < 190; index += 1) {
    const share = index / 189,
      loose = (1 - share) ** 1.6;
    const x = w * (share * 1.02),
      y = h * (0.55 - 0.12 * Math.sin(share * 3)) + (roll() + roll() - 1) * h * 0.62 * loose;
    sheet.add(
      disc(
        x,
        y,
        h * (0.009 + 0.008 * (1 - loose)) * roll.between(0.7, 1.25),
        share > 0.86 ? theme.side : mix(theme.main, '#ffffff', roll() * 0.7),
        { opacity: 0.35 + share * 0.6 },
      ),
    );
  }
  ray(
    sheet,
    curve(
      Array.from(
        { length: 12 },
        (_, index) =>
          [
            w * (0.5 + index * 0.05),
            h * (0.55 - 0.12 * Math.sin((0.5 + index * 0.05) * 3)),
          ] as const,
      ),
    ),
    theme.side,
    1.6,
  );
};

/** Pylons that carry two lines into a lit evening. */
export const pylons: Backdrop = (sheet, theme) => {
  const { width: w, height: h } = sheet;
  sheet.add(
    rect(0, 0, w, h, 0, sheet.linear([theme.deep, theme.mid, theme.glow, theme.side], { x2: 0 })),
  );
  glow(sheet, w * 0.24, h * 0.72, h * 0.6, theme.side, 0.8, 0.7);
  sheet.add(
    shape(
      `M0 ${h * 0.84}Q${w * 0.4} ${h * 0.76} ${w} ${h * 0.86}V${h}H0Z`,
      mix(theme.deep, '#000000', 0.2),
    ),
  );
  const dark = mix(theme.deep, '#000000', 0.3);
  const tower = stroke(
    'M-40 0L-10 -250L10 -250L40 0M-32 -66L26 -120M32 -66L-26 -120M-24 -130L16 -190M24 -130L-16 -190M-96 -196H96L10 -226H-10ZM-78 -150H78L12 -174H-12ZM-34 -60H34',
    dark,
    5,
  );
  const spots = [
    [0.04, 0.9, 1.6],
    [0.34, 0.83, 1.05],
    [0.56, 0.83, 0.72],
    [0.72, 0.84, 0.5],
    [0.98, 0.88, 1.35],
  ] as const;
  for (const [x, y, s] of spots) sheet.add(place(tower, w * x, h * y, (h / 800) * s));
  for (const side of [-1, 1])
    for (const [row, level] of [
      [196, 96],
      [150, 78],
    ] as const) {
      const line = spots.map(
        ([x, y, s]) => [w * x + side * level * (h / 800) * s, h * y - row * (h / 800) * s] as const,
      );
      for (let index = 0; index < line.length - 1; index += 1) {
        const [a, b] = [line[index] ?? [0, 0], line[index + 1] ?? [0, 0]];
        sheet.add(
          stroke(
            `M${a[0]} ${a[1]}Q${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2 + h * 0.05} ${b[0]} ${b[1]}`,
            row === 196 ? mix(theme.side, '#ffffff', 0.5) : dark,
            2,
            { opacity: 0.9 },
          ),
        );
      }
    }
};

/** Envelopes on fishing lines over dark water. */
export const hooks: Backdrop = (sheet, theme) => {
  const { width: w, height: h } = sheet;
  sheet.add(
    rect(
      0,
      0,
      w,
      h,
      0,
      sheet.linear([mix(theme.mid, theme.glow, 0.5), theme.mid, theme.deep], { x2: 0 }),
    ),
  );
  glow(sheet, w * 0.5, 0, h * 0.7, theme.glow, 0.6);
  contours(sheet, 'hooks', h * 0.1, h * 0.3, 7, h * 0.02, '#ffffff', 0.35);
  const letter =
    rect(-90, -60, 180, 120, 12, sheet.linear(['#ffffff', mix(theme.main, '#ffffff', 0.7)])) +
    stroke('M-84 -52L0 14L84 -52', theme.main, 6) +
    stroke('M-84 54L-24 2M84 54L24 2', mix(theme.main, '#ffffff', 0.5), 4);
  const hook =
    stroke('M0 -90V30C0 76 -62 76 -62 30L-46 48', '#eef2ff', 7) +
    disc(0, -96, 9, 'none', { stroke: '#eef2ff', strokeWidth: 5 });
  for (const [x, y, s, turn] of [
    [0.1, 0.55, 1.05, -12],
    [0.9, 0.42, 0.8, 10],
    [0.94, 0.84, 0.55, -6],
    [0.05, 0.88, 0.5, 14],
  ] as const)
    sheet.add(
      stroke(`M${w * x} 0V${h * y - (h / 800) * s * 180}`, '#eef2ff', 2, { opacity: 0.7 }),
      place(hook, w * x, h * y - (h / 800) * s * 84, (h / 800) * s),
      place(letter, w * x - (h / 800) * s * 40, h * y + (h / 800) * s * 20, (h / 800) * s, turn),
    );
  sparks(sheet, 'bubbles', 60, [0, h * 0.3, w, h * 0.7], ['#ffffff', theme.side], 2.6);
};

/** Blocks that rise from the ground into a cloud. */
export const uplift: Backdrop = (sheet, theme) => {
  const { width: w, height: h } = sheet;
  sheet.add(
    rect(
      0,
      0,
      w,
      h,
      0,
      sheet.linear([mix(theme.mid, theme.glow, 0.35), theme.mid, theme.deep], { x2: 0.2 }),
    ),
  );
  glow(sheet, w * 0.5, h * 0.14, h * 0.8, theme.glow, 0.6);
  floor(sheet, h * 0.72, '#ffffff', 0.2);
  const puffs = [
    [0.2, 0.2, 0.09],
    [0.3, 0.15, 0.13],
    [0.42, 0.16, 0.1],
    [0.54, 0.12, 0.13],
    [0.68, 0.15, 0.12],
    [0.79, 0.2, 0.08],
  ].map(([x = 0, y = 0, r = 0]): [number, number, number] => [w * x, h * y * 1.15, h * r * 1.25]);
  sheet.add(
    group(barCloud(puffs, h * 0.32, h * 0.034, ['#ffffff', theme.main]), { opacity: 0.85 }),
  );
  const roll = chance('uplift');
  for (let index = 0; index < 26; index += 1) {
    const share = index / 25,
      x = w * (0.06 + 0.88 * ((index * 0.382) % 1)),
      y = h * (1 - share * 0.62),
      s = h * (0.032 - share * 0.014);
    sheet.add(
      stroke(`M${x} ${y - s * 2}V${h * 0.34}`, theme.side, 1.2, {
        opacity: 0.35,
        strokeDasharray: '2 8',
      }),
      box(
        { x, y, unit: s },
        [-1, -1, 0],
        [2, 2, 1.4 + roll()],
        roll.pick([theme.main, theme.side, mix(theme.main, '#ffffff', 0.3)]),
      ),
    );
  }
};
