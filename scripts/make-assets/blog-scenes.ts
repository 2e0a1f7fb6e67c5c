/** The first three blog pictures: mobile technology, game feel, support desks. */

import { avatar, bar, type Kit } from './blocks.ts';
import { device } from './devices.ts';
import { backdrop, glow, ray } from './light.ts';
import { amber, coral, lilac, mix, night, violet } from './palette.ts';
import { chat } from './panels.ts';
import { gallery } from './phone-screens.ts';
import { chance } from './random.ts';
import { ball } from './solids.ts';
import { disc, ellipse, fixed, group, place, polyline, rect, type Sheet, stroke } from './svg.ts';

/** Draws a blog picture at any size. */
export type Scene = (sheet: Sheet, w: number, h: number) => void;

/** 1: two ways to build the same app, one line each, that end in one phone. */
export const choosing: Scene = (sheet, w, h) => {
  backdrop(sheet, ['#0e0b1f', '#231a66', '#4a2fc0'], 1, 0.8);
  glow(sheet, w * 0.62, h * 0.5, h * 0.7, violet, 0.7);
  ray(
    sheet,
    `M0 ${h * 0.2}C${w * 0.25} ${h * 0.2} ${w * 0.32} ${h * 0.46} ${w * 0.6} ${h * 0.48}`,
    coral,
    4,
  );
  ray(
    sheet,
    `M0 ${h * 0.82}C${w * 0.25} ${h * 0.82} ${w * 0.32} ${h * 0.54} ${w * 0.6} ${h * 0.52}`,
    lilac,
    4,
  );
  const u = h / 600;
  for (const [index, tone] of [coral, coral, coral].entries())
    sheet.add(
      place(
        rect(-34, -34, 68, 68, 18, '#171040', { stroke: tone, strokeWidth: 3 }) +
          [
            stroke('M-12 -12L-22 0L-12 12M12 -12L22 0L12 12', tone, 4),
            disc(0, 0, 14, tone),
            stroke('M-14 12L0 -14L14 12Z', tone, 4),
          ][index],
        w * (0.08 + index * 0.12),
        h * ([0.2, 0.245, 0.36][index] ?? 0),
        u,
      ),
    );
  for (const [index, tone] of [lilac, lilac, lilac].entries())
    sheet.add(
      place(
        disc(0, 0, 38, '#171040', { stroke: tone, strokeWidth: 3 }) +
          [
            rect(-13, -13, 26, 26, 5, tone),
            stroke('M-16 0H16M0 -16V16', tone, 4),
            stroke('M-14 8C-6 -16 6 16 14 -8', tone, 4),
          ][index],
        w * (0.08 + index * 0.12),
        h * ([0.82, 0.775, 0.66][index] ?? 0),
        u,
      ),
    );
  device(
    sheet,
    'phone',
    gallery({ sheet, theme: night(violet, coral, '#120c2e', '#241a5e'), roll: chance('blog 1') }),
    { x: w * 0.68, y: h * 0.52, scale: h / 760, turn: 5 },
  );
};

/** 2: a ball that squashes, stretches and leaves its arc behind. */
export const feel: Scene = (sheet, w, h) => {
  backdrop(sheet, ['#1c0f33', '#7a2f5a', '#ff8a5b'], 0, 1);
  glow(sheet, w * 0.6, h * 0.82, h * 0.8, amber, 0.7, 0.6);
  sheet.add(
    rect(0, h * 0.84, w, h * 0.16, 0, sheet.linear(['#3a1440', '#170a20'])),
    rect(0, h * 0.838, w, 3, 0, '#ffd9a0'),
  );
  const u = h / 600;
  const hop = (t: number): [number, number] => {
    const k = (t * 2.5) % 1;
    const size = [0.62, 0.52, 0.4][Math.floor(t * 2.5)] ?? 0.4;
    return [w * (0.04 + t * 0.92), h * 0.76 - h * size * 4 * k * (1 - k)];
  };
  sheet.add(
    stroke(polyline(Array.from({ length: 121 }, (_, index) => hop(index / 121))), '#fff3d6', 3, {
      strokeDasharray: '1 12',
      opacity: 0.8,
    }),
  );
  for (let index = 0; index < 16; index += 1) {
    const t = 0.03 + index * 0.06;
    const [x, y] = hop(t);
    const k = (t * 2.5) % 1;
    const press = Math.abs(k - 0.5) > 0.44 ? 1.35 : 1 - 0.14 * Math.abs(k - 0.5);
    const last = index === 12;
    sheet.add(
      group(ball(sheet, 0, 0, 42 * u, last ? '#ffd36b' : '#ff6f61', 0), {
        opacity: last ? 1 : fixed(0.1 + index * 0.035),
        transform: `translate(${fixed(x)} ${fixed(y + (press > 1 ? 14 * u : 0))}) scale(${fixed(press)} ${fixed(1 / press)})`,
      }),
    );
  }
  for (const x of [0.408, 0.776])
    sheet.add(
      ellipse(w * x, h * 0.85, 70 * u, 9 * u, '#12061c', { opacity: 0.6 }),
      ...[-1, 1].map((side) =>
        stroke(
          `M${w * x + side * 60 * u} ${h * 0.82}q${side * 26 * u} ${-10 * u} ${side * 44 * u} ${-34 * u}M${w * x + side * 74 * u} ${h * 0.83}q${side * 30 * u} 0 ${side * 56 * u} ${-12 * u}`,
          '#fff3d6',
          3.4,
        ),
      ),
    );
};

/** 3: many questions, sorted by a calm centre, answered in one place. */
export const support: Scene = (sheet, w, h) => {
  backdrop(sheet, ['#0a1030', '#14357a', '#0e0b1f'], 1, 1);
  glow(sheet, w * 0.43, h * 0.5, h * 0.65, '#5a8bff', 0.6);
  const u = h / 600;
  const roll = chance('support');
  for (let index = 0; index < 13; index += 1) {
    const y = h * (0.06 + index * 0.073),
      x = w * roll.between(0.02, 0.16);
    sheet.add(
      stroke(
        `M${fixed(x + 90 * u)} ${fixed(y)}C${fixed(w * 0.3)} ${fixed(y)} ${fixed(w * 0.34)} ${fixed(h * 0.5)} ${fixed(w * 0.43)} ${fixed(h * 0.5)}`,
        mix(lilac, '#5a8bff', roll()),
        1.6,
        { opacity: 0.55 },
      ),
      rect(
        x,
        y - 15 * u,
        96 * u,
        30 * u,
        15 * u,
        ['#22407f', '#3b2c8f', '#1c5a86'][index % 3] as string,
      ),
      bar(x + 16 * u, y - 3 * u, 52 * u, '#ffffff', 6 * u, 0.75),
    );
  }
  for (let ring = 0; ring < 5; ring += 1)
    sheet.add(
      disc(w * 0.43, h * 0.5, (46 + ring * 26) * u, 'none', {
        stroke: lilac,
        strokeWidth: 1.6,
        opacity: 0.8 - ring * 0.15,
        strokeDasharray: ring % 2 ? '3 8' : undefined,
      }),
    );
  sheet.add(ball(sheet, w * 0.43, h * 0.5, 40 * u, '#8d7bff', 0));
  ray(
    sheet,
    `M${w * 0.5} ${h * 0.49}C${w * 0.6} ${h * 0.46} ${w * 0.6} ${h * 0.42} ${w * 0.97 - 300 * u} ${h * 0.42}`,
    violet,
    3,
  );
  ray(
    sheet,
    `M${w * 0.5} ${h * 0.51}C${w * 0.6} ${h * 0.54} ${w * 0.6} ${h * 0.58} ${w * 0.97 - 300 * u} ${h * 0.58}`,
    amber,
    3,
  );
  const kit: Kit = { sheet, theme: night('#5a7bff', amber, '#0f1a44', '#1c2f70'), roll };
  sheet.add(
    place(
      rect(0, 0, 300, 420, 26, '#0f1a44', { stroke: '#6f8cff', strokeOpacity: 0.5 }) +
        avatar(kit, 44, 46, 22) +
        bar(80, 36, 110, '#ffffff', 10) +
        bar(80, 54, 64, '#8fb0ff', 7) +
        chat(kit, 20, 90, 260, [2, 2, 1, 3]),
      w * 0.97 - 300 * u,
      h * 0.5 - 210 * u,
      u,
    ),
  );
};
