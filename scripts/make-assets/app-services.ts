/** Pictures of the services that make things to hold: apps, games, platforms. */

import { article, tiles } from './desk-pages.ts';
import { overview } from './desk-screens.ts';
import { device } from './devices.ts';
import { backdrop, contours, floor, glow, sparks, twinRays, vignette } from './light.ts';
import { amber, coral, ink, lilac, mix, night, type Theme, violet } from './palette.ts';
import { figures, gallery } from './phone-screens.ts';
import { chance } from './random.ts';
import { ball, box, iso, type View } from './solids.ts';
import { disc, ellipse, fixed, type Sheet, stroke } from './svg.ts';

const W = 1200;

const house: Theme = night(violet, lilac, ink, '#241a5e');

/** Two phones that lean together before two lines. */
export function mobileApps(sheet: Sheet): void {
  backdrop(sheet, ['#0b0818', '#1a1347', '#2b1c78']);
  glow(sheet, 640, 400, 620, violet, 0.65);
  contours(sheet, 'mobile', 120, 760, 16, 60, lilac, 0.2);
  twinRays(
    sheet,
    'M-20 640C260 600 330 240 600 180S980 300 1220 120',
    'M-20 680C300 640 370 300 620 240S1000 350 1220 190',
    [violet, lilac],
    3.5,
  );
  device(sheet, 'phone', figures({ sheet, theme: house, roll: chance('apps 1') }), {
    x: 455,
    y: 430,
    scale: 0.98,
    turn: -9,
  });
  device(
    sheet,
    'phone',
    gallery({
      sheet,
      theme: {
        ...house,
        page: '#f6f3ff',
        panel: '#ffffff',
        text: '#1c1440',
        quiet: '#d9d2f2',
        side: coral,
      },
      roll: chance('apps 2'),
    }),
    { x: 765, y: 400, scale: 0.98, turn: 7 },
  );
  vignette(sheet, 0.55);
}

/** A ball that hops from block to block towards the sun. */
export function mobileGames(sheet: Sheet): void {
  backdrop(sheet, ['#120a24', '#3a1546', '#8c3350'], 0.1);
  glow(sheet, 780, 560, 620, coral, 0.75);
  glow(sheet, 790, 300, 290, amber, 0.55);
  sheet.add(disc(790, 300, 150, sheet.linear([amber, coral])));
  sparks(sheet, 'games', 90, [0, 0, W, 700], [amber, '#ffd9c2', lilac], 2);
  const view: View = { x: 610, y: 490, unit: 84 };
  const steps: [number, number, number, string][] = [
    [-3, 3, 0, '#4a2a8c'],
    [-1.6, 1.8, 0.7, '#5b34b3'],
    [0, 0.4, 1.5, violet],
    [1.6, -0.8, 2.2, '#c14b6b'],
    [3.2, -2, 3, coral],
  ];
  for (const [x, y, z, colour] of steps.toReversed()) {
    const [cx, cy] = iso(view, x + 0.6, y + 0.6, z - 2.6);
    sheet.add(
      ellipse(cx, cy + 40, 110, 26, '#07030f', { opacity: 0.5, filter: sheet.blur(14) }),
      box(view, [x, y, z - 0.6], [1.25, 1.25, 0.6], colour),
      box(view, [x + 0.3, y + 0.3, z], [0.65, 0.65, 0.07], mix(colour, '#ffffff', 0.45)),
    );
  }
  const hops = steps.map(([x, y, z]) => iso(view, x + 0.62, y + 0.62, z + 0.3));
  const arc = hops
    .slice(1)
    .map(([x, y], index) => {
      const [px, py] = hops[index] ?? [0, 0];
      return `M${fixed(px)} ${fixed(py)}Q${fixed((px + x) / 2)} ${fixed(Math.min(py, y) - 170)} ${fixed(x)} ${fixed(y)}`;
    })
    .join('');
  sheet.add(stroke(arc, '#ffe6d1', 3.5, { strokeDasharray: '1 13', opacity: 0.95 }));
  const [bx, by] = hops[2] ?? [0, 0];
  sheet.add(ball(sheet, bx, by - 34, 50, amber, 0.5));
  vignette(sheet, 0.55);
}

/** Three browser windows in a staircase. */
export function webPlatforms(sheet: Sheet): void {
  backdrop(sheet, ['#0d0a20', '#201660', '#3a22a8'], 1, 1);
  glow(sheet, 760, 330, 560, '#7d5cff', 0.6);
  floor(sheet, 560, lilac, 0.22, 720);
  const pale: Theme = {
    ...house,
    page: '#f6f4ff',
    panel: '#ffffff',
    text: '#1c1440',
    quiet: '#dcd6f3',
    side: coral,
  };
  device(sheet, 'window', tiles({ sheet, theme: house, roll: chance('web 1') }, 960, 600), {
    x: 760,
    y: 270,
    scale: 0.62,
    lift: -8,
    lean: 4,
  });
  device(sheet, 'window', overview({ sheet, theme: pale, roll: chance('web 2') }, 960, 600), {
    x: 610,
    y: 400,
    scale: 0.68,
    lift: -8,
    lean: 4,
  });
  device(
    sheet,
    'window',
    article(
      { sheet, theme: { ...house, main: coral, side: amber }, roll: chance('web 3') },
      960,
      600,
    ),
    { x: 430, y: 560, scale: 0.56, lift: -8, lean: 4 },
  );
  twinRays(
    sheet,
    'M-20 240C200 220 330 110 560 70S960 60 1220 20',
    'M-20 270C210 250 350 140 570 100S980 90 1220 54',
    [violet, lilac],
    2.6,
  );
  vignette(sheet, 0.5);
}
