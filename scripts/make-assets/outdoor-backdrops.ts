/** Backdrops of products that live outdoors: harbour, hills, kites, orchard, tide, northern lights. */

import { type Backdrop, fill } from './backdrop.ts';
import { glow, sparks } from './light.ts';
import { mix } from './palette.ts';
import { kite, ridge, water } from './solids.ts';
import { curve, disc, place, polyline, rect, shape, stroke } from './svg.ts';

/** A harbour at dusk: masts, a crane, a path of light on the water. */
export const harbour: Backdrop = (sheet, theme) => {
  const { width: w, height: h } = sheet;
  fill(sheet, theme, 0);
  glow(sheet, w * 0.16, h * 0.5, h * 0.85, theme.side, 0.9, 0.8);
  sheet.add(
    disc(w * 0.16, h * 0.46, h * 0.11, mix(theme.side, '#ffffff', 0.35)),
    ridge(sheet, 'harbour far', h * 0.555, h * 0.018, mix(theme.mid, theme.glow, 0.2)),
    rect(0, h * 0.57, w, h * 0.43, 0, sheet.linear([mix(theme.mid, theme.side, 0.25), theme.deep])),
    water(sheet, 'harbour', h * 0.57, [theme.side, '#ffffff', theme.main], w * 0.16),
  );
  const dark = mix(theme.deep, '#000000', 0.25);
  const boat =
    shape('M-70 0H70Q60 26 40 28H-44Q-62 24 -70 0Z', dark) +
    stroke('M-8 0V-190M-8 -186L58 -10H-2M-14 -150L-62 -8H-12', dark, 4) +
    shape('M-4 -170L48 -16H-4Z', dark, { opacity: 0.75 }) +
    rect(18, -18, 34, 18, 4, dark);
  for (const [x, y, s] of [
    [0.07, 0.68, 0.8],
    [0.86, 0.63, 0.55],
    [0.27, 0.61, 0.42],
    [0.95, 0.74, 1],
  ] as const)
    sheet.add(place(boat, w * x, h * y, (h / 600) * s));
};

/** Contour lines of a hill country with a walked path. */
export const terrain: Backdrop = (sheet, theme) => {
  const { width: w, height: h } = sheet;
  fill(sheet, theme, 1);
  glow(sheet, w * 0.25, h * 0.3, h * 0.8, theme.glow, 0.5);
  for (const [cx, cy, size, turn] of [
    [0.2, 0.3, 1, 0],
    [0.84, 0.78, 0.9, 2],
    [0.72, 0.08, 0.5, 4],
  ] as const)
    for (let level = 1; level < 15; level += 1) {
      const points = Array.from({ length: 61 }, (_, index) => {
        const t = (index / 60) * Math.PI * 2;
        const r =
          h *
          size *
          level *
          0.05 *
          (1 + 0.16 * Math.sin(t * 3 + turn + level * 0.09) + 0.1 * Math.cos(t * 2 - level * 0.12));
        return [w * cx + r * 1.2 * Math.cos(t), h * cy + r * Math.sin(t)] as const;
      });
      sheet.add(
        stroke(
          polyline(points, true),
          mix(theme.glow, '#ffffff', 0.4),
          level % 4 === 0 ? 1.8 : 0.9,
          { opacity: 0.42 - level * 0.02 },
        ),
      );
    }
  const path = curve([
    [w * 0.02, h * 0.92],
    [w * 0.14, h * 0.62],
    [w * 0.34, h * 0.7],
    [w * 0.5, h * 0.36],
    [w * 0.78, h * 0.3],
    [w * 0.98, h * 0.1],
  ]);
  sheet.add(stroke(path, theme.side, 4, { strokeDasharray: '2 12' }));
};

/** A dusk sky with kites whose strings cross. */
export const kites: Backdrop = (sheet, theme) => {
  const { width: w, height: h } = sheet;
  sheet.add(
    rect(
      0,
      0,
      w,
      h,
      0,
      sheet.linear([theme.deep, theme.mid, theme.glow, mix(theme.glow, theme.side, 0.6)]),
    ),
  );
  glow(sheet, w * 0.5, h, h * 0.7, theme.side, 0.6, 0.7);
  for (const [x, y, s, turn, x2] of [
    [0.13, 0.26, 0.12, -18, 0.62],
    [0.87, 0.2, 0.14, 20, 0.3],
    [0.9, 0.66, 0.06, 8, 0.5],
    [0.06, 0.62, 0.05, -8, 0.4],
  ] as const)
    sheet.add(
      stroke(
        `M${w * x} ${h * (y + s)}Q${w * ((x + x2) / 2)} ${h * 0.8} ${w * x2} ${h * 1.05}`,
        '#ffffff',
        1.6,
        { opacity: 0.65 },
      ),
      kite(sheet, w * x, h * y, h * s, turn, [
        theme.main,
        theme.side,
        mix(theme.side, '#ffffff', 0.5),
      ]),
    );
  sheet.add(ridge(sheet, 'kites', h * 0.95, h * 0.03, mix(theme.deep, '#000000', 0.2), 22));
};

/** Rows of round trees on a hill with fruit in front. */
export const orchard: Backdrop = (sheet, theme) => {
  const { width: w, height: h } = sheet;
  fill(sheet, theme, 0);
  glow(sheet, w * 0.75, h * 0.16, h * 0.7, theme.side, 0.55);
  for (let row = 0; row < 5; row += 1) {
    const y = h * (0.5 + row * 0.12),
      r = h * (0.045 + row * 0.017);
    sheet.add(
      shape(
        `M0 ${y + r}Q${w * 0.5} ${y - r * 0.6 - 14} ${w} ${y + r}V${h}H0Z`,
        mix(theme.mid, theme.deep, row / 5),
      ),
    );
    for (let x = -r + (row % 2) * r * 1.3; x < w + r; x += r * 2.7)
      sheet.add(
        rect(x - 3, y - 4, 6, r * 1.2, 3, theme.deep),
        disc(
          x,
          y - r * 0.5,
          r,
          sheet.linear(
            [mix(theme.main, '#ffffff', 0.2 - row * 0.02), mix(theme.main, theme.deep, 0.55)],
            { x2: 0.6 },
          ),
        ),
        disc(x - r * 0.3, y - r * 0.4, r * 0.13, theme.side),
        disc(x + r * 0.4, y - r * 0.75, r * 0.13, theme.side),
        disc(x + r * 0.2, y - r * 0.1, r * 0.13, theme.side),
      );
  }
};

/** Layers of tide with a measuring mark. */
export const tide: Backdrop = (sheet, theme) => {
  const { width: w, height: h } = sheet;
  fill(sheet, theme, 0);
  glow(sheet, w * 0.7, h * 0.2, h * 0.6, theme.glow, 0.5);
  for (let layer = 0; layer < 6; layer += 1) {
    const points = Array.from(
      { length: 9 },
      (_, index) =>
        [
          (w * index) / 8,
          h * (0.36 + layer * 0.115) + Math.sin(index * 1.2 + layer * 1.7) * h * 0.045,
        ] as const,
    );
    sheet.add(
      shape(
        `${curve(points)}V${h}H0Z`,
        sheet.linear([`${mix(theme.main, theme.mid, layer / 7)}/0.75`, `${theme.deep}/0.9`]),
      ),
      stroke(curve(points), mix(theme.main, '#ffffff', 0.5), 2, { opacity: 0.55 - layer * 0.07 }),
    );
  }
  const x = w * 0.12;
  sheet.add(
    rect(x - 9, h * 0.1, 18, h, 4, '#f3f7ff', { opacity: 0.9 }),
    ...Array.from({ length: 24 }, (_, index) =>
      rect(
        x - 9,
        h * (0.12 + index * 0.035),
        index % 5 ? 9 : 18,
        h * 0.012,
        0,
        index < 8 ? theme.side : theme.main,
      ),
    ),
  );
};

/** Northern lights over low houses with lit windows. */
export const aurora: Backdrop = (sheet, theme) => {
  const { width: w, height: h } = sheet;
  fill(sheet, theme, 0);
  sparks(sheet, 'aurora', 120, [0, 0, w, h * 0.8], ['#ffffff', theme.side], 1.4);
  for (let band = 0; band < 3; band += 1)
    for (let index = 0; index < 70; index += 1) {
      const t = index / 69,
        x = w * (t * 1.1 - 0.05),
        y = h * (0.42 + band * 0.07 + 0.1 * Math.sin(t * 5 + band * 1.4)),
        tall = h * (0.24 + 0.12 * Math.sin(t * 9 + band * 2));
      sheet.add(
        rect(
          x,
          y - tall,
          w / 62,
          tall,
          0,
          sheet.linear([
            `${band === 1 ? theme.side : theme.main}/0`,
            `${band === 1 ? theme.side : theme.main}/0.3@0.85`,
            `${theme.glow}/0`,
          ]),
        ),
      );
    }
  sheet.add(
    ridge(sheet, 'aurora hills', h * 0.74, h * 0.06, mix(theme.deep, theme.mid, 0.4), 9),
    shape(
      `M0 ${h * 0.86}Q${w * 0.5} ${h * 0.8} ${w} ${h * 0.87}V${h}H0Z`,
      mix(theme.deep, '#000000', 0.2),
    ),
  );
  for (const x of [0.05, 0.13, 0.2, 0.8, 0.88, 0.95]) {
    const s = h * 0.05;
    sheet.add(
      shape(
        `M${w * x - s} ${h * 0.9}v${-s}l${s} ${-s * 0.8}l${s} ${s * 0.8}v${s}Z`,
        mix(theme.deep, '#000000', 0.45),
      ),
      rect(w * x - s * 0.3, h * 0.9 - s * 0.75, s * 0.6, s * 0.5, 2, '#ffd98a'),
    );
  }
};
