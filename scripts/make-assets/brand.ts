/** The mark, the icons of browsers and phones, the social card and the logos of two invented partners. */

import { lahore, london, windows } from './cities.ts';
import { letters } from './lettering.ts';
import { backdrop, contours, glow, ray } from './light.ts';
import { mark, markAt } from './mark.ts';
import { lilac, paper, violet } from './palette.ts';
import { png, vector } from './render.ts';
import { disc, element, place, rect, Sheet, shape, stroke } from './svg.ts';

const drawing = (width: number, height: number, content: string, title?: string): string =>
  element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      fill: 'none',
      role: title ? 'img' : undefined,
    },
    (title ? element('title', {}, title) : '') + content,
  );

/** The mark on a violet plate. */
function plate(size: number, radius: number, inset: number): Sheet {
  const sheet = new Sheet(size, size);
  const room = size * (1 - inset * 2);
  sheet.add(
    rect(0, 0, size, size, radius, sheet.linear(['#8266ff', violet, '#4a2bd6'], { x2: 0.7 })),
    markAt(size * inset, size * inset, room, '#ffffff', lilac, 8),
  );
  return sheet;
}

async function socialCard(): Promise<void> {
  const sheet = new Sheet(1200, 630);
  backdrop(sheet, ['#080614', '#1a1250', '#2a1a78'], 1, 0.6);
  glow(sheet, 900, 470, 520, violet, 0.6);
  contours(sheet, 'card', 60, 300, 8, 36, lilac, 0.14);
  sheet.add(
    place(shape(london(), '#0b0820'), -40, 560, 0.62),
    place(windows('card l', 960, 100, 70, '#ffd98f'), -40, 560, 0.62),
    place(shape(lahore(), '#0b0820'), 620, 560, 0.62),
    place(windows('card r', 960, 90, 60, '#ffc27a'), 620, 560, 0.62),
    rect(0, 558, 1200, 80, 0, '#080616'),
  );
  ray(sheet, 'M-20 470C260 470 420 520 600 430S980 400 1220 470', violet, 4);
  ray(sheet, 'M-20 500C260 500 420 550 600 452S980 430 1220 500', lilac, 4);
  sheet.add(markAt(90, 128, 120, '#8a70ff', '#ffffff', 7));
  sheet.add(
    (await letters('Twinbridge', 236, 222, 112, paper)).art,
    (await letters('Two cities, one studio', 96, 318, 40, lilac, 'text')).art,
  );
  await png('public/social-card.png', sheet, 1200, 200);
}

async function partners(): Promise<void> {
  const tone = '#2a2440';
  const crest =
    stroke('M32 6L52 13V30C52 43 43 51 32 56C21 51 12 43 12 30V13Z', tone, 3) +
    stroke('M18 38C24 34 27 34 32 38S40 42 46 38', tone, 3) +
    stroke('M20 31L28 20L33 27L37 22L44 31', tone, 3) +
    disc(32, 46.5, 2.4, tone) +
    disc(25, 45, 1.6, tone) +
    disc(39, 45, 1.6, tone);
  const north =
    (await letters('Northern Province', 68, 29, 17.5, tone)).art +
    (await letters('Digital Office', 68, 49, 14.5, tone, 'text', 0.6)).art;
  await vector(
    'src/assets/partners/northern-province.svg',
    drawing(248, 64, crest + north, 'Northern Province Digital Office'),
  );
  const flask =
    rect(9, 9, 46, 46, 13, tone) +
    stroke('M23 19V45M41 19V45', '#ffffff', 4) +
    stroke('M23 34C29 34 35 30 41 30', '#ffffff', 4) +
    disc(32, 32, 0.1, '#ffffff');
  await vector(
    'src/assets/partners/halden-labs.svg',
    drawing(
      240,
      64,
      flask +
        (await letters('Halden', 68, 42, 28, tone)).art +
        (await letters('Labs', 171, 42, 28, tone, 'text')).art,
      'Halden Labs',
    ),
  );
}

/** Makes everything that carries the mark. */
export async function makeBrand(): Promise<void> {
  await vector('src/assets/brand/mark.svg', drawing(64, 64, mark(violet, '#a48cff'), 'Twinbridge'));
  await vector(
    'public/favicon.svg',
    drawing(64, 64, rect(0, 0, 64, 64, 15, violet) + markAt(4, 4, 56, '#ffffff', '#d9ceff', 8.6)),
  );
  await png('public/favicon-32.png', plate(64, 15, 0.06), 32);
  await png('public/apple-touch-icon.png', plate(180, 0, 0.16), 180);
  await png('public/icon-192.png', plate(192, 44, 0.13), 192);
  await png('public/icon-512.png', plate(512, 116, 0.13), 512);
  await png('public/icon-maskable-512.png', plate(512, 0, 0.22), 512);
  await socialCard();
  await partners();
}
