/** Backdrops of case studies in trade: freight, payslips, food passed on. */

import type { Backdrop } from './backdrop.ts';
import { glow, ray } from './light.ts';
import { mix } from './palette.ts';
import { chance } from './random.ts';
import { ball, box, iso } from './solids.ts';
import { ellipse, place, polyline, rect, shape, stroke } from './svg.ts';

/** Container blocks from two sides, and the routes between them. */
export const freight: Backdrop = (sheet, theme) => {
  const { width: w, height: h } = sheet;
  sheet.add(
    rect(
      0,
      0,
      w,
      h,
      0,
      sheet.linear([theme.deep, theme.mid, mix(theme.mid, theme.glow, 0.4)], { x2: 0.4 }),
    ),
  );
  glow(sheet, w * 0.5, h * 0.3, h * 0.8, theme.glow, 0.5);
  const u = h * 0.034;
  const tones = [
    theme.main,
    theme.side,
    mix(theme.main, '#ffffff', 0.35),
    mix(theme.side, theme.deep, 0.35),
    mix(theme.main, theme.deep, 0.4),
  ];
  const roll = chance('freight');
  const yard = (x: number, y: number, lanes: number, most: number, along: boolean): void => {
    for (let a = 0; a < lanes; a += 1)
      for (let b = 0; b < 3; b += 1)
        for (
          let level = 0;
          level < Math.max(1, most - Math.abs(a - lanes / 2) - b * 0.4 + roll.between(-1, 1));
          level += 1
        ) {
          const at = along
            ? ([a * 2.5, b * 6.4, level * 2.2] as const)
            : ([b * 6.4, a * 2.5, level * 2.2] as const);
          const size = along ? ([2.3, 6, 2.1] as const) : ([6, 2.3, 2.1] as const);
          const tone = roll.pick(tones);
          sheet.add(box({ x, y, unit: u }, at, size, tone, 0.22));
          for (let rib = 1; rib < 8; rib += 1) {
            const [p, q] = along
              ? [
                  iso({ x, y, unit: u }, at[0] + 2.3, at[1] + rib * 0.75, at[2] + 0.2),
                  iso({ x, y, unit: u }, at[0] + 2.3, at[1] + rib * 0.75, at[2] + 1.9),
                ]
              : [
                  iso({ x, y, unit: u }, at[0] + rib * 0.75, at[1] + 2.3, at[2] + 0.2),
                  iso({ x, y, unit: u }, at[0] + rib * 0.75, at[1] + 2.3, at[2] + 1.9),
                ];
            sheet.add(stroke(polyline([p, q]), '#000000', 1.4, { opacity: 0.22 }));
          }
        }
  };
  for (let index = 0; index < 7; index += 1)
    sheet.add(
      stroke(
        `M0 ${h * (0.5 + index * 0.09)}L${w * 0.5} ${h * (0.28 + index * 0.04)}L${w} ${h * (0.5 + index * 0.09)}`,
        '#ffffff',
        1,
        { opacity: 0.12 },
      ),
    );
  yard(w * 0.13, h * 0.42, 4, 4, true);
  yard(w * 0.82, h * 0.44, 4, 4, false);
  ray(
    sheet,
    `M0 ${h * 0.2}C${w * 0.25} ${h * 0.02} ${w * 0.4} ${h * 0.26} ${w * 0.5} ${h * 0.16}S${w * 0.85} ${h * 0.02} ${w} ${h * 0.22}`,
    theme.side,
    2.4,
  );
  ray(
    sheet,
    `M0 ${h * 0.24}C${w * 0.25} ${h * 0.06} ${w * 0.4} ${h * 0.3} ${w * 0.5} ${h * 0.19}S${w * 0.85} ${h * 0.06} ${w} ${h * 0.26}`,
    mix(theme.main, '#ffffff', 0.4),
    2.4,
  );
};

/** Baskets of fruit and bread passed along two arcs. */
export const baskets: Backdrop = (sheet, theme) => {
  const { width: w, height: h } = sheet;
  sheet.add(
    rect(
      0,
      0,
      w,
      h,
      0,
      sheet.linear([theme.deep, theme.mid, mix(theme.mid, theme.glow, 0.5)], { x2: 1 }),
    ),
  );
  glow(sheet, w * 0.15, h * 0.75, h * 0.8, theme.glow, 0.6);
  ray(
    sheet,
    `M${w * 0.1} ${h * 0.7}C${w * 0.3} ${h * -0.12} ${w * 0.7} ${h * -0.12} ${w * 0.9} ${h * 0.7}`,
    theme.side,
    3,
  );
  ray(
    sheet,
    `M${w * 0.13} ${h * 0.7}C${w * 0.32} ${h * -0.05} ${w * 0.68} ${h * -0.05} ${w * 0.87} ${h * 0.7}`,
    mix(theme.main, '#ffffff', 0.3),
    3,
  );
  const basket = (): string =>
    ['#e0603f', '#f0b23c', '#8fb84e', '#d9463e', '#f2c94c', '#9b4f8a']
      .map((tone, index) => ball(sheet, -90 + index * 36, -64 - (index % 2) * 30, 40, tone, 0))
      .join('') +
    place(
      rect(-16, -150, 32, 160, 16, sheet.linear(['#e9b873', '#a9702f'])) +
        stroke('M-8 -110L10 -98M-8 -80L10 -68', '#7a4a1e', 4),
      70,
      -40,
      1,
      24,
    ) +
    shape('M-150 -50H150L116 90H-116Z', sheet.linear(['#c78b4e', '#7d4c24'])) +
    Array.from({ length: 4 }, (_, row) =>
      stroke(`M${-142 + row * 9} ${-24 + row * 30}H${142 - row * 9}`, '#5b3418', 5, {
        opacity: 0.7,
      }),
    ).join('') +
    rect(-160, -60, 320, 24, 12, '#d9a566');
  sheet.add(
    ellipse(w * 0.11, h * 0.92, h * 0.2, h * 0.03, '#000000', { opacity: 0.4 }),
    place(basket(), w * 0.11, h * 0.82, h / 800),
    ellipse(w * 0.89, h * 0.92, h * 0.2, h * 0.03, '#000000', { opacity: 0.4 }),
    place(basket(), w * 0.89, h * 0.82, h / 800),
  );
};

/** Rising sheets of pay with two lines running through them. */
export const payslips: Backdrop = (sheet, theme) => {
  const { width: w, height: h } = sheet;
  sheet.add(
    rect(
      0,
      0,
      w,
      h,
      0,
      sheet.linear([theme.deep, theme.mid, mix(theme.mid, theme.glow, 0.5)], { x2: 1 }),
    ),
  );
  glow(sheet, w * 0.7, h * 0.3, h * 0.8, theme.glow, 0.55);
  for (let index = 0; index < 9; index += 1) {
    const [x, y] = [
      w * (0.03 + index * 0.115),
      h * (0.74 - index * 0.055 + 0.1 * Math.sin(index * 1.3)),
    ];
    const page =
      rect(0, 0, 150, 200, 12, sheet.linear(['#ffffff', mix(theme.main, '#ffffff', 0.72)])) +
      rect(18, 22, 70, 10, 5, theme.main) +
      [0, 1, 2, 3, 4]
        .map(
          (row) =>
            rect(18, 52 + row * 22, 70 - (row % 3) * 12, 7, 3.5, mix(theme.main, '#ffffff', 0.55)) +
            rect(
              110,
              52 + row * 22,
              24,
              7,
              3.5,
              row === 4 ? theme.side : mix(theme.main, '#ffffff', 0.4),
            ),
        )
        .join('');
    sheet.add(
      place(
        rect(8, 16, 150, 200, 12, '#000000', { opacity: 0.35, filter: sheet.blur(14) }) + page,
        x,
        y - h * 0.12,
        h / 850,
        -8 + index * 2.4,
      ),
    );
  }
  ray(
    sheet,
    `M0 ${h * 0.86}C${w * 0.3} ${h * 0.8} ${w * 0.6} ${h * 0.5} ${w} ${h * 0.3}`,
    theme.side,
    3,
  );
  ray(
    sheet,
    `M0 ${h * 0.9}C${w * 0.3} ${h * 0.84} ${w * 0.6} ${h * 0.54} ${w} ${h * 0.34}`,
    mix(theme.main, '#ffffff', 0.3),
    3,
  );
};
