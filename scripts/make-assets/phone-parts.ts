/** What abstract phone screens of 300 x 640 units have in common. */

import { avatar, bar, type Kit } from './blocks.ts';
import { disc, rect } from './svg.ts';

const [W, H] = [300, 640];

/** The page with its status line. */
export const ground = ({ theme }: Kit, fill = theme.page): string =>
  rect(0, 0, W, H, 0, fill) +
  bar(26, 22, 26, theme.text, 7, 0.7) +
  bar(248, 22, 26, theme.text, 7, 0.7);

/** The row of tabs at the foot. */
export const tabs = ({ theme }: Kit, on = 0): string =>
  rect(0, H - 66, W, 66, 0, theme.panel) +
  rect(0, H - 66, W, 1, 0, theme.quiet, { opacity: 0.5 }) +
  [0, 1, 2, 3]
    .map((index) =>
      index === on
        ? rect(34 + index * 66, H - 50, 34, 24, 12, theme.main)
        : disc(51 + index * 66, H - 38, 9, theme.quiet),
    )
    .join('') +
  bar(110, H - 10, 80, theme.text, 4, 0.5);

/** A heading with a portrait. */
export const heading = (kit: Kit, y = 62, wide = 130): string =>
  bar(22, y, wide, kit.theme.text, 16) +
  bar(22, y + 27, wide * 0.62, kit.theme.quiet, 8) +
  avatar(kit, 260, y + 14, 19);

/** A phone screen is drawn from a kit alone. */
export type PhoneScreen = (kit: Kit) => string;
