/** The small building blocks of abstract app screens: bars for text, cards, buttons, lists, pictures. */

import { mix, type Theme } from './palette.ts';
import type { Chance } from './random.ts';
import { curve, disc, fixed, group, rect, type Sheet, shape } from './svg.ts';

/** What every block needs to draw itself. */
export interface Kit {
  sheet: Sheet;
  theme: Theme;
  roll: Chance;
}

/** A line of text as a rounded bar. */
export const bar = (
  x: number,
  y: number,
  width: number,
  colour: string,
  height = 8,
  opacity = 1,
): string => rect(x, y, width, height, height / 2, colour, opacity === 1 ? {} : { opacity });

/** A paragraph of bars. */
export function paragraph(
  { theme, roll }: Kit,
  x: number,
  y: number,
  width: number,
  rows: number,
  step = 16,
): string {
  return Array.from({ length: rows }, (_, index) =>
    bar(
      x,
      y + index * step,
      width * (index === rows - 1 ? roll.between(0.35, 0.6) : roll.between(0.82, 1)),
      theme.quiet,
      step * 0.45,
    ),
  ).join('');
}

/** A raised panel. */
export const card = (
  { sheet, theme }: Kit,
  x: number,
  y: number,
  width: number,
  height: number,
  fill = theme.panel,
  radius = 14,
): string =>
  rect(x + 2, y + 5, width - 4, height, radius, '#0b0820', {
    opacity: 0.09,
    filter: sheet.blur(6),
  }) + rect(x, y, width, height, radius, fill);

/** A main button with its label as a bar. */
export const button = (
  { theme }: Kit,
  x: number,
  y: number,
  width: number,
  height = 44,
  fill = theme.main,
): string =>
  rect(x, y, width, height, height / 2, fill) +
  bar(x + width * 0.34, y + height / 2 - 4, width * 0.32, '#ffffff', 8, 0.92);

/** A pill with a tint of a colour. */
export const pill = (x: number, y: number, width: number, colour: string, height = 18): string =>
  rect(x, y, width, height, height / 2, colour, { opacity: 0.2 }) +
  bar(x + 9, y + height / 2 - 3, width - 18, colour, 6);

/** A round portrait without a face. */
export function avatar(
  { theme, sheet }: Kit,
  x: number,
  y: number,
  r: number,
  tone = theme.side,
): string {
  const clip = sheet.clip(disc(x, y, r, '#fff'));
  return group(
    disc(x, y, r, mix(tone, '#ffffff', 0.45)) +
      disc(x, y - r * 0.16, r * 0.36, mix(tone, '#20143a', 0.35)) +
      disc(x, y + r * 0.95, r * 0.68, tone),
    { clipPath: clip },
  );
}

/** Rows of a list: picture, two bars, and a pill at the end. */
export function rows(
  kit: Kit,
  x: number,
  y: number,
  width: number,
  count: number,
  step = 62,
  kind: 'avatar' | 'tile' | 'dot' = 'avatar',
): string {
  const { theme, roll } = kit;
  const tones = [
    theme.main,
    theme.side,
    mix(theme.main, theme.side, 0.5),
    mix(theme.side, '#ffffff', 0.3),
  ];
  return Array.from({ length: count }, (_, index) => {
    const [top, tone, size] = [
      y + index * step,
      tones[(index + Math.floor(roll() * 2)) % 4] as string,
      step * 0.34,
    ];
    const lead =
      kind === 'avatar'
        ? avatar(kit, x + size, top + step / 2, size, tone)
        : kind === 'tile'
          ? rect(x, top + step / 2 - size, size * 2, size * 2, 9, mix(tone, theme.panel, 0.3)) +
            rect(x + size * 0.5, top + step / 2 - size * 0.5, size, size, size * 0.5, tone)
          : disc(x + 8, top + step / 2, 6, tone);
    const text = kind === 'dot' ? x + 28 : x + size * 2 + 14;
    const room = width - (text - x) - 76;
    return (
      lead +
      bar(
        text,
        top + step / 2 - step * 0.2,
        room * roll.between(0.55, 0.95),
        theme.text,
        step * 0.14,
      ) +
      bar(
        text,
        top + step / 2 + step * 0.08,
        room * roll.between(0.35, 0.7),
        theme.quiet,
        step * 0.11,
      ) +
      pill(x + width - 58, top + step / 2 - 9, 58, tone) +
      (index < count - 1
        ? rect(text, top + step - 1, width - (text - x), 1, 0, theme.quiet, { opacity: 0.5 })
        : '')
    );
  }).join('');
}

/** A map pin standing on its point. */
export const pin = (x: number, y: number, r: number, colour: string): string =>
  shape(
    `M${fixed(x)} ${fixed(y)}C${fixed(x - r * 0.5)} ${fixed(y - r * 0.9)} ${fixed(x - r)} ${fixed(y - r * 1.2)} ${fixed(x - r)} ${fixed(y - r * 1.9)}a${r} ${r} 0 0 1 ${r * 2} 0C${fixed(x + r)} ${fixed(y - r * 1.2)} ${fixed(x + r * 0.5)} ${fixed(y - r * 0.9)} ${fixed(x)} ${fixed(y)}Z`,
    colour,
  ) + disc(x, y - r * 1.9, r * 0.4, '#ffffff');

/** A picture tile: hills, a sun and a sky in the theme's colours. */
export function photo(
  { sheet, theme, roll }: Kit,
  x: number,
  y: number,
  width: number,
  height: number,
  radius = 12,
  tone = theme.main,
): string {
  const clip = sheet.clip(rect(x, y, width, height, radius, '#fff'));
  const hill = (level: number, swell: number): string => {
    const phase = roll.between(0, 6);
    const points: [number, number][] = Array.from({ length: 7 }, (_, index) => [
      x + (width * index) / 6,
      y + height * (level + swell * Math.sin(index * 1.1 + phase)),
    ]);
    return `${curve(points)}L${fixed(x + width)} ${y + height}L${x} ${y + height}Z`;
  };
  return group(
    rect(
      x,
      y,
      width,
      height,
      0,
      sheet.linear([mix(tone, '#ffffff', 0.35), mix(theme.side, '#ffffff', 0.55)]),
    ) +
      disc(x + width * roll.between(0.25, 0.75), y + height * 0.36, height * 0.15, theme.side) +
      shape(hill(0.58, 0.08), mix(tone, '#ffffff', 0.1)) +
      shape(hill(0.76, 0.07), mix(tone, '#120c2a', 0.35)),
    { clipPath: clip },
  );
}

/** Small squares of a table, in rows with quiet rules. */
export function table(
  kit: Kit,
  x: number,
  y: number,
  width: number,
  count: number,
  step = 38,
  parts: readonly number[] = [0.3, 0.2, 0.2, 0.16],
): string {
  const { theme, roll } = kit;
  return Array.from({ length: count }, (_, row) => {
    let left = x + 14;
    const cells = parts
      .map((part, index) => {
        const cell =
          index === parts.length - 1
            ? pill(
                left,
                y + row * step + step / 2 - 8,
                width * part * 0.8,
                row % 3 === 1 ? theme.side : theme.main,
                16,
              )
            : bar(
                left,
                y + row * step + step / 2 - 4,
                width * part * roll.between(0.4, 0.8),
                index === 0 ? theme.text : theme.quiet,
                8,
              );
        left += width * part + width * 0.03;
        return cell;
      })
      .join('');
    return cells + rect(x, y + (row + 1) * step - 1, width, 1, 0, theme.quiet, { opacity: 0.5 });
  }).join('');
}
