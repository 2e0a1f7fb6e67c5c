/** Pictures of the services of the studio: product design and digital marketing. */

import { backdrop, glow, twinRays, vignette } from './light.ts';
import { amber, coral, lilac, mix, violet } from './palette.ts';
import { chance } from './random.ts';
import { disc, ellipse, fixed, place, rect, type Sheet, shape, stroke } from './svg.ts';

const [W, H] = [1200, 800];

/** A curve with its handles under a pen. */
export function productDesign(sheet: Sheet): void {
  backdrop(sheet, ['#171033', '#0e0b1f', '#2a1a66'], 1, 0.9);
  glow(sheet, 520, 420, 520, violet, 0.5);
  for (let x = 0; x <= 24; x += 1)
    sheet.add(stroke(`M${x * 50} 0V${H}`, lilac, 0.7, { opacity: x % 4 ? 0.05 : 0.13 }));
  for (let y = 0; y <= 16; y += 1)
    sheet.add(stroke(`M0 ${y * 50}H${W}`, lilac, 0.7, { opacity: y % 4 ? 0.05 : 0.13 }));
  [300, 185, 115, 71].forEach((r, index) => {
    sheet.add(
      disc(
        450 + index * 62,
        400 + index * 26,
        r,
        sheet.linear([`${index % 2 ? coral : violet}/${0.34 - index * 0.03}`, `${violet}/0.02`], {
          x2: 1,
        }),
        { stroke: lilac, strokeWidth: 1.6, strokeOpacity: 0.7 },
      ),
    );
  });
  const first = 'M130 620C330 620 370 170 620 170S870 560 1080 560';
  twinRays(sheet, first, 'M130 646C356 646 396 196 620 196S846 586 1080 586', [lilac, violet], 4);
  for (const [x, y, a, b] of [
    [130, 620, 330, 620],
    [620, 170, 370, 170],
    [620, 170, 870, 170],
    [1080, 560, 900, 560],
  ] as const)
    sheet.add(
      stroke(`M${x} ${y}L${a} ${b}`, amber, 1.6),
      disc(a, b, 7, '#171033', { stroke: amber, strokeWidth: 2.4 }),
      rect(x - 8, y - 8, 16, 16, 2, '#ffffff'),
    );
  const nib =
    shape(
      'M0 0L34 -92Q38 -132 22 -176H-22Q-38 -132 -34 -92Z',
      sheet.linear(['#f3efff', '#8f79e8', '#3a2a8c'], { x2: 1, y2: 0 }),
    ) +
    disc(0, -88, 9, '#171033') +
    stroke('M0 -2V-80', '#171033', 3) +
    rect(-26, -236, 52, 60, 8, coral);
  sheet.add(place(nib, 1080, 556, 1.15, 28));
  [violet, lilac, coral, amber, '#faf8f4'].forEach((colour, index) => {
    sheet.add(rect(810 + index * 62, 640, 50, 86, 12, colour));
  });
  vignette(sheet, 0.5);
}

/** Waves that reach an audience. */
export function marketing(sheet: Sheet): void {
  backdrop(sheet, ['#0e0b1f', '#2a1353', '#5c1f63'], 0.6, 1);
  const [x, y] = [330, 560];
  glow(sheet, x, y, 640, coral, 0.55);
  glow(sheet, 900, 240, 460, violet, 0.5);
  for (let index = 0; index < 11; index += 1) {
    const r = 90 + index * 84;
    sheet.add(
      stroke(
        `M${fixed(x + r * Math.cos(-1.32))} ${fixed(y + r * Math.sin(-1.32))}A${r} ${r} 0 0 1 ${fixed(x + r * Math.cos(0.12))} ${fixed(y + r * Math.sin(0.12))}`,
        mix(coral, lilac, index / 10),
        5.5 - index * 0.4,
        { opacity: 0.95 - index * 0.075 },
      ),
    );
  }
  const roll = chance('audience');
  for (let index = 0; index < 210; index += 1) {
    const far = 150 + roll() ** 0.7 * 860,
      angle = roll.between(-1.25, 0.06);
    const lit = roll() < 0.5 - far / 2600;
    sheet.add(
      disc(
        x + far * Math.cos(angle),
        y + far * Math.sin(angle),
        lit ? roll.between(4, 8) : roll.between(2, 4),
        lit ? roll.pick([amber, '#ffffff', coral]) : lilac,
        { opacity: lit ? 0.95 : 0.4 },
      ),
    );
  }
  const horn =
    shape(
      'M-150 -34L60 -120V120L-150 34Q-176 30 -176 0Q-176 -30 -150 -34Z',
      sheet.linear(['#ffffff', '#cbb9ff', '#5b3fd6']),
    ) +
    ellipse(60, 0, 38, 122, sheet.linear(['#5b3fd6', '#1c1147'])) +
    ellipse(60, 0, 24, 96, '#120b30') +
    disc(62, 0, 22, coral) +
    shape('M-110 44L-84 140H-40L-62 62Z', '#3a2796');
  sheet.add(place(horn, x - 50, y + 20, 1, -26));
  vignette(sheet, 0.5);
}
