/** The large panels of abstract app screens: map, calendar, conversation. */

import { avatar, bar, type Kit, pin } from './blocks.ts';
import { mix } from './palette.ts';
import { curve, disc, fixed, group, rect, stroke } from './svg.ts';

/** A street map with blocks, water and a route between two pins. */
export function map(
  { sheet, theme, roll }: Kit,
  x: number,
  y: number,
  width: number,
  height: number,
  radius = 16,
  pins = true,
): string {
  const land = mix(theme.page, theme.main, 0.1);
  const clip = sheet.clip(rect(x, y, width, height, radius, '#fff'));
  let inside = rect(x, y, width, height, 0, land);
  inside += stroke(
    curve([
      [x - 20, y + height * 0.8],
      [x + width * 0.3, y + height * 0.62],
      [x + width * 0.6, y + height * 0.86],
      [x + width + 20, y + height * 0.6],
    ]),
    mix(theme.main, theme.page, 0.62),
    height * 0.13,
  );
  const street = mix(land, theme.page === theme.panel ? '#ffffff' : theme.panel, 0.85);
  for (let index = -2; index < 9; index += 1) {
    const shift = index * width * 0.16 + roll.between(-8, 8);
    inside +=
      stroke(
        `M${fixed(x + shift)} ${y - 10}l${fixed(width * 0.22)} ${height + 20}`,
        street,
        index % 3 === 0 ? 9 : 4,
      ) +
      stroke(
        `M${x - 10} ${fixed(y + index * height * 0.17 + 20)}l${width + 20} ${fixed(-height * 0.16)}`,
        street,
        index % 3 === 1 ? 9 : 4,
      );
  }
  const route = curve([
    [x + width * 0.16, y + height * 0.8],
    [x + width * 0.26, y + height * 0.5],
    [x + width * 0.52, y + height * 0.56],
    [x + width * 0.62, y + height * 0.3],
    [x + width * 0.84, y + height * 0.2],
  ]);
  inside += stroke(route, theme.main, 13, { opacity: 0.22 }) + stroke(route, theme.main, 5.5);
  if (pins)
    inside +=
      disc(x + width * 0.16, y + height * 0.8, 12, '#ffffff') +
      disc(x + width * 0.16, y + height * 0.8, 7, theme.main) +
      pin(x + width * 0.84, y + height * 0.2, 17, theme.side);
  return group(inside, { clipPath: clip });
}

/** A month of days with some of them taken. */
export function calendar(
  { theme, roll }: Kit,
  x: number,
  y: number,
  width: number,
  weeks = 5,
): string {
  const step = width / 7;
  let out = '';
  for (let day = 0; day < weeks * 7; day += 1) {
    const [cx, cy] = [x + (day % 7) * step + step / 2, y + Math.floor(day / 7) * step + step / 2];
    const luck = roll();
    if (day === 17)
      out += disc(cx, cy, step * 0.42, theme.main) + bar(cx - 7, cy - 3, 14, '#ffffff', 6);
    else if (luck > 0.72)
      out +=
        disc(cx, cy, step * 0.42, theme.side, { opacity: 0.25 }) +
        bar(cx - 6, cy - 3, 12, theme.side, 6);
    else out += bar(cx - 6, cy - 3, 12, theme.quiet, 6);
  }
  return out;
}

/** Messages from two sides. */
export function chat(
  kit: Kit,
  x: number,
  y: number,
  width: number,
  sizes: readonly number[],
): string {
  let top = y;
  return sizes
    .map((count, index) => {
      const mine = index % 2 === 1;
      const [wide, tall] = [width * (0.5 + 0.07 * ((index * 3) % 4)), 22 + count * 16];
      const left = mine ? x + width - wide : x + 40;
      const lines = Array.from({ length: count }, (_, row) =>
        bar(
          left + 16,
          top + 15 + row * 16,
          (wide - 32) * (row === count - 1 ? 0.6 : 1),
          mine ? '#ffffff' : kit.theme.quiet,
          7,
          mine ? 0.85 : 1,
        ),
      ).join('');
      const out =
        (mine ? '' : avatar(kit, x + 15, top + tall - 15, 15)) +
        rect(left, top, wide, tall, 18, mine ? kit.theme.main : kit.theme.panel) +
        lines;
      top += tall + 14;
      return out;
    })
    .join('');
}
