/** The eleven case studies: palette, backdrop, devices and screenshots of each. */

import type { Backdrop } from './backdrop.ts';
import { article, desk, month, schedule, tiles } from './desk-pages.ts';
import type { DeskScreen } from './desk-parts.ts';
import { board, forecast, ledger, overview, routes } from './desk-screens.ts';
import type { Pose } from './devices.ts';
import { stall } from './indoor-backdrops.ts';
import { arches, baize, morning } from './leisure-backdrops.ts';
import { daylight, night, type Theme } from './palette.ts';
import { bookings, queue, recorder, talk, tasks } from './phone-pages.ts';
import type { PhoneScreen } from './phone-parts.ts';
import { figures, gallery, gauge, journey, keypad, shelf, wallet } from './phone-screens.ts';
import type { Screen } from './screens.ts';
import { hooks, orderly, pylons, uplift } from './service-backdrops.ts';
import { baskets, freight, payslips } from './trade-backdrops.ts';

interface Case {
  theme: Theme;
  backdrop: Backdrop;
  screens: readonly Screen[];
  places: readonly Pose[];
  shots: readonly (readonly Screen[])[];
}

const p = (screen: PhoneScreen): Screen => ['phone', screen];

const w = (screen: DeskScreen): Screen => ['window', screen];

const t = (screen: DeskScreen): Screen => ['tablet', screen];

const l = (screen: DeskScreen): Screen => ['laptop', screen];

const laptop: readonly Pose[] = [{ x: 800, y: 560, scale: 0.92 }];

const withPhone: readonly Pose[] = [
  { x: 1130, y: 560, scale: 1.06, turn: 5 },
  { x: 690, y: 520, scale: 0.94 },
];

const onePhone: readonly Pose[] = [{ x: 800, y: 560, scale: 1.2, turn: -6 }];

const twoPhones: readonly Pose[] = [
  { x: 640, y: 540, scale: 1.08, turn: -7 },
  { x: 990, y: 510, scale: 1.08, turn: 6 },
];

/** All case studies by slug. */
export const cases: Record<string, Case> = {
  'freight-desk': {
    theme: daylight('#2a5fd0', '#ff8a3d', '#0b1230', '#1b2a6b', '#4f86ff'),
    backdrop: freight,
    screens: [l(routes)],
    places: laptop,
    shots: [
      [w(overview)],
      [w(routes)],
      [w(board)],
      [w(ledger)],
      [w(schedule)],
      [p(journey), p(tasks), p(figures)],
      [t(desk)],
      [w(forecast)],
      [p(talk), p(journey)],
      [t(month)],
    ],
  },
  'clinic-queue': {
    theme: daylight('#12908a', '#ff9f80', '#062429', '#0d4f55', '#3cc2b4'),
    backdrop: orderly,
    screens: [p(queue), p(bookings)],
    places: twoPhones,
    shots: [
      [p(queue), p(bookings), p(talk)],
      [w(schedule)],
      [t(desk)],
      [p(bookings), p(queue)],
      [w(overview)],
      [w(month)],
    ],
  },
  'snooker-legends': {
    theme: night('#1fa672', '#ffc15e', '#07140f', '#0f3a2a', '#2cc58a'),
    backdrop: baize,
    screens: [p(tasks)],
    places: [],
    shots: Array.from({ length: 7 }, () => []),
  },
  'grid-forecast': {
    theme: night('#5aa7ff', '#ffb454', '#0a1030', '#2a2a6b', '#b0577a'),
    backdrop: pylons,
    screens: [l(forecast)],
    places: laptop,
    shots: [[w(forecast)], [w(overview)], [p(figures), p(gauge), p(tasks)]],
  },
  'retail-till': {
    theme: daylight('#7a3fc4', '#ff7f6a', '#1a0d33', '#3f1f73', '#a56bff'),
    backdrop: stall,
    screens: [t(tiles), p(wallet)],
    places: [
      { x: 730, y: 500, scale: 1.08, turn: -4 },
      { x: 1210, y: 560, scale: 0.92, turn: 6 },
    ],
    shots: [[t(tiles)], [p(shelf), p(wallet), p(keypad)], [w(ledger)], [w(overview)]],
  },
  'school-portal': {
    theme: daylight('#2f6fb5', '#f2a93b', '#0f2647', '#2b5c94', '#7fb6e6'),
    backdrop: morning,
    screens: [p(tasks), l(month)],
    places: withPhone,
    shots: [[w(month)], [p(tasks), p(talk), p(bookings)], [t(article)], [w(schedule)], [w(tiles)]],
  },
  'phishing-drill': {
    theme: night('#5d7bff', '#ff6b6b', '#060c24', '#12286b', '#3f8fe0'),
    backdrop: hooks,
    screens: [l(ledger)],
    places: laptop,
    shots: [[w(ledger)], [w(overview)]],
  },
  'cloud-move': {
    theme: night('#6d7dff', '#7fe0ff', '#0a0e2e', '#1f2a80', '#7d8cff'),
    backdrop: uplift,
    screens: [l(board)],
    places: [{ x: 800, y: 640, scale: 0.8 }],
    shots: [[w(board)], [w(overview)], [w(forecast)]],
  },
  'food-rescue': {
    theme: daylight('#4a8f3c', '#f08a3c', '#16261a', '#335c36', '#e8b64f'),
    backdrop: baskets,
    screens: [p(journey), p(shelf)],
    places: twoPhones,
    shots: [[p(shelf), p(journey), p(tasks)], [w(routes)], [p(journey), p(talk)], [w(overview)]],
  },
  'museum-guide': {
    theme: night('#c9975a', '#ffd9a0', '#17100f', '#4a3328', '#d9a368'),
    backdrop: arches,
    screens: [p(gallery)],
    places: onePhone,
    shots: [
      [p(gallery), p(recorder), p(journey)],
      [t(article)],
      [t(tiles)],
      [p(recorder), p(gallery)],
    ],
  },
  'payroll-bot': {
    theme: daylight('#5b4bd6', '#28b8a6', '#130f38', '#2e2580', '#8b7bff'),
    backdrop: payslips,
    screens: [p(talk)],
    places: onePhone,
    shots: [],
  },
};
