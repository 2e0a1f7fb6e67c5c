/** Abstract phone screens for words and days: talk, bookings, recordings, notes, queues, tasks. */

import { avatar, bar, button, card, paragraph, photo, pill, pin, rows } from './blocks.ts';
import { wave } from './charts.ts';
import { mix } from './palette.ts';
import { calendar, chat } from './panels.ts';
import { ground, heading, type PhoneScreen, tabs } from './phone-parts.ts';
import { disc, rect, stroke } from './svg.ts';

const W = 300;

/** A conversation. */
export const talk: PhoneScreen = (kit) =>
  ground(kit) +
  rect(0, 50, W, 62, 0, kit.theme.panel) +
  avatar(kit, 46, 80, 20) +
  bar(78, 68, 100, kit.theme.text, 10) +
  bar(78, 88, 60, kit.theme.side, 7) +
  chat(kit, 18, 130, 264, [2, 1, 3, 2, 1, 2]) +
  rect(18, 580, 216, 42, 21, kit.theme.panel) +
  bar(36, 597, 90, kit.theme.quiet) +
  disc(262, 601, 21, kit.theme.main);

/** A month and the appointments of a day. */
export const bookings: PhoneScreen = (kit) =>
  ground(kit) +
  heading(kit) +
  card(kit, 18, 118, 264, 226) +
  calendar(kit, 28, 134, 244) +
  rows(kit, 22, 362, 256, 2, 62) +
  button(kit, 22, 504, 256, 46) +
  tabs(kit, 1);

/** A recording with its moments. */
export const recorder: PhoneScreen = (kit) =>
  ground(kit) +
  heading(kit) +
  [0, 1, 2, 3]
    .map((index) =>
      disc(150, 250, 112 - index * 22, kit.theme.main, { opacity: 0.1 + index * 0.06 }),
    )
    .join('') +
  wave(kit, 40, 250, 220, 120, 30) +
  bar(110, 384, 80, kit.theme.text, 16) +
  bar(124, 410, 52, kit.theme.quiet) +
  card(kit, 20, 440, 260, 60) +
  wave(kit, 84, 470, 172, 30, 30, 0.3) +
  disc(52, 470, 17, kit.theme.side) +
  disc(150, 560, 34, kit.theme.quiet, { opacity: 0.4 }) +
  disc(150, 560, 26, kit.theme.side) +
  rect(141, 551, 18, 18, 5, '#ffffff');

/** A page of notes with a drawing. */
export const notes: PhoneScreen = (kit) =>
  ground(kit) +
  heading(kit, 62, 160) +
  photo(kit, 20, 118, 260, 150, 16) +
  paragraph(kit, 22, 290, 256, 5) +
  pill(22, 384, 70, kit.theme.main, 22) +
  pill(100, 384, 56, kit.theme.side, 22) +
  card(kit, 20, 424, 260, 62) +
  pin(50, 470, 12, kit.theme.side) +
  bar(82, 442, 110, kit.theme.text) +
  bar(82, 460, 70, kit.theme.quiet, 7) +
  paragraph(kit, 22, 506, 256, 3) +
  disc(252, 592, 26, kit.theme.main) +
  bar(242, 589, 20, '#ffffff', 6);

/** A queue: your place in it, and who is before you. */
export const queue: PhoneScreen = (kit) =>
  ground(kit) +
  heading(kit) +
  card(kit, 20, 122, 260, 190, kit.theme.main, 24) +
  bar(44, 148, 80, '#ffffff', 9, 0.7) +
  bar(44, 172, 110, '#ffffff', 40) +
  [0, 1, 2, 3, 4, 5, 6]
    .map((index) =>
      disc(
        54 + index * 32,
        262,
        index === 2 ? 12 : 7,
        index < 2 ? '#ffffff' : index === 2 ? kit.theme.side : mix(kit.theme.main, '#ffffff', 0.4),
      ),
    )
    .join('') +
  bar(22, 340, 100, kit.theme.text, 10) +
  rows(kit, 22, 360, 256, 3, 58) +
  button(kit, 22, 556, 256, 48, kit.theme.side);

/** A list of tasks, some of them done. */
export const tasks: PhoneScreen = (kit) =>
  ground(kit) +
  heading(kit) +
  [0, 1, 2, 3, 4, 5]
    .map((index) => {
      const [y, done] = [124 + index * 74, index < 2];
      return (
        card(kit, 20, y, 260, 62) +
        rect(36, y + 20, 22, 22, 7, done ? kit.theme.main : kit.theme.quiet) +
        (done ? stroke(`M41 ${y + 31}l5 5 8 -9`, '#ffffff', 2.6) : '') +
        bar(72, y + 20, 90 + ((index * 37) % 60), kit.theme.text, 9, done ? 0.45 : 1) +
        bar(72, y + 38, 64, kit.theme.quiet, 7) +
        (index % 3 === 2 ? pill(212, y + 22, 54, kit.theme.side) : '')
      );
    })
    .join('') +
  tabs(kit, 3);
