/** What a backdrop is, and the gradient most of them begin with. */

import { mix, type Theme } from './palette.ts';
import { rect, type Sheet } from './svg.ts';

/** Draws a backdrop in the colours of a theme. */
export type Backdrop = (sheet: Sheet, theme: Theme) => void;

/** Fills the sheet with the dark gradient of a theme. */
export const fill = (sheet: Sheet, theme: Theme, x2 = 0.3): void => {
  sheet.add(
    rect(
      0,
      0,
      sheet.width,
      sheet.height,
      0,
      sheet.linear([theme.deep, theme.mid, mix(theme.mid, theme.glow, 0.35)], { x2 }),
    ),
  );
};
