/** The twelve projects: a card and a full picture each, devices with invented screens on a backdrop of the subject. */

import type { Backdrop } from './backdrop.ts';
import { article, month, schedule, tiles } from './desk-pages.ts';
import { board, forecast, ledger, overview } from './desk-screens.ts';
import type { Device, Pose } from './devices.ts';
import { parcels, slate, tableTop } from './indoor-backdrops.ts';
import { vignette } from './light.ts';
import { aurora, harbour, kites, orchard, terrain, tide } from './outdoor-backdrops.ts';
import { daylight, night, type Theme } from './palette.ts';
import { bookings, notes, recorder, talk, tasks } from './phone-pages.ts';
import { figures, gallery, gauge, journey, keypad, shelf, wallet } from './phone-screens.ts';
import { picture } from './render.ts';
import { meridians, ripples, terraces } from './ring-backdrops.ts';
import { type Screen, showScreens } from './screens.ts';
import { Sheet } from './svg.ts';

interface Project {
  theme: Theme;
  backdrop: Backdrop;
  screens: readonly Screen[];
}

const projects: Record<string, Project> = {
  'harbour-wallet': {
    theme: daylight('#0b7f8c', '#ff9d5c', '#06202e', '#0e4257'),
    backdrop: harbour,
    screens: [
      ['phone', wallet],
      ['phone', figures],
      ['phone', keypad],
    ],
  },
  fieldnote: {
    theme: daylight('#3f7d4e', '#e0a43c', '#10241a', '#24492f', '#7fb06a'),
    backdrop: terrain,
    screens: [
      ['tablet', article],
      ['phone', notes],
    ],
  },
  kiteline: {
    theme: night('#ff6f61', '#ffc15e', '#1c1038', '#4a1f5e', '#a83a63'),
    backdrop: kites,
    screens: [
      ['phone', talk],
      ['phone', gallery],
      ['phone', tasks],
    ],
  },
  'orchard-pos': {
    theme: daylight('#4c8c3a', '#d6453d', '#14281a', '#2d5a34', '#f0b95b'),
    backdrop: orchard,
    screens: [
      ['tablet', tiles],
      ['phone', shelf],
    ],
  },
  'meridian-clinics': {
    theme: daylight('#1486a3', '#5cc8a5', '#08233a', '#0e4a63', '#39b5c8'),
    backdrop: meridians,
    screens: [
      ['phone', bookings],
      ['laptop', schedule],
    ],
  },
  'slate-and-chalk': {
    theme: night('#5fb39a', '#ffd36b', '#16201f', '#293a38', '#4f7a70'),
    backdrop: slate,
    screens: [
      ['tablet', month],
      ['phone', tasks],
    ],
  },
  tidewatch: {
    theme: night('#3b8ff0', '#ff7a59', '#061530', '#0d3163', '#5cc0ff'),
    backdrop: tide,
    screens: [
      ['phone', figures],
      ['laptop', forecast],
    ],
  },
  'parcel-pilot': {
    theme: daylight('#c77a2b', '#3f5bd9', '#1a1430', '#33265c', '#e8a04d'),
    backdrop: parcels,
    screens: [
      ['phone', journey],
      ['phone', tasks],
      ['phone', figures],
    ],
  },
  'saffron-table': {
    theme: daylight('#b3283c', '#f0a429', '#2a0a14', '#5c1424', '#e0702f'),
    backdrop: tableTop,
    screens: [
      ['phone', shelf],
      ['tablet', board],
    ],
  },
  'northlight-energy': {
    theme: night('#3fe0a1', '#8f7bff', '#07141f', '#0f2b3d', '#1f6b6b'),
    backdrop: aurora,
    screens: [
      ['phone', gauge],
      ['laptop', overview],
    ],
  },
  'quarry-erp': {
    theme: daylight('#8a5a35', '#e8892f', '#1e1a1f', '#4a3b36', '#c98f5a'),
    backdrop: terraces,
    screens: [
      ['laptop', ledger],
      ['tablet', overview],
    ],
  },
  murmur: {
    theme: night('#e0609a', '#ffb38a', '#1c0c24', '#48164a', '#b03a80'),
    backdrop: ripples,
    screens: [
      ['phone', recorder],
      ['phone', talk],
      ['phone', tasks],
    ],
  },
};

const wideOf = (kind: Device): boolean => kind !== 'phone';

function poses(screens: readonly Screen[], width: number, height: number, full: boolean): Pose[] {
  const [first, second] = screens.map(([kind]) => wideOf(kind));
  const tall = height / 700;
  if (!full) {
    if (first) return [{ x: width * 0.5, y: height * 0.52, scale: height * 0.00112, turn: -5 }];
    if (second || screens.length < 3)
      return [{ x: width * 0.5, y: height * 0.6, scale: tall * 0.95, turn: -7 }];
    return [
      { x: width * 0.33, y: height * 0.6, scale: tall * 0.82, turn: -9 },
      { x: width * 0.66, y: height * 0.56, scale: tall * 0.82, turn: 7 },
    ];
  }
  if (first && second)
    return [
      { x: width * 0.4, y: height * 0.46, scale: height * 0.00098 },
      { x: width * 0.74, y: height * 0.62, scale: height * 0.00068, turn: 5 },
    ];
  if (first)
    return [
      { x: width * 0.46, y: height * 0.5, scale: height * 0.00112, turn: -4 },
      { x: width * 0.78, y: height * 0.55, scale: tall * 0.78, turn: 6 },
    ];
  if (second)
    return [
      { x: width * 0.77, y: height * 0.53, scale: tall * 0.86, turn: 5 },
      { x: width * 0.42, y: height * 0.5, scale: height * 0.00104 },
    ];
  return [
    { x: width * 0.5, y: height * 0.52, scale: tall * 0.9 },
    { x: width * 0.3, y: height * 0.57, scale: tall * 0.8, turn: -8 },
    { x: width * 0.7, y: height * 0.57, scale: tall * 0.8, turn: 8 },
  ];
}

/** Makes the card and the full picture of every project. */
export async function makeProjects(): Promise<void> {
  for (const [slug, { theme, backdrop, screens }] of Object.entries(projects)) {
    for (const full of [false, true]) {
      const sheet = full ? new Sheet(1600, 900) : new Sheet(800, 600);
      backdrop(sheet, theme);
      vignette(sheet, full ? 0.5 : 0.4, theme.deep);
      showScreens(sheet, slug, theme, screens, poses(screens, sheet.width, sheet.height, full));
      await picture(`mocks/assets/projects/${slug}${full ? '-full' : ''}.webp`, sheet);
    }
  }
}
