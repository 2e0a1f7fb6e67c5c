/** Backdrops made of a few large lines: meridians, terraces, rings of sound. */

import { type Backdrop, fill } from './backdrop.ts';
import { contours, glow, ray } from './light.ts';
import { mix } from './palette.ts';
import { disc, ellipse, polyline, shape, stroke } from './svg.ts';

/** The meridians of a calm globe. */
export const meridians: Backdrop = (sheet, theme) => {
  const { width: w, height: h } = sheet;
  fill(sheet, theme, 1);
  const [cx, cy, r] = [w * 0.3, h * 0.52, h * 0.56];
  glow(sheet, cx, cy, r * 1.5, theme.glow, 0.55);
  sheet.add(
    disc(cx, cy, r, sheet.radial([`${theme.glow}/0.35`, `${theme.glow}/0.06`], 0.35, 0.3, 0.8)),
  );
  for (let index = 0; index <= 8; index += 1)
    sheet.add(
      ellipse(cx, cy, r * Math.abs(Math.cos((index / 8) * Math.PI)), r, 'none', {
        stroke: mix(theme.glow, '#ffffff', 0.5),
        strokeWidth: index === 2 ? 3 : 1.1,
        opacity: index === 2 ? 1 : 0.4,
        transform: `rotate(18 ${cx} ${cy})`,
      }),
    );
  for (let index = 1; index < 7; index += 1) {
    const y = -r + (2 * r * index) / 7,
      half = Math.sqrt(r * r - y * y);
    sheet.add(
      ellipse(cx, cy + y, half, half * 0.12, 'none', {
        stroke: '#ffffff',
        strokeWidth: 1,
        opacity: 0.22,
        transform: `rotate(18 ${cx} ${cy})`,
      }),
    );
  }
  ray(
    sheet,
    `M${w * 0.02} ${h * 0.18}Q${w * 0.5} ${h * 0.02} ${w * 0.98} ${h * 0.34}`,
    theme.side,
    2.6,
  );
};

/** The terraces of a quarry. */
export const terraces: Backdrop = (sheet, theme) => {
  const { width: w, height: h } = sheet;
  fill(sheet, theme, 0.4);
  glow(sheet, w * 0.8, h * 0.1, h * 0.8, theme.side, 0.55);
  for (let level = 0; level < 9; level += 1) {
    const y = h * (0.24 + level * 0.085),
      tone = mix(mix(theme.side, theme.mid, 0.62), theme.deep, level / 9);
    const points = Array.from(
      { length: 7 },
      (_, index) =>
        [
          w * (index / 6),
          y + Math.abs(index - 3 + level * 0.12) * -h * 0.036 + (index % 2) * h * 0.018,
        ] as const,
    );
    sheet.add(
      shape(
        `${polyline(points)}L${w} ${h}L0 ${h}Z`,
        sheet.linear([mix(tone, '#ffffff', 0.13), tone, mix(tone, theme.deep, 0.6)]),
      ),
      stroke(polyline(points), mix(theme.side, '#ffffff', 0.4), 1.6, { opacity: 0.4 }),
    );
  }
  ray(
    sheet,
    polyline([
      [w * 0.02, h * 0.3],
      [w * 0.22, h * 0.52],
      [w * 0.1, h * 0.7],
      [w * 0.32, h * 0.98],
    ]),
    theme.side,
    2.4,
  );
};

/** Rings of sound. */
export const ripples: Backdrop = (sheet, theme) => {
  const { width: w, height: h } = sheet;
  fill(sheet, theme, 1);
  glow(sheet, w * 0.5, h * 0.5, h * 0.9, theme.glow, 0.65);
  for (let index = 1; index < 22; index += 1)
    sheet.add(
      ellipse(
        w * 0.5,
        h * 0.5,
        index * h * 0.052,
        index * h * 0.052 * (1 + 0.03 * Math.sin(index)),
        'none',
        {
          stroke: index % 5 === 2 ? theme.side : '#ffffff',
          strokeWidth: index % 5 === 2 ? 3 : 1.2,
          opacity: 0.62 - index * 0.026,
        },
      ),
    );
  contours(sheet, 'murmur', h * 0.42, h * 0.58, 9, h * 0.05, theme.side, 0.5);
};
