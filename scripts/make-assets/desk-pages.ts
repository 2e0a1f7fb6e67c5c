/** Abstract wide screens for days, pictures and conversations. */

import { bar, button, card, paragraph, photo, pill, rows } from './blocks.ts';
import { ring, wave } from './charts.ts';
import { type DeskScreen, shell } from './desk-parts.ts';
import { mix } from './palette.ts';
import { calendar, chat } from './panels.ts';
import { rect } from './svg.ts';

/** A week of hours with coloured blocks. */
export const schedule: DeskScreen = (kit, w, h) => {
  const { theme, roll } = kit;
  const day = (w - 160) / 6;
  const tones = [theme.main, theme.side, mix(theme.main, theme.side, 0.5)];
  let out = shell(kit, w, h, 1) + card(kit, 98, 86, w - 122, h - 108);
  for (let index = 0; index < 6; index += 1) {
    const x = 128 + index * day;
    out +=
      bar(x + day * 0.2, 104, day * 0.42, index === 2 ? theme.main : theme.quiet, 9) +
      rect(x, 126, 1, h - 150, 0, theme.quiet, { opacity: 0.6 });
    let y = 136 + roll.between(0, 40);
    while (y < h - 100) {
      const tall = Math.min(roll.pick([44, 66, 96]), h - 36 - y);
      const tone = roll.pick(tones);
      out +=
        rect(x + 6, y, day - 12, tall, 9, mix(tone, theme.panel, 0.68)) +
        rect(x + 6, y, 4, tall, 2, tone) +
        bar(x + 20, y + 12, (day - 40) * 0.8, tone, 7) +
        (tall > 60 ? bar(x + 20, y + 27, (day - 40) * 0.5, tone, 6, 0.5) : '');
      y += tall + roll.pick([10, 26, 48]);
    }
  }
  return out;
};

/** A picture page with text beside it. */
export const article: DeskScreen = (kit, w, h) =>
  shell(kit, w, h, 0) +
  photo(kit, 100, 88, (w - 140) * 0.56, h - 112, 18) +
  bar(124 + (w - 140) * 0.56, 100, 180, kit.theme.text, 18) +
  bar(124 + (w - 140) * 0.56, 130, 120, kit.theme.text, 18) +
  paragraph(kit, 124 + (w - 140) * 0.56, 174, (w - 140) * 0.42, 6, 20) +
  pill(124 + (w - 140) * 0.56, 312, 80, kit.theme.main, 24) +
  pill(214 + (w - 140) * 0.56, 312, 66, kit.theme.side, 24) +
  button(kit, 124 + (w - 140) * 0.56, h - 78, 170, 48);

/** Pictures in a grid. */
export const tiles: DeskScreen = (kit, w, h) => {
  const [cols, lines] = [4, 2];
  const [cw, ch] = [(w - 124 - 48) / cols, (h - 112 - 16) / lines];
  return (
    shell(kit, w, h, 4) +
    Array.from({ length: cols * lines }, (_, index) => {
      const [x, y] = [100 + (index % cols) * (cw + 16), 88 + Math.floor(index / cols) * (ch + 16)];
      return (
        card(kit, x, y, cw, ch) +
        photo(
          kit,
          x + 8,
          y + 8,
          cw - 16,
          ch - 70,
          10,
          index % 3 === 1 ? kit.theme.side : kit.theme.main,
        ) +
        bar(x + 14, y + ch - 46, cw * 0.55, kit.theme.text, 9) +
        bar(x + 14, y + ch - 26, cw * 0.35, kit.theme.quiet, 7)
      );
    }).join('')
  );
};

/** A conversation with the details of the case beside it. */
export const desk: DeskScreen = (kit, w, h) =>
  shell(kit, w, h, 1) +
  card(kit, 98, 86, 210, h - 108) +
  rows(kit, 112, 96, 184, Math.floor((h - 130) / 60), 60) +
  chat(kit, 330, 96, w - 330 - 244, h > 560 ? [2, 2, 3, 1, 2, 1] : [2, 2, 3, 1]) +
  card(kit, w - 220, 86, 196, h - 108) +
  ring(kit, w - 122, 170, 46, 0.7) +
  bar(w - 172, 244, 100, kit.theme.text, 10) +
  paragraph(kit, w - 200, 272, 156, 5) +
  wave(kit, w - 200, 390, 156, 40, 26) +
  button(kit, w - 200, h - 82, 156, 42, kit.theme.side);

/** A month with a list of the day. */
export const month: DeskScreen = (kit, w, h) =>
  shell(kit, w, h, 2) +
  card(kit, 98, 86, (w - 140) * 0.6, h - 108) +
  calendar(kit, 118, 112, Math.min((w - 140) * 0.6 - 40, ((h - 170) / 5) * 7)) +
  card(kit, 114 + (w - 140) * 0.6, 86, (w - 140) * 0.4, h - 108) +
  rows(kit, 132 + (w - 140) * 0.6, 104, (w - 140) * 0.4 - 36, Math.floor((h - 220) / 62), 62) +
  button(kit, 132 + (w - 140) * 0.6, h - 84, (w - 140) * 0.4 - 36, 44);
