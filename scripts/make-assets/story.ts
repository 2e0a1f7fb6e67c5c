/** The story film of the about section: two lines build a bridge, a phone, a game, a cloud, a lock, and meet. */

import { makeFilm } from './encode.ts';
import { backdrop, glow } from './light.ts';
import { during, between as ease, turn } from './motion.ts';
import { coral, lilac, mix, violet } from './palette.ts';
import { chance } from './random.ts';
import { responsivePicture } from './responsive.ts';
import { between, type Figure, figures } from './story-lines.ts';
import { bridge, cities, cloud, game, lock, phone } from './story-scenes.ts';
import { disc, fixed, rect, rounded, Sheet, stroke } from './svg.ts';

const [W, H] = [1280, 720];

const seconds = 14;

/** When each figure stands, in seconds: from its arrival until it starts to change. */
const scenes: readonly [Figure, number, number][] = [
  [figures.shores, 0, 1.7],
  [figures.bridge, 2.6, 4],
  [figures.phone, 4.8, 6],
  [figures.game, 6.7, 7.9],
  [figures.cloud, 8.6, 9.7],
  [figures.lock, 10.4, 11.4],
  [figures.mark, 12.2, 20],
];

function lines(sheet: Sheet, now: number): void {
  let index = scenes.findIndex(([, , leaves]) => now < leaves);
  if (index > 0 && now < (scenes[index]?.[1] ?? 0)) index -= 1;
  const [from, , leaves] = scenes[index] ?? [figures.mark, 0, 0];
  const [to, arrives] = scenes[index + 1] ?? [from, leaves + 1];
  const share = ease(now, leaves, arrives);
  const shown = ease(now, 0.3, 1.9);
  const wide = 5 + 3 * ease(now, 11.6, 12.2) + 12 * ease(now, 12.1, 12.8);
  for (const side of [0, 1] as const) {
    const d = between(from[side], to[side], share, Math.max(0.02, shown));
    const colour = side === 0 ? violet : lilac;
    const halo = 1 - 0.5 * ease(now, 12.2, 13);
    sheet.add(
      stroke(d, colour, wide * 5, { opacity: fixed(0.07 * halo) }),
      stroke(d, colour, wide * 2.6, { opacity: fixed(0.16 * halo) }),
      stroke(d, side === 0 ? mix(violet, '#ffffff', 0.14) : colour, wide),
    );
    if (now < 12.4) sheet.add(stroke(d, '#ffffff', wide * 0.3, { opacity: 0.7 }));
    if (shown < 1) {
      const tip = from[side][Math.round((from[side].length - 1) * shown)] ?? [0, 0];
      glow(sheet, ...tip, 60, '#ffffff', 0.8);
    }
  }
}

function frame(time: number): Sheet {
  const now = time * seconds;
  const sheet = new Sheet(W, H);
  backdrop(sheet, ['#080614', '#150e3c', '#24165e'], 0.15, 1);
  glow(sheet, 640, 430, 620, violet, rounded(0.4 + 0.08 * turn(now / 7)), 0.8);
  glow(
    sheet,
    640,
    600,
    420,
    coral,
    rounded(
      0.28 * (1 - ease(now, 4, 5)) +
        0.24 * ease(now, 6.4, 7) * (1 - ease(now, 8, 8.6)) +
        0.22 * ease(now, 12, 13),
    ),
    0.5,
  );
  const roll = chance('story stars');
  for (let index = 0; index < 60; index += 1) {
    const [x, y, phase] = [roll() * W, roll() * 380, roll()];
    sheet.add(disc(x, y, 1.2, '#ffffff', { opacity: fixed(0.35 + 0.3 * turn(now / 4, 1, phase)) }));
  }
  cities(sheet, now);
  bridge(sheet, now);
  phone(sheet, now);
  game(sheet, now);
  cloud(sheet, now);
  lock(sheet, now);
  lines(sheet, now);
  const flash = during(now, 12, 13.2, 0.4);
  if (flash > 0) glow(sheet, 640, 400, 300, '#ffffff', rounded(0.4 * flash));
  const dark = 1 - ease(now, 0, 0.5);
  if (dark > 0) sheet.add(rect(0, 0, W, H, 0, '#07050f', { opacity: fixed(dark) }));
  return sheet;
}

/** Makes the poster of the story film: both shores joined by the bridge. */
export async function makeStoryPoster(): Promise<void> {
  const sheet = frame(3.5 / seconds);
  await responsivePicture('src/assets/film/story-poster', sheet, [960, 1280], { grain: 7 });
}

/** Makes the story film in two formats. */
export async function makeStory(): Promise<void> {
  await makeFilm({
    width: W,
    height: H,
    seconds,
    frame,
    outputs: [
      { path: 'src/assets/film/story.webm', quality: 37 },
      { path: 'src/assets/film/story.mp4', quality: 27 },
    ],
  });
}
