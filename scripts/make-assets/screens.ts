/** Screens on devices: which device shows what, and how several stand together. */

import type { Kit } from './blocks.ts';
import type { DeskScreen } from './desk-parts.ts';
import { device, type Pose, screenSize } from './devices.ts';
import type { Theme } from './palette.ts';
import type { PhoneScreen } from './phone-parts.ts';
import { chance } from './random.ts';
import type { Sheet } from './svg.ts';

/** A device and what it shows. */
export type Screen =
  | readonly ['phone', PhoneScreen]
  | readonly ['tablet' | 'laptop' | 'window', DeskScreen];

/** The picture of one screen in a theme, at the size of its device. */
export function screenArt(sheet: Sheet, [kind, draw]: Screen, theme: Theme, name: string): string {
  const kit: Kit = { sheet, theme, roll: chance(name) };
  const [width, height] = screenSize[kind];
  return kind === 'phone' ? (draw as PhoneScreen)(kit) : draw(kit, width, height);
}

/** Draws devices so that the one of the first screen lies on top. */
export function showScreens(
  sheet: Sheet,
  name: string,
  theme: Theme,
  screens: readonly Screen[],
  places: readonly Pose[],
): void {
  places
    .map((pose, index) => ({ pose, screen: screens[index], index }))
    .toReversed()
    .forEach(({ pose, screen, index }) => {
      if (screen)
        device(sheet, screen[0], screenArt(sheet, screen, theme, `${name} ${index}`), pose);
    });
}
