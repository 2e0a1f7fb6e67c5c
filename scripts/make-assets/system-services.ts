/** Pictures of the services behind the screen: machine learning, cloud, security, operations. */

import { backdrop, contours, glow, ray, sparks, twinRays, vignette } from './light.ts';
import { coral, lilac, mix, violet } from './palette.ts';
import { chance } from './random.ts';
import { ball, barCloud, box, iso, type View } from './solids.ts';
import { curve, disc, ellipse, fixed, group, polyline, type Sheet, shape, stroke } from './svg.ts';

const [W, H] = [1200, 800];

/** Layers of points that gather in one. */
export function machineLearning(sheet: Sheet): void {
  backdrop(sheet, ['#0a0820', '#14124a', '#0e0b1f'], 1, 0.7);
  glow(sheet, 860, 400, 520, violet, 0.7);
  const roll = chance('ai');
  const layers = [
    [150, 15, 620],
    [400, 11, 470],
    [620, 7, 320],
  ].map(([x = 0, count = 0, tall = 0]) =>
    Array.from({ length: count }, (_, index): [number, number] => [
      x + Math.sin((index / (count - 1)) * Math.PI) * 46,
      H / 2 - tall / 2 + (tall * index) / (count - 1),
    ]),
  );
  const heart: [number, number] = [905, 400];
  layers.forEach((layer, depth) => {
    layer.forEach(([x, y]) => {
      const next = layers[depth + 1] ?? [heart];
      for (const [a, b] of next)
        if (depth === 2 || roll() < 0.62)
          sheet.add(
            stroke(
              `M${x} ${fixed(y)}C${(x + a) / 2} ${fixed(y)} ${(x + a) / 2} ${fixed(b)} ${a} ${fixed(b)}`,
              depth === 2 ? lilac : violet,
              0.8 + depth * 0.5,
              { opacity: roll.between(0.12, 0.4) + depth * 0.08 },
            ),
          );
    });
  });
  layers.forEach((layer, depth) => {
    layer.forEach(([x, y]) => {
      sheet.add(
        disc(x, y, 12, violet, { opacity: 0.2 }),
        disc(x, y, 3.5 + depth * 1.6, mix(violet, lilac, roll())),
      );
    });
  });
  for (let index = 0; index < 7; index += 1)
    sheet.add(
      ellipse(heart[0], heart[1], 34 + index * 27, 60 + index * 48, 'none', {
        stroke: mix(lilac, violet, index / 6),
        strokeWidth: 1.4,
        opacity: 0.85 - index * 0.11,
      }),
    );
  glow(sheet, ...heart, 150, '#ffffff', 0.6);
  sheet.add(ball(sheet, ...heart, 40, '#b39dff', 0));
  twinRays(
    sheet,
    `M945 392C1040 388 1100 330 1220 322`,
    `M945 408C1040 412 1100 370 1220 362`,
    [violet, lilac],
    3.5,
  );
  vignette(sheet, 0.6);
}

/** A cloud that feeds five stacks. */
export function cloud(sheet: Sheet): void {
  backdrop(sheet, ['#0c1238', '#15206b', '#0e0b1f'], 0, 1);
  glow(sheet, 600, 300, 560, '#4a63ff', 0.6);
  contours(sheet, 'cloud', 60, 330, 12, 40, '#8fa3ff', 0.22);
  const puffs: [number, number, number][] = [
    [340, 376, 68],
    [490, 290, 122],
    [694, 322, 108],
    [850, 376, 70],
  ];
  sheet.add(
    group(barCloud(puffs, 440, 30, ['#ffffff', violet]), { opacity: 0.4, filter: sheet.blur(20) }),
    barCloud(puffs, 440, 30, ['#f8f6ff', violet], 0.95),
  );
  const view: View = { x: 600, y: 640, unit: 30 };
  [-11, -5.5, 0, 5.5, 11].forEach((step, index) => {
    const [x, y] = iso(view, step / 1.73, -step / 1.73, 3);
    sheet.add(
      stroke(
        `M${fixed(600 + step * 22)} 440C${fixed(600 + step * 22)} 520 ${fixed(x)} 500 ${fixed(x)} ${fixed(y + 8)}`,
        index === 2 ? '#ffffff' : lilac,
        2.2,
        { opacity: 0.85 },
      ),
      stroke(
        `M${fixed(600 + step * 22 + 12)} 440C${fixed(600 + step * 22 + 12)} 520 ${fixed(x + 12)} 506 ${fixed(x + 12)} ${fixed(y + 8)}`,
        violet,
        2.2,
      ),
      disc(600 + step * 22 + 6, 470 + index * 9, 5, '#ffffff'),
    );
    for (const level of [0, 1, 2])
      sheet.add(
        box(
          view,
          [step / 1.73 - 1.5, -step / 1.73 - 1.5, level],
          [3, 3, 0.72],
          level === 2 ? violet : '#2c2f8f',
        ),
      );
  });
  vignette(sheet, 0.55);
}

/** Shields within shields. */
export function security(sheet: Sheet): void {
  backdrop(sheet, ['#0e0b1f', '#17113f', '#0a0717'], 0, 1);
  glow(sheet, 600, 390, 480, violet, 0.75);
  const shield = (s: number): string =>
    `M${600} ${fixed(390 - s)}C${fixed(600 + s * 0.32)} ${fixed(390 - s * 0.78)} ${fixed(600 + s * 0.62)} ${fixed(390 - s * 0.7)} ${fixed(600 + s * 0.84)} ${fixed(390 - s * 0.68)}V${fixed(390 + s * 0.08)}C${fixed(600 + s * 0.84)} ${fixed(390 + s * 0.56)} ${fixed(600 + s * 0.42)} ${fixed(390 + s * 0.88)} 600 ${fixed(390 + s * 1.06)}C${fixed(600 - s * 0.42)} ${fixed(390 + s * 0.88)} ${fixed(600 - s * 0.84)} ${fixed(390 + s * 0.56)} ${fixed(600 - s * 0.84)} ${fixed(390 + s * 0.08)}V${fixed(390 - s * 0.68)}C${fixed(600 - s * 0.62)} ${fixed(390 - s * 0.7)} ${fixed(600 - s * 0.32)} ${fixed(390 - s * 0.78)} 600 ${fixed(390 - s)}Z`;
  let lattice = '';
  for (let index = -14; index <= 14; index += 1)
    lattice += `M${600 + index * 44} 0L${600 + index * 44 + 462} 800M${600 + index * 44} 0L${600 + index * 44 - 462} 800`;
  sheet.add(stroke(lattice, lilac, 1, { opacity: 0.1 }));
  [560, 470, 388, 314].forEach((size, index) => {
    sheet.add(
      shape(shield(size), sheet.linear([`${violet}/${0.05 + index * 0.06}`, `${violet}/0.01`])),
      stroke(shield(size), mix(violet, lilac, index / 3), 1.4 + index * 0.8, {
        opacity: 0.3 + index * 0.2,
        strokeDasharray: index === 1 ? '2 12' : undefined,
      }),
    );
  });
  const clip = sheet.clip(shape(shield(250), '#fff'));
  sheet.add(
    shape(shield(250), sheet.linear(['#8a6bff', '#4526c9', '#1c1256'], { x2: 0.6 })),
    group(stroke(lattice, '#ffffff', 1.4, { opacity: 0.28 }), { clipPath: clip }),
    stroke(shield(250), '#e6deff', 3),
  );
  sheet.add(
    disc(600, 360, 44, '#0e0b1f'),
    shape('M582 376L566 476H634L618 376Z', '#0e0b1f'),
    disc(600, 360, 16, lilac),
  );
  const roll = chance('threats');
  for (let index = 0; index < 22; index += 1) {
    const angle = roll() * 6.28,
      far = roll.between(470, 720);
    const [x, y] = [600 + Math.cos(angle) * far, 390 + Math.sin(angle) * far * 0.7];
    sheet.add(
      stroke(
        `M${fixed(x)} ${fixed(y)}l${fixed(-Math.cos(angle) * 46)} ${fixed(-Math.sin(angle) * 32)}`,
        coral,
        2,
        { opacity: 0.55 },
      ),
      disc(x - Math.cos(angle) * 46, y - Math.sin(angle) * 32, 3.4, '#ffd2bd'),
    );
  }
  vignette(sheet, 0.65);
}

/** An endless loop of two lines. */
export function devops(sheet: Sheet): void {
  backdrop(sheet, ['#0b0a22', '#12205e', '#0e0b1f'], 0.5, 1);
  glow(sheet, 380, 400, 380, violet, 0.65);
  glow(sheet, 820, 400, 380, '#2f6bff', 0.6);
  const loop = (shift: number): string =>
    polyline(
      Array.from({ length: 181 }, (_, index) => {
        const t = (index / 180) * Math.PI * 2,
          s = Math.sin(t),
          k = 1 + s * s;
        return [
          600 + (((430 + shift) * Math.cos(t)) / k) * 1.02,
          400 + ((560 + shift * 2.4) * s * Math.cos(t)) / k,
        ] as const;
      }),
      true,
    );
  for (const shift of [-70, -56, 56, 70])
    sheet.add(
      stroke(loop(shift), lilac, 1, {
        opacity: 0.28,
        strokeDasharray: Math.abs(shift) === 56 ? '2 9' : undefined,
      }),
    );
  sheet.add(
    stroke(loop(0), '#050310', 64, { opacity: 0.55 }),
    stroke(loop(0), sheet.linear([violet, '#4f7dff'], { x2: 1, y2: 0 }), 46, { opacity: 0.3 }),
  );
  ray(sheet, loop(-16), violet, 4.5);
  ray(sheet, loop(16), lilac, 4.5);
  for (let index = 0; index < 8; index += 1) {
    const t = (index / 8) * Math.PI * 2 + 0.4,
      s = Math.sin(t),
      k = 1 + s * s;
    const [cx, cy] = [600 + (430 * 1.02 * Math.cos(t)) / k, 400 + (560 * s * Math.cos(t)) / k];
    sheet.add(
      disc(cx, cy, 27, '#0e0b1f', { stroke: '#ffffff', strokeWidth: 3 }),
      disc(cx, cy, 11, index % 3 === 1 ? coral : index % 2 ? violet : lilac),
    );
  }
  sparks(sheet, 'devops', 60, [0, 0, W, H], [lilac, '#8fb0ff'], 1.6);
  sheet.add(
    stroke(
      curve([
        [0, 700],
        [240, 700],
        [300, 690],
        [320, 640],
        [345, 740],
        [370, 700],
        [700, 700],
        [760, 690],
        [780, 650],
        [805, 730],
        [830, 700],
        [1200, 700],
      ]),
      lilac,
      2,
      { opacity: 0.5 },
    ),
  );
  vignette(sheet, 0.55);
}
