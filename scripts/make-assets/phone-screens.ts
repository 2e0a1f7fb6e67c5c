/** Abstract phone screens for money, places, figures and things. */

import { bar, button, card, photo, pill, rows } from './blocks.ts';
import { area, columns, ring } from './charts.ts';
import { mix } from './palette.ts';
import { map } from './panels.ts';
import { ground, heading, type PhoneScreen, tabs } from './phone-parts.ts';
import { disc, rect, stroke } from './svg.ts';

const W = 300;

/** Balance, actions and recent payments. */
export const wallet: PhoneScreen = (kit) => {
  const { theme, sheet } = kit;
  return (
    ground(kit) +
    heading(kit) +
    rect(
      20,
      122,
      260,
      158,
      22,
      sheet.linear([theme.main, mix(theme.main, theme.deep, 0.55)], { x2: 1 }),
    ) +
    stroke('M20 240C90 190 150 270 280 170', '#ffffff', 22, { opacity: 0.08 }) +
    stroke('M20 262C90 212 170 290 280 200', theme.side, 3, { opacity: 0.9 }) +
    bar(42, 148, 70, '#ffffff', 8, 0.6) +
    bar(42, 168, 130, '#ffffff', 20) +
    disc(236, 160, 15, theme.side) +
    disc(252, 160, 15, '#ffffff', { opacity: 0.6 }) +
    [0, 1, 2, 3]
      .map(
        (index) =>
          rect(24 + index * 66, 300, 52, 52, 18, index === 0 ? theme.side : theme.panel) +
          disc(50 + index * 66, 326, 9, index === 0 ? '#ffffff' : theme.main),
      )
      .join('') +
    bar(22, 374, 90, theme.text, 10) +
    rows(kit, 22, 394, 256, 3, 58) +
    tabs(kit)
  );
};

/** A map with a sheet of details below. */
export const journey: PhoneScreen = (kit) =>
  map(kit, 0, 0, W, 420, 0) +
  rect(20, 54, 260, 44, 22, kit.theme.panel) +
  bar(46, 72, 120, kit.theme.quiet, 8) +
  disc(252, 76, 9, kit.theme.main) +
  rect(0, 372, W, 280, 28, kit.theme.panel) +
  bar(130, 384, 40, kit.theme.quiet, 5) +
  bar(24, 410, 140, kit.theme.text, 14) +
  pill(214, 408, 62, kit.theme.side) +
  rows(kit, 24, 436, 252, 2, 56) +
  button(kit, 24, 566, 252, 48);

/** A figure that matters with a curve and a list. */
export const figures: PhoneScreen = (kit) =>
  ground(kit) +
  heading(kit) +
  bar(22, 126, 150, kit.theme.main, 30) +
  pill(190, 132, 66, kit.theme.side) +
  area(kit, 22, 180, 256, 150) +
  card(kit, 18, 352, 126, 96) +
  card(kit, 156, 352, 126, 96) +
  bar(34, 370, 56, kit.theme.quiet) +
  bar(34, 390, 76, kit.theme.text, 14) +
  bar(172, 370, 56, kit.theme.quiet) +
  bar(172, 390, 60, kit.theme.text, 14) +
  columns(kit, 34, 412, 94, 24, 8) +
  columns(kit, 172, 412, 94, 24, 8) +
  rows(kit, 22, 462, 256, 2, 52, 'dot') +
  tabs(kit, 2);

/** A ring of progress with controls below. */
export const gauge: PhoneScreen = (kit) =>
  ground(kit) +
  heading(kit) +
  ring(kit, 150, 238, 88, 0.68, 20) +
  bar(108, 222, 84, kit.theme.text, 22) +
  bar(122, 256, 56, kit.theme.quiet) +
  [0, 1, 2]
    .map(
      (index) =>
        card(kit, 20, 362 + index * 66, 260, 56) +
        disc(48, 390 + index * 66, 13, index === 1 ? kit.theme.side : kit.theme.main, {
          opacity: 0.9,
        }) +
        bar(74, 380 + index * 66, 88, kit.theme.text, 9) +
        bar(74, 396 + index * 66, 58, kit.theme.quiet, 7) +
        rect(228, 379 + index * 66, 38, 22, 11, index === 2 ? kit.theme.quiet : kit.theme.main) +
        disc(index === 2 ? 239 : 255, 390 + index * 66, 8, '#ffffff'),
    )
    .join('') +
  tabs(kit, 1);

/** Pictures with titles, to scroll through. */
export const gallery: PhoneScreen = (kit) =>
  ground(kit) +
  heading(kit) +
  photo(kit, 20, 120, 260, 170, 20) +
  bar(38, 252, 120, '#ffffff', 11, 0.95) +
  bar(38, 270, 70, '#ffffff', 7, 0.7) +
  photo(kit, 20, 306, 124, 132, 16, kit.theme.side) +
  photo(kit, 156, 306, 124, 132, 16) +
  bar(22, 452, 86, kit.theme.text) +
  bar(158, 452, 72, kit.theme.text) +
  bar(22, 468, 56, kit.theme.quiet, 6) +
  bar(158, 468, 60, kit.theme.quiet, 6) +
  rows(kit, 22, 488, 256, 1, 70, 'tile') +
  tabs(kit, 0);

/** A menu or shelf of goods with a basket. */
export const shelf: PhoneScreen = (kit) => {
  const tones = [
    kit.theme.main,
    kit.theme.side,
    mix(kit.theme.main, kit.theme.side, 0.5),
    mix(kit.theme.main, '#ffffff', 0.4),
  ];
  const tile = (index: number): string => {
    const [x, y, tone] = [
      20 + (index % 2) * 134,
      172 + Math.floor(index / 2) * 172,
      tones[index] as string,
    ];
    return (
      card(kit, x, y, 126, 160) +
      rect(x + 10, y + 10, 106, 86, 12, mix(tone, kit.theme.panel, 0.72)) +
      disc(x + 63, y + 53, 28, tone) +
      disc(x + 63, y + 53, 17, mix(tone, '#ffffff', 0.35)) +
      bar(x + 12, y + 110, 74, kit.theme.text) +
      bar(x + 12, y + 128, 44, kit.theme.quiet) +
      disc(x + 104, y + 138, 13, kit.theme.main) +
      bar(x + 99, y + 135.5, 10, '#ffffff', 5)
    );
  };
  return (
    ground(kit) +
    heading(kit) +
    [0, 1, 2]
      .map(
        (index) =>
          rect(20 + index * 88, 120, 80, 34, 17, index === 0 ? kit.theme.main : kit.theme.panel) +
          bar(40 + index * 88, 133, 40, index === 0 ? '#ffffff' : kit.theme.quiet),
      )
      .join('') +
    [0, 1, 2, 3].map(tile).join('') +
    button(kit, 20, 526, 260, 50, kit.theme.side) +
    bar(110, 620, 80, kit.theme.text, 4, 0.5)
  );
};

/** A lock screen: dots of a code over keys. */
export const keypad: PhoneScreen = (kit) =>
  ground(kit) +
  disc(150, 146, 40, kit.theme.main, { opacity: 0.2 }) +
  rect(130, 142, 40, 32, 8, kit.theme.main) +
  stroke('M138 142v-10a12 12 0 0 1 24 0v10', kit.theme.main, 5) +
  [0, 1, 2, 3]
    .map((index) => disc(108 + index * 28, 236, 8, index < 3 ? kit.theme.side : kit.theme.quiet))
    .join('') +
  Array.from({ length: 12 }, (_, index) =>
    index === 9
      ? ''
      : disc(74 + (index % 3) * 76, 320 + Math.floor(index / 3) * 76, 30, kit.theme.panel) +
        bar(66 + (index % 3) * 76, 316 + Math.floor(index / 3) * 76, 16, kit.theme.text, 8),
  ).join('');
