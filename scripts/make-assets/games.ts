/** Key art of the six games, and the two store badges. */

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

function badge(glyph: string, name: string): string {
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
  const word = element(
    'text',
    {
      x: 58,
      y: 34.5,
      fill: '#ffffff',
      fontFamily: 'Hanken Grotesk, Segoe UI, Helvetica, Arial, sans-serif',
      fontSize: name.length > 9 ? 15 : 18,
      fontWeight: 600,
    },
    name,
  );
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: '0 0 180 56',
      width: 180,
      height: 56,
      role: 'img',
    },
    element('title', {}, name) + plate + glyph + word,
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
    badge(
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
    badge(
      rect(18, 21, 30, 22, 6, '#6d4aff') + stroke('M25 26V20a8 8 0 0 1 16 0V26', '#c9b8ff', 3.6),
      'iPhone &amp; iPad',
    ),
  );
}
