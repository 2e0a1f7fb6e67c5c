/** Abstract screens for laptops, tablets and windows: overviews, routes, boards, registers, forecasts. */

import { avatar, bar, card, pill, rows, table } from './blocks.ts';
import { area, columns, ring } from './charts.ts';
import { type DeskScreen, shell, stat } from './desk-parts.ts';
import { mix } from './palette.ts';
import { map } from './panels.ts';
import { curve, disc, rect, shape, stroke } from './svg.ts';

/** Figures on top, a curve, a ring, a list. */
export const overview: DeskScreen = (kit, w, h) => {
  const { theme } = kit;
  const [x, room] = [100, w - 124];
  const third = (room - 32) / 3;
  const low = h - 216;
  return (
    shell(kit, w, h) +
    [0, 1, 2]
      .map((index) =>
        stat(kit, x + index * (third + 16), 90, third, 88, index === 1 ? theme.side : theme.main),
      )
      .join('') +
    card(kit, x, 196, room * 0.62, low) +
    bar(x + 20, 216, 120, theme.text, 10) +
    area(kit, x + 20, 246, room * 0.62 - 40, low * 0.42) +
    rows(
      kit,
      x + 20,
      270 + low * 0.42,
      room * 0.62 - 40,
      Math.floor((low * 0.58 - 84) / 48),
      48,
      'dot',
    ) +
    card(kit, x + room * 0.62 + 16, 196, room * 0.38 - 16, low) +
    ring(kit, x + room * 0.81 + 8, 196 + low * 0.33, Math.min(room * 0.12, low * 0.22), 0.62) +
    columns(kit, x + room * 0.62 + 40, 196 + low * 0.66, room * 0.38 - 64, low * 0.24, 9)
  );
};

/** A large map with a list of journeys beside it. */
export const routes: DeskScreen = (kit, w, h) =>
  shell(kit, w, h, 1) +
  map(kit, 98, 86, w * 0.58, h - 110) +
  card(kit, 114 + w * 0.58, 86, w - w * 0.58 - 138, h - 110) +
  bar(134 + w * 0.58, 108, 110, kit.theme.text, 11) +
  rows(kit, 134 + w * 0.58, 132, w - w * 0.58 - 176, Math.floor((h - 220) / 60), 60, 'tile') +
  card(kit, 118, h - 118, 210, 74) +
  bar(136, h - 98, 90, kit.theme.text, 10) +
  bar(136, h - 78, 140, kit.theme.quiet) +
  pill(250, h - 102, 60, kit.theme.side);

/** Columns of cards that move from left to right. */
export const board: DeskScreen = (kit, w, h) => {
  const { theme, roll } = kit;
  const lane = (w - 124 - 48) / 4;
  return (
    shell(kit, w, h, 2) +
    [0, 1, 2, 3]
      .map((index) => {
        const x = 100 + index * (lane + 16);
        let y = 132;
        let out =
          rect(x, 88, lane, h - 110, 14, mix(theme.page, theme.main, 0.06)) +
          disc(x + 20, 110, 5, index === 3 ? theme.side : theme.main) +
          bar(x + 34, 106, lane * 0.4, theme.text, 9);
        for (let item = 0; item < 5 - ((index * 3) % 4); item += 1) {
          const tall = roll.pick([70, 86, 104]);
          if (y + tall > h - 34) break;
          out +=
            card(kit, x + 9, y, lane - 18, tall, theme.panel, 11) +
            rect(x + 9, y + 12, 4, tall - 24, 2, item % 2 ? theme.side : theme.main) +
            bar(x + 26, y + 16, (lane - 60) * roll.between(0.6, 1), theme.text) +
            bar(x + 26, y + 34, (lane - 60) * roll.between(0.4, 0.8), theme.quiet, 7) +
            avatar(kit, x + 34, y + tall - 18, 10) +
            pill(x + lane - 66, y + tall - 26, 48, item % 2 ? theme.side : theme.main, 16);
          y += tall + 11;
        }
        return out;
      })
      .join('')
  );
};

/** Rows and columns of a register. */
export const ledger: DeskScreen = (kit, w, h) =>
  shell(kit, w, h, 3) +
  [0, 1, 2]
    .map(
      (index) =>
        rect(100 + index * 104, 88, 94, 32, 16, index === 0 ? kit.theme.main : kit.theme.panel) +
        bar(122 + index * 104, 100, 50, index === 0 ? '#ffffff' : kit.theme.quiet),
    )
    .join('') +
  card(kit, 100, 134, w - 124, h - 158) +
  rect(100, 134, w - 124, 40, 14, mix(kit.theme.panel, kit.theme.main, 0.1)) +
  [0, 0.3, 0.5, 0.72]
    .map((share) => bar(116 + (w - 140) * share, 150, 60, kit.theme.main, 8, 0.7))
    .join('') +
  table(kit, 100, 176, w - 124, Math.floor((h - 210) / 42), 42);

/** A curve over days with the forecast dashed beyond now. */
export const forecast: DeskScreen = (kit, w, h) => {
  const { theme } = kit;
  const [x, y, room, tall] = [100, 90, w - 124, (h - 124) * 0.62];
  const points = (shift: number): [number, number][] =>
    Array.from({ length: 14 }, (_, index) => [
      x + 30 + ((room - 60) * index) / 13,
      y +
        tall *
          (0.56 + shift - 0.24 * Math.sin(index * 0.9) - 0.06 * Math.sin(index * 2.3 + shift * 9)),
    ]);
  const now = x + 30 + ((room - 60) * 9) / 13;
  const upper = points(-0.1),
    lower = points(0.12).reverse();
  const band = `${curve(upper)}L${curve(lower).slice(1)}Z`;
  return (
    shell(kit, w, h, 2) +
    card(kit, x, y, room, tall) +
    [0.25, 0.5, 0.75]
      .map((share) =>
        rect(x + 24, y + tall * share, room - 48, 1, 0, theme.quiet, { opacity: 0.5 }),
      )
      .join('') +
    shape(band, theme.main, { opacity: 0.16 }) +
    stroke(curve(points(0)), theme.main, 3.5) +
    rect(now, y + 20, room - (now - x) - 20, tall - 40, 8, theme.side, { opacity: 0.12 }) +
    stroke(`M${now} ${y + 20}V${y + tall - 20}`, theme.side, 2, { strokeDasharray: '4 6' }) +
    disc(now, points(0)[9]?.[1] ?? 0, 8, theme.side) +
    [0, 1, 2]
      .map((index) =>
        stat(
          kit,
          x + (index * (room + 16)) / 3,
          y + tall + 16,
          (room - 32) / 3,
          h - 132 - tall,
          index ? theme.main : theme.side,
        ),
      )
      .join('')
  );
};
