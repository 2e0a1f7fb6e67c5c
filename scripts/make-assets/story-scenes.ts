/** What stands around the two lines in the story film: cities, bridge, phone, game, cloud, lock. */

import { lahore, london } from './cities.ts';
import { glow } from './light.ts';
import { clamp, during, between as ease, turn } from './motion.ts';
import { amber, coral, lilac, mix, violet } from './palette.ts';
import { chance } from './random.ts';
import { ball } from './solids.ts';
import { disc, fixed, group, place, rect, rounded, type Sheet, shape, stroke } from './svg.ts';

const W = 1280;

/** The two cities on their shores. */
export function cities(sheet: Sheet, now: number): void {
  const rise = ease(now, 0, 1.4),
    leave = ease(now, 4, 5),
    back = ease(now, 11.6, 12.8);
  const down = 60 * (1 - rise) + 190 * leave * (1 - back);
  const opacity = fixed(clamp(rise * (1 - 0.8 * leave * (1 - back))));
  const horizon = rise * (1 - leave * (1 - back));
  for (const x of [210, 1090])
    glow(sheet, x, 560 + down, 420, violet, rounded(0.55 * horizon), 0.5);
  glow(sheet, 640, 570 + down, 560, coral, rounded(0.35 * horizon), 0.28);
  sheet.add(
    group(
      place(shape(london(), '#0a0722'), -90, 560 + down, 0.62) +
        place(shape(lahore(), '#0a0722'), 790, 560 + down, 0.62),
      { opacity },
    ),
  );
  const roll = chance('story windows');
  const lit = Array.from({ length: 110 }, (_, index) => {
    const x = (index % 2 ? 800 : -70) + roll() * 560;
    const y = 556 - roll() * roll() * 76;
    const phase = roll();
    return rect(x, y + down, 2.4, 3.2, 0, phase < 0.3 ? coral : '#ffd98f', {
      opacity: fixed(
        clamp(rise * (0.5 + 0.35 * turn(now / 3, 1, phase)) * (1 - leave * (1 - back))),
      ),
    });
  }).join('');
  sheet.add(lit, rect(0, 560 + down, W, 260, 0, '#0a0720'));
}

/** The deck, the hangers and the traffic of the bridge. */
export function bridge(sheet: Sheet, now: number): void {
  const on = during(now, 2.4, 4.4, 0.4);
  if (on <= 0) return;
  for (let index = 1; index < 26; index += 1) {
    const x = 250 + index * 30,
      top = 470 - 230 * Math.sqrt(Math.max(0, 1 - ((x - 640) / 390) ** 2));
    const grown = clamp(on * 1.6 - Math.abs(x - 640) / 900);
    sheet.add(
      stroke(`M${x} ${fixed(top)}V${fixed(top + (520 - top) * grown)}`, lilac, 1.6, {
        opacity: 0.6,
      }),
    );
  }
  sheet.add(
    stroke(`M${fixed(640 - 660 * on)} 520H${fixed(640 + 660 * on)}`, '#ffffff', 4, {
      opacity: 0.9,
    }),
    ...[0, 1, 2, 3, 4].map((index) =>
      disc(((now * 240 + index * 300) % 1400) - 60, 510, 5, index % 2 ? amber : coral, {
        opacity: fixed(on),
      }),
    ),
  );
}

/** The screen of the phone. */
export function phone(sheet: Sheet, now: number): void {
  const on = during(now, 4.6, 6.4, 0.45);
  if (on <= 0) return;
  const pop = (index: number): number => ease(now, 4.7 + index * 0.12, 5.1 + index * 0.12);
  const card = (x: number, y: number, w: number, h: number, fill: string, index: number): string =>
    rect(x, y + 20 * (1 - pop(index)), w, h, 14, fill, { opacity: fixed(pop(index)) });
  sheet.add(
    group(
      rect(526, 150, 228, 420, 42, '#140d36', { opacity: 0.9 }) +
        card(548, 200, 184, 104, sheet.linear([violet, '#3a22b0']), 0) +
        card(548, 318, 86, 86, coral, 1) +
        card(646, 318, 86, 86, lilac, 2) +
        [0, 1, 2]
          .map((row) => card(548, 420 + row * 40, 184 - row * 30, 22, '#3a2f78', 3 + row))
          .join('') +
        card(606, 164, 68, 16, '#050310', 0),
      { opacity: fixed(on) },
    ),
  );
}

/** The controls, and a ball that bounces on them. */
export function game(sheet: Sheet, now: number): void {
  const on = during(now, 6.5, 8.3, 0.4);
  if (on <= 0) return;
  const hop = Math.abs(Math.sin((now - 6.6) * 3.6));
  const press = clamp(1 - hop * 4);
  sheet.add(
    group(
      stroke('M478 360V400M458 380H498', '#ffffff', 9) +
        disc(790, 360, 11, coral) +
        disc(822, 392, 11, amber) +
        place(ball(sheet, 0, 0, 40, amber, 0), 640, rounded(250 - hop * 130), 1) +
        stroke(`M${fixed(590 - press * 30)} 296h100`, '#fff3d6', 4, { opacity: fixed(press) }),
      { opacity: fixed(on) },
    ),
  );
}

/** What rises to the cloud and falls from it. */
export function cloud(sheet: Sheet, now: number): void {
  const on = during(now, 8.4, 10.1, 0.4);
  if (on <= 0) return;
  const roll = chance('story cloud');
  for (let index = 0; index < 26; index += 1) {
    const x = 440 + roll() * 400,
      go = (now * 0.6 + roll()) % 1,
      up = index % 2 === 0;
    sheet.add(
      rect(x, up ? 660 - go * 190 : 480 + go * 190, 4, 22, 2, index % 3 ? lilac : coral, {
        opacity: fixed(on * Math.sin(go * Math.PI)),
      }),
    );
  }
  for (let row = 0; row < 5; row += 1) {
    const half = [70, 130, 190, 210, 190][row] ?? 100;
    sheet.add(
      rect(
        640 - half * ease(now, 8.6 + row * 0.1, 9.1 + row * 0.1),
        300 + row * 34,
        2 * half * ease(now, 8.6 + row * 0.1, 9.1 + row * 0.1),
        14,
        7,
        mix('#ffffff', violet, row / 5),
        { opacity: fixed(0.9 * on) },
      ),
    );
  }
}

/** The body of the lock, and its rings. */
export function lock(sheet: Sheet, now: number): void {
  const on = during(now, 10.2, 11.7, 0.35);
  if (on <= 0) return;
  const ring = (now - 10.6) * 1.2;
  for (const shift of [0, 0.33, 0.66]) {
    const grow = (((ring + shift) % 1) + 1) % 1;
    sheet.add(
      disc(640, 450, 90 + grow * 260, 'none', {
        stroke: lilac,
        strokeWidth: 2,
        opacity: fixed(0.5 * on * (1 - grow)),
      }),
    );
  }
  sheet.add(
    group(
      rect(504, 340, 272, 220, 32, sheet.linear(['#4a2bd6', '#1d1260'])) +
        disc(640, 432, 26, '#ffffff') +
        shape('M628 440L618 506H662L652 440Z', '#ffffff'),
      { opacity: fixed(0.85 * on) },
    ),
  );
}
