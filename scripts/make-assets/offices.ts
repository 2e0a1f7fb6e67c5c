/** The pictures of the two offices. */

import { lahore, london, wheel, windows } from './cities.ts';
import { glow, ray, vignette } from './light.ts';
import { lilac, violet } from './palette.ts';
import { water } from './solids.ts';
import { dawn, dusk } from './studio.ts';
import { disc, place, rect, Sheet, shape, stroke } from './svg.ts';

/** The warehouse by the Thames at dusk. */
export function officeLondon(): Sheet {
  const sheet = new Sheet(1000, 750);
  sheet.add(rect(0, 0, 1000, 500, 0, sheet.linear([...dusk.sky])));
  glow(sheet, 620, 470, 380, dusk.sun, 0.9, 0.7);
  sheet.add(
    disc(620, 440, 62, '#ffd0a0'),
    place(shape(london(), '#251c58', { opacity: 0.85 }) + wheel(226, 62, '#251c58'), 0, 490, 1),
    place(windows('office l', 1000, 120, 120, dusk.lamp), 0, 490, 1),
    rect(0, 488, 1000, 262, 0, sheet.linear(['#a4527f', '#3a2a80', '#120e38'])),
    water(sheet, 'wapping', 492, ['#ffd0a0', lilac, '#ff9a6b'], 620, 120),
  );
  const brick =
    shape('M0 300H210V330H236V640H0Z', '#150f33') +
    [0, 1, 2, 3]
      .map((row) =>
        [0, 1, 2]
          .map((column) =>
            rect(
              26 + column * 66,
              334 + row * 72,
              36,
              50,
              7,
              row + column === 3 ? '#3a2f66' : dusk.lamp,
              { opacity: 0.9 },
            ),
          )
          .join(''),
      )
      .join('') +
    rect(0, 620, 420, 14, 3, '#0d0926') +
    Array.from({ length: 6 }, (_, index) => rect(40 + index * 66, 632, 10, 130, 2, '#0d0926')).join(
      '',
    ) +
    stroke('M240 330V250M210 252H312M300 252V300', '#150f33', 7);
  sheet.add(brick);
  ray(sheet, 'M230 600C500 560 700 640 1020 560', violet, 3);
  ray(sheet, 'M230 620C500 580 700 660 1020 584', lilac, 3);
  vignette(sheet, 0.4);
  return sheet;
}

/** The arcade by the canal at dawn. */
export function officeLahore(): Sheet {
  const sheet = new Sheet(1000, 750);
  sheet.add(rect(0, 0, 1000, 560, 0, sheet.linear([...dawn.sky])));
  glow(sheet, 400, 470, 420, '#fff0c4', 0.9, 0.7);
  sheet.add(
    disc(400, 430, 66, '#fff6dc'),
    place(shape(lahore(), '#8a76b8', { opacity: 0.9 }), 0, 520, 1),
    rect(0, 518, 1000, 232, 0, sheet.linear(['#e8b58f', '#7f6fb8', '#2b2a70'])),
    water(sheet, 'canal', 530, ['#fff0c4', '#ffffff', '#c9b8ff'], 400, 110),
  );
  for (const [x, y, s] of [
    [40, 540, 1.1],
    [150, 528, 0.8],
    [700, 530, 0.85],
  ] as const)
    sheet.add(
      place(
        rect(-6, -70, 12, 80, 5, '#3a2a5a') +
          disc(0, -110, 52, '#3d6b5a') +
          disc(-36, -86, 36, '#34604f') +
          disc(38, -92, 38, '#4a7f68'),
        x,
        y,
        s,
      ),
    );
  const arcade =
    rect(730, 300, 280, 360, 0, '#3a2a6b') +
    rect(716, 286, 300, 22, 4, '#2b1f55') +
    [0, 1, 2]
      .map(
        (column) =>
          shape(
            `M${752 + column * 86} 640V470Q${752 + column * 86} 420 ${784 + column * 86} 404Q${816 + column * 86} 420 ${816 + column * 86} 470V640Z`,
            '#ffd79a',
            { opacity: 0.92 },
          ) + rect(758 + column * 86, 332, 52, 44, 8, '#ffe9c0', { opacity: 0.85 }),
      )
      .join('') +
    rect(600, 650, 420, 16, 3, '#2b1f55');
  sheet.add(arcade);
  ray(sheet, 'M-20 620C260 560 460 660 740 600', violet, 3);
  ray(sheet, 'M-20 642C260 584 460 684 740 622', '#ffffff', 3);
  vignette(sheet, 0.25, '#1a1040');
  return sheet;
}
