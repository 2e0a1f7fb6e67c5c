/** The other three blog pictures: cloud bills, phishing drills, launches. */

import type { Scene } from './blog-scenes.ts';
import { device } from './devices.ts';
import { backdrop, contours, glow, ray, sparks } from './light.ts';
import { amber, coral, lilac, mix, night, violet } from './palette.ts';
import { wallet } from './phone-screens.ts';
import { chance } from './random.ts';
import { barCloud } from './solids.ts';
import { curve, disc, fixed, place, rect, shape, stroke } from './svg.ts';

/** 4: a cloud whose foot is a bill of bars, one of them out of line. */
export const bills: Scene = (sheet, w, h) => {
  backdrop(sheet, ['#0c1440', '#1f3aa8', '#5a7bff'], 0.2, 1);
  glow(sheet, w * 0.5, h * 0.3, h * 0.6, '#9fb4ff', 0.6);
  const puffs = [
    [-0.39, 0.38, 0.11],
    [-0.19, 0.27, 0.16],
    [0.07, 0.25, 0.12],
    [0.24, 0.3, 0.14],
    [0.42, 0.39, 0.1],
  ].map(([x = 0, y = 0, r = 0]): [number, number, number] => [w * 0.5 + x * h, h * y, h * r]);
  sheet.add(barCloud(puffs, h * 0.49, h * 0.036, ['#ffffff', '#8d7bff']));
  for (let index = 0; index < 11; index += 1) {
    const x = w * 0.5 + (index - 5) * h * 0.085,
      tall = h * (0.1 + 0.07 * Math.abs(Math.sin(index * 1.3)) + (index === 7 ? 0.17 : 0)),
      tone = index === 7 ? coral : mix(violet, '#ffffff', 0.1 + (index % 3) * 0.14);
    sheet.add(
      stroke(`M${x} ${h * 0.54}V${h * 0.94 - tall}`, '#ffffff', 1.4, {
        strokeDasharray: '2 7',
        opacity: 0.5,
      }),
      rect(
        x - h * 0.026,
        h * 0.94 - tall,
        h * 0.052,
        tall,
        8,
        sheet.linear([mix(tone, '#ffffff', 0.2), mix(tone, '#120a3a', 0.35)]),
      ),
    );
    if (index === 7)
      sheet.add(
        disc(x, h * 0.94 - tall - h * 0.05, h * 0.024, '#ffffff'),
        rect(x - 3, h * 0.94 - tall - h * 0.062, 6, h * 0.016, 3, coral),
        disc(x, h * 0.94 - tall - h * 0.038, 2.6, coral),
      );
  }
  sheet.add(rect(w * 0.5 - h * 0.5, h * 0.945, h, 3, 1, '#ffffff', { opacity: 0.8 }));
};

/** 5: a drill: one letter among many carries a hook. */
export const phishing: Scene = (sheet, w, h) => {
  backdrop(sheet, ['#10183a', '#0e0b1f', '#3a1238'], 1, 1);
  glow(sheet, w * 0.58, h * 0.5, h * 0.6, coral, 0.55);
  const u = h / 600;
  const letter = (fill: string, line: string): string =>
    rect(-64, -42, 128, 84, 10, fill) + stroke('M-60 -36L0 12L60 -36', line, 5);
  for (let row = 0; row < 5; row += 1)
    for (let column = 0; column < Math.ceil(w / (170 * u)) + 1; column += 1) {
      const [x, y] = [(column * 172 + (row % 2) * 86 - 20) * u, (row * 132 + 36) * u];
      if (Math.hypot(x - w * 0.58, y - h * 0.5) > 120 * u)
        sheet.add(place(letter('#2a2f66', '#6c78d6'), x, y, u * 0.94, 0, { opacity: 0.62 }));
    }
  sheet.add(
    stroke(
      `M${w * 0.58 + 92 * u} 0V${h * 0.4}C${w * 0.58 + 92 * u} ${h * 0.62} ${w * 0.58 + 12 * u} ${h * 0.64} ${w * 0.58 + 12 * u} ${h * 0.52}L${w * 0.58 + 30 * u} ${h * 0.56}`,
      '#f3efff',
      6 * u,
    ),
    place(
      letter('#fff3ea', coral) +
        disc(52, -38, 17, coral) +
        rect(49, -48, 6, 13, 3, '#ffffff') +
        disc(52, -30, 3, '#ffffff'),
      w * 0.58,
      h * 0.5,
      u * 1.7,
      -7,
    ),
  );
  for (const size of [150, 186, 226])
    sheet.add(
      disc(w * 0.58, h * 0.5, size * u, 'none', {
        stroke: coral,
        strokeWidth: 2,
        opacity: 0.75 - size / 360,
        strokeDasharray: '4 10',
      }),
    );
};

/** 6: a launch: a rising curve that leaves the ground, with its audience. */
export const launch: Scene = (sheet, w, h) => {
  backdrop(sheet, ['#0e0b1f', '#3a1a6b', '#e0607a'], 0.1, 1);
  glow(sheet, w * 0.28, h * 1.02, h * 0.9, amber, 0.8, 0.7);
  contours(sheet, 'launch', h * 0.86, h * 1.02, 6, h * 0.02, '#ffffff', 0.3);
  sparks(sheet, 'launch', 130, [0, 0, w, h * 0.8], ['#ffffff', amber, lilac], 1.8);
  const u = h / 600;
  const path = (shift: number): string =>
    curve([
      [w * 0.1, h * 1.02 + shift],
      [w * 0.36, h * 0.88 + shift],
      [w * 0.56, h * 0.62 + shift],
      [w * 0.7, h * 0.26 + shift * 0.3],
    ]);
  sheet.add(stroke(path(0), amber, 34 * u, { opacity: 0.16 }));
  ray(sheet, path(-9 * u), amber, 4);
  ray(sheet, path(9 * u), lilac, 4);
  device(
    sheet,
    'phone',
    wallet({ sheet, theme: night(violet, coral, '#170e33', '#3a1a6b'), roll: chance('blog 6') }),
    { x: w * 0.72, y: h * 0.3, scale: h / 1400, turn: 26 },
  );
  sheet.add(
    place(
      shape('M-30 0Q0 90 30 0Z', amber) + shape('M-16 0Q0 52 16 0Z', '#fff3d6'),
      w * 0.72 - 66 * u,
      h * 0.3 + 132 * u,
      u,
      26,
    ),
  );
  const roll = chance('crowd');
  for (let index = 0; index < 60; index += 1) {
    const x = w * roll(),
      y = h * roll.between(0.93, 1.02);
    sheet.add(
      disc(x, y - 20 * u, 9 * u, '#1a0b30'),
      shape(
        `M${fixed(x - 17 * u)} ${h * 1.02}Q${fixed(x - 16 * u)} ${fixed(y - 8 * u)} ${fixed(x)} ${fixed(y - 9 * u)}T${fixed(x + 17 * u)} ${h * 1.02}Z`,
        '#1a0b30',
      ),
    );
  }
};
