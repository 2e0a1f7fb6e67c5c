/** Screenshots of the case studies: app screens on a plain backdrop, and moments of the snooker game. */

import { bar } from './blocks.ts';
import { device } from './devices.ts';
import { glow } from './light.ts';
import { mix, type Theme } from './palette.ts';
import { tasks } from './phone-pages.ts';
import { figures, wallet } from './phone-screens.ts';
import { type Screen, screenArt } from './screens.ts';
import { cue, frame, table } from './snooker.ts';
import { disc, rect, Sheet, stroke } from './svg.ts';

/** A screenshot: one large screen, or phones in a row, on a plain backdrop of the case's palette. */
export function screenshot(name: string, theme: Theme, screens: readonly Screen[]): Sheet {
  const sheet = new Sheet(1200, 800);
  sheet.add(
    rect(
      0,
      0,
      1200,
      800,
      0,
      sheet.linear([theme.deep, mix(theme.mid, theme.glow, 0.25)], { x2: 0.7 }),
    ),
  );
  glow(sheet, 880, 180, 620, theme.glow, 0.4);
  const [first] = screens;
  if (screens.length === 1 && first) {
    device(
      sheet,
      first[0],
      screenArt(sheet, first, theme, name),
      first[0] === 'tablet' ? { x: 600, y: 400, scale: 1.1 } : { x: 600, y: 400, scale: 1.1 },
    );
    return sheet;
  }
  const step = screens.length === 3 ? 340 : 400;
  screens.forEach((screen, index) => {
    device(sheet, screen[0], screenArt(sheet, screen, theme, `${name} ${index}`), {
      x: 600 + (index - (screens.length - 1) / 2) * step,
      y: 400 + (index % 2 ? -14 : 14),
      scale: screens.length === 3 ? 0.98 : 1.05,
    });
  });
  return sheet;
}

/** A moment of the snooker game with its score line. */
export function gameShot(index: number, theme: Theme): Sheet {
  const sheet = new Sheet(1200, 800);
  sheet.add(
    rect(0, 0, 1200, 800, 0, sheet.radial(['#2a2140', '#120d1e', '#07050d'], 0.5, 0.4, 0.8)),
  );
  const cloths = ['#0f7a52', '#0f7a52', '#1f5fa8', '#0f7a52', '#8a2440', '#0f7a52', '#3d3478'];
  const size = 1040 + ([0, 260, 0, 560, 0, 120, 0][index] ?? 0);
  const [x, y, width, height] = [600 - size / 2, 410 - size * 0.26, size, size * 0.52];
  sheet.add(
    table(sheet, x, y, width, height, cloths[index]),
    frame(sheet, x, y, width, height, index * 0.9),
  );
  const [ax, ay] = [x + width * (0.34 + index * 0.02), y + height * (0.62 - index * 0.03)];
  sheet.add(
    stroke(
      `M${ax} ${ay}L${x + width * 0.7} ${y + height * 0.47}L${x + width * 0.93} ${y + height * 0.14}`,
      '#ffffff',
      2.4,
      { strokeDasharray: '2 10', opacity: 0.85 },
    ),
    disc(ax, ay, width * 0.021, sheet.radial(['#ffffff', '#efe6d0', '#a89f8c'], 0.36, 0.3, 0.75)),
    cue(sheet, ax - width * 0.03, ay + width * 0.008, 163, 620, 10),
  );
  sheet.add(
    rect(330, 26, 540, 62, 31, '#0b0816', { opacity: 0.86 }),
    disc(366, 57, 19, theme.side),
    bar(396, 50, 110, '#ffffff', 14),
    rect(560, 40, 80, 34, 17, theme.main),
    bar(580, 53, 40, '#ffffff', 9),
    bar(694, 50, 110, '#ffffff', 14),
    disc(834, 57, 19, theme.main),
  );
  sheet.add(
    rect(40, 690, 250, 78, 20, '#0b0816', { opacity: 0.86 }),
    ...[0, 1, 2, 3, 4].map((row) =>
      rect(
        64 + row * 30,
        748 - 14 - row * 8,
        18,
        14 + row * 8,
        4,
        row < 3 ? theme.side : '#ffffff',
        { opacity: row < 3 ? 1 : 0.25 },
      ),
    ),
    disc(246, 729, 24, theme.main),
    disc(1120, 716, 46, theme.side),
    bar(1098, 710, 44, '#3a1c10', 12),
    disc(1024, 732, 28, '#0b0816', { opacity: 0.86 }),
    stroke('M1014 732h20M1024 722v20', '#ffffff', 3),
  );
  if (index === 2 || index === 4 || index === 6)
    device(
      sheet,
      'phone',
      screenArt(
        sheet,
        ['phone', [tasks, figures, wallet][index / 2 - 1] ?? tasks],
        theme,
        `snooker ${index}`,
      ),
      { x: 980, y: 410, scale: 0.92, turn: 5 },
    );
  return sheet;
}
