/** The picture of the studio: two desks under two windows, joined by two lines. */

import { lahore, london, windows } from './cities.ts';
import { glow, ray, vignette } from './light.ts';
import { amber, coral, ink, lilac, mix, violet } from './palette.ts';
import { disc, ellipse, group, place, rect, Sheet, shape, stroke } from './svg.ts';

interface Light {
  sky: readonly string[];
  sun: string;
  city: string;
  lamp: string;
}

/** London, in the evening. */
export const dusk: Light = {
  sky: ['#141040', '#3a2a80', '#a4527f', '#ff9a6b'],
  sun: '#ffb27d',
  city: '#1a1440',
  lamp: '#ffd98f',
};

/** Lahore, in the morning. */
export const dawn: Light = {
  sky: ['#2b3f9c', '#7f8fe0', '#ffc9a0', '#ffe6b8'],
  sun: '#fff0c4',
  city: '#4a3f86',
  lamp: '#ffe9c0',
};

/** A tall window with a city behind it. */
function cityWindow(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  light: Light,
  silhouette: string,
  shift: number,
  name: string,
): void {
  const clip = sheet.clip(rect(x, y, width, height, 10, '#fff'));
  const scale = height / 640;
  const inside =
    rect(x, y, width, height, 0, sheet.linear(light.sky)) +
    disc(x + width * 0.62, y + height * 0.62, height * 0.11, light.sun) +
    ellipse(
      x + width * 0.62,
      y + height * 0.62,
      height * 0.42,
      height * 0.36,
      sheet.radial([`${light.sun}/0.7`, `${light.sun}/0`]),
    ) +
    place(shape(silhouette, light.city), x - shift * scale, y + height * 0.97, scale) +
    place(windows(name, 1000, 110, 70, light.lamp), x - shift * scale, y + height * 0.97, scale) +
    rect(x, y + height * 0.96, width, height * 0.05, 0, light.city) +
    shape(`M${x} ${y}H${x + width * 0.55}L${x} ${y + height * 0.7}Z`, '#ffffff', { opacity: 0.06 });
  const bars =
    rect(x + width / 3 - 3, y, 6, height, 0, '#0d0a1e') +
    rect(x + (width * 2) / 3 - 3, y, 6, height, 0, '#0d0a1e') +
    rect(x, y + height * 0.34, width, 6, 0, '#0d0a1e');
  sheet.add(
    rect(x - 14, y - 14, width + 28, height + 28, 18, '#0d0a1e'),
    group(inside + bars, { clipPath: clip }),
    rect(x - 26, y + height + 12, width + 52, 16, 8, '#1d1738'),
  );
}

/** A desk with a screen, a lamp, a cup and a chair, its top at y. */
function desk(
  sheet: Sheet,
  x: number,
  y: number,
  scale: number,
  tone: string,
  flip: boolean,
): void {
  const screen =
    rect(-120, -176, 240, 146, 10, '#0a0818') +
    rect(
      -112,
      -168,
      224,
      130,
      5,
      sheet.linear([mix(tone, '#ffffff', 0.1), mix(tone, ink, 0.6)], { x2: 1 }),
    ) +
    rect(-98, -152, 70, 9, 4, '#ffffff', { opacity: 0.85 }) +
    [0, 1, 2]
      .map((row) => rect(-98, -130 + row * 16, 110 - row * 24, 6, 3, '#ffffff', { opacity: 0.4 }))
      .join('') +
    [0, 1, 2, 3, 4]
      .map((column) =>
        rect(30 + column * 15, -60 - column * 11, 9, 12 + column * 11, 3, amber, { opacity: 0.9 }),
      )
      .join('') +
    rect(-10, -30, 20, 24, 0, '#0a0818') +
    rect(-48, -8, 96, 8, 4, '#0a0818');
  const lamp =
    stroke('M-190 -2V-110L-140 -172', '#2b2350', 7) +
    shape('M-164 -182L-116 -150L-98 -176L-140 -206Z', coral) +
    shape('M-140 -160L-190 0H-60L-112 -168Z', '#ffd9a0', { opacity: 0.16 }) +
    rect(-212, -8, 44, 8, 4, '#2b2350');
  const cup =
    rect(160, -34, 30, 34, 6, lilac) +
    stroke('M190 -26a10 10 0 0 1 0 18', lilac, 5) +
    rect(204, -12, 70, 6, 2, coral) +
    rect(208, -20, 62, 6, 2, paperTone) +
    rect(212, -28, 56, 6, 2, violet);
  const body =
    rect(-290, 0, 580, 18, 6, sheet.linear(['#6a4a3a', '#3a2630'])) +
    rect(-262, 18, 12, 176, 3, '#241a33') +
    rect(250, 18, 12, 176, 3, '#241a33');
  const chair =
    shape('M-58 40C-66 -10 -52 -44 0 -44S66 -10 58 40Z', mix(tone, ink, 0.35)) +
    rect(-70, 36, 140, 26, 13, mix(tone, ink, 0.5)) +
    rect(-5, 62, 10, 90, 0, '#120d22') +
    stroke('M-54 176L0 150L54 176', '#120d22', 9);
  const art =
    ellipse(0, 200, 320, 20, '#04020c', { opacity: 0.5 }) +
    screen +
    lamp +
    cup +
    body +
    place(chair, 10, 56, 1);
  sheet.add(
    group(art, { transform: `translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})` }),
  );
}

const paperTone = '#faf8f4';

/** Draws the studio at 1200 x 1200. */
export function studio(): Sheet {
  const sheet = new Sheet(1200, 1200);
  sheet.add(
    rect(0, 0, 1200, 1200, 0, sheet.linear(['#1d1646', '#171036', '#120c2a'])),
    rect(0, 0, 1200, 1200, 0, sheet.linear(['#4a3a86/0', '#5a468f/0.55'], { x2: 1, y2: 0 })),
  );
  cityWindow(sheet, 90, 130, 430, 560, dusk, london(), 560, 'studio l');
  cityWindow(sheet, 680, 130, 430, 560, dawn, lahore(), 220, 'studio r');
  glow(sheet, 300, 700, 420, dusk.sun, 0.28, 0.6);
  glow(sheet, 900, 700, 460, dawn.sun, 0.3, 0.6);
  sheet.add(
    rect(0, 1010, 1200, 190, 0, sheet.linear(['#2a1d4a', '#0e0920'])),
    shape('M120 1010L490 1010L560 1200H40Z', dusk.sun, { opacity: 0.1 }),
    shape('M710 1010H1080L1160 1200H640Z', dawn.sun, { opacity: 0.12 }),
  );
  ray(
    sheet,
    'M-20 930C160 930 240 800 420 792S560 760 600 758S640 760 780 792S1040 930 1220 930',
    violet,
    5,
  );
  ray(
    sheet,
    'M-20 962C170 962 250 832 426 824S560 790 600 786S640 790 774 824S1030 962 1220 962',
    lilac,
    5,
  );
  for (let index = 0; index < 15; index += 1) {
    const x = 250 + index * 50,
      rise = 758 + ((x - 600) / 350) ** 2 * 66;
    sheet.add(stroke(`M${x} ${rise + 8}V${rise + 38}`, lilac, 1.4, { opacity: 0.45 }));
  }
  desk(sheet, 300, 950, 0.92, violet, false);
  desk(sheet, 900, 950, 0.92, coral, true);
  vignette(sheet, 0.4);
  return sheet;
}
