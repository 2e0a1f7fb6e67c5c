/** Key art of the six games, and the two store badges. */

import { letters } from './lettering.ts';
import { picture, vector } from './render.ts';
import { rickshawRush } from './rickshaw.ts';
import { thamesDrift } from './river-art.ts';
import { kiteDuel, lanternRun } from './sky-art.ts';
import { bazaarBlocks, snooker } from './snooker-art.ts';
import { element, group, polyline, rect, Sheet, shape, stroke } from './svg.ts';

const [W, H] = [1200, 900];

const keyArt: Record<string, (sheet: Sheet) => void> = {
  'snooker-legends-3d': snooker,
  'rickshaw-rush': rickshawRush,
  'kite-duel': kiteDuel,
  'thames-drift': thamesDrift,
  'bazaar-blocks': bazaarBlocks,
  'lantern-run': lanternRun,
};

/** A badge of our own: a dark plate, a glyph, a word. */
async function badge(glyph: string, name: string): Promise<string> {
  const plate = element('rect', {
    x: 0.75,
    y: 0.75,
    width: 178.5,
    height: 54.5,
    rx: 14,
    fill: '#0e0b1f',
    stroke: '#4b4373',
    strokeWidth: 1.5,
  });
  const { art } = await letters(name, 58, 34.5, name.length > 9 ? 16 : 19, '#ffffff');
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: '0 0 180 56',
      width: 180,
      height: 56,
      role: 'img',
    },
    element('title', {}, name.replace('&', '&amp;')) + plate + glyph + art,
  );
}

/** Makes the key art of every game and the store badges. */
export async function makeGames(): Promise<void> {
  for (const [slug, scene] of Object.entries(keyArt)) {
    const sheet = new Sheet(W, H);
    scene(sheet);
    await picture(`mocks/assets/games/${slug}.webp`, sheet, { quality: 73 });
  }
  await vector(
    'mocks/assets/games/store-android.svg',
    await badge(
      group(
        shape(
          polyline(
            [
              [22, 15],
              [46, 28],
              [22, 41],
            ],
            true,
          ),
          '#6d4aff',
          { stroke: '#6d4aff', strokeWidth: 4, strokeLinejoin: 'round' },
        ) + stroke('M22 15V41', '#c9b8ff', 4),
      ),
      'Android',
    ),
  );
  await vector(
    'mocks/assets/games/store-ios.svg',
    await badge(
      rect(18, 21, 30, 22, 6, '#6d4aff') + stroke('M25 26V20a8 8 0 0 1 16 0V26', '#c9b8ff', 3.6),
      'iPhone & iPad',
    ),
  );
}
