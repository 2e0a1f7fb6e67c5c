/** What abstract wide screens have in common. */

import { avatar, bar, card, type Kit } from './blocks.ts';
import { spark } from './charts.ts';
import { mix } from './palette.ts';
import { disc, rect, stroke } from './svg.ts';

/** A wide screen is drawn from a kit and its size. */
export type DeskScreen = (kit: Kit, width: number, height: number) => string;

/** The frame of a wide screen: rail, heading, search, portrait. */
export function shell(kit: Kit, width: number, height: number, on = 0): string {
  const { theme } = kit;
  const rail = mix(theme.deep, theme.main, 0.14);
  return (
    rect(0, 0, width, height, 0, theme.page) +
    rect(0, 0, 74, height, 0, rail) +
    rect(22, 22, 30, 30, 9, theme.main) +
    stroke('M30 30v14M44 30v14', '#ffffff', 3.4) +
    [0, 1, 2, 3, 4]
      .map(
        (index) =>
          (index === on
            ? rect(18, 82 + index * 54, 38, 38, 12, '#ffffff', { opacity: 0.16 })
            : '') +
          disc(37, 101 + index * 54, 8, index === on ? theme.side : '#ffffff', {
            opacity: index === on ? 1 : 0.3,
          }),
      )
      .join('') +
    bar(100, 28, 170, theme.text, 16) +
    bar(100, 54, 110, theme.quiet) +
    rect(width - 300, 26, 190, 34, 17, theme.panel) +
    bar(width - 280, 39, 90, theme.quiet) +
    avatar(kit, width - 48, 43, 20)
  );
}

/** A card with a figure and a small zigzag. */
export const stat = (
  kit: Kit,
  x: number,
  y: number,
  width: number,
  height: number,
  tone: string,
): string =>
  card(kit, x, y, width, height) +
  bar(x + 18, y + 20, width * 0.4, kit.theme.quiet) +
  bar(x + 18, y + 40, width * 0.5, kit.theme.text, 18) +
  spark(kit, x + width * 0.58, y + height * 0.4, width * 0.34, height * 0.42, tone);
