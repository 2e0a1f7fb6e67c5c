/** The three-wheeled rickshaw and the key art of its game. */

import { lahore } from './cities.ts';
import { glow, vignette } from './light.ts';
import { amber, coral, mix } from './palette.ts';
import { chance } from './random.ts';
import { ridge } from './solids.ts';
import { disc, ellipse, place, rect, type Sheet, shape, stroke } from './svg.ts';

const [W, H] = [1200, 900];

/** A three-wheeled rickshaw seen from the side, about 300 wide; its wheels stand on y = 0. */
export function rickshaw(sheet: Sheet, body: string, hood: string, turn = 0): string {
  const wheelOf = (x: number, r: number): string =>
    disc(x, -r, r, '#140c14') +
    disc(x, -r, r * 0.6, '#d9cfc2') +
    stroke(
      `M${x} ${-r * 1.5}V${-r * 0.5}M${x - r * 0.5} ${-r}H${x + r * 0.5}`,
      '#6b5d58',
      r * 0.13,
      { transform: `rotate(${turn} ${x} ${-r})` },
    ) +
    disc(x, -r, r * 0.2, '#3a2f33');
  const paint = sheet.linear([mix(body, '#ffffff', 0.28), body, mix(body, '#16060f', 0.5)]);
  const canvas = sheet.linear([mix(hood, '#ffffff', 0.3), hood, mix(hood, '#16060f', 0.45)]);
  const inside = shape('M-120 -196H66L96 -84H-126Z', '#1a1024');
  const driver =
    disc(24, -152, 17, '#2a1420') +
    shape('M-4 -62C-6 -112 4 -134 24 -134S54 -110 54 -62Z', '#f2ead8') +
    stroke('M34 -112L74 -96', '#f2ead8', 11);
  const rider =
    disc(-66, -146, 17, '#3d2430') +
    shape('M-98 -62C-98 -112 -84 -128 -66 -128S-34 -112 -34 -62Z', coral);
  const nose =
    shape('M70 -108C98 -108 118 -84 128 -44L122 -26C108 -34 84 -30 74 -20H40V-84H68Z', paint) +
    shape(
      'M84 -44C100 -62 140 -56 150 -30L138 -26C130 -40 104 -44 92 -26Z',
      mix(body, '#16060f', 0.35),
    ) +
    disc(112, -78, 11, '#fff2b8') +
    disc(112, -78, 6, '#ffffff');
  const tub =
    shape(
      'M-138 -92H-10C2 -92 4 -78 10 -62H60V-22H-48C-52 -60 -128 -62 -134 -22H-146C-152 -50 -148 -80 -138 -92Z',
      paint,
    ) +
    stroke('M-140 -78H-12M6 -50H58', '#fff3d6', 4) +
    [0, 1, 2, 3]
      .map((index) =>
        place(
          shape('M0 -11L11 0L0 11L-11 0Z', ['#ffffff', amber, '#49c5b6', coral][index] as string),
          -40 + index * 27,
          index < 2 ? -62 + index * 12 : -38,
        ),
      )
      .join('');
  const roof =
    shape(
      'M-150 -90C-156 -150 -152 -196 -128 -210C-90 -226 30 -226 72 -204L84 -188H-104C-124 -176 -126 -130 -124 -90Z',
      canvas,
    ) +
    stroke('M-104 -188H82', mix(hood, '#ffffff', 0.6), 4) +
    Array.from({ length: 8 }, (_, index) =>
      disc(-96 + index * 24, -182, 6.5, index % 2 ? '#ffffff' : amber),
    ).join('');
  const glass =
    shape('M66 -190L78 -190L106 -100L94 -100Z', mix(body, '#16060f', 0.3)) +
    shape('M46 -186H68L96 -104H64Z', '#bfe6ff', { opacity: 0.4 });
  return (
    ellipse(0, 0, 10, 2, 'none') +
    inside +
    rider +
    driver +
    wheelOf(122, 26) +
    nose +
    tub +
    glass +
    roof +
    wheelOf(-90, 31) +
    stroke('M-58 -22H78', '#140c14', 9)
  );
}

/** Key art: a race through the bazaar at sunset. */
export function rickshawRush(sheet: Sheet): void {
  sheet.add(rect(0, 0, W, H, 0, sheet.linear(['#2a0f3f', '#8c2f55', '#f0704e', '#ffc169'])));
  glow(sheet, 830, 520, 520, amber, 0.9);
  sheet.add(
    disc(850, 440, 160, '#ffdf9a'),
    place(shape(lahore(), '#7a2a52', { opacity: 0.75 }), -60, 640, 1.36),
    ridge(sheet, 'bazaar', 640, 14, '#541a44', 30),
  );
  for (let index = 0; index < 3; index += 1) {
    const y = 120 + index * 74;
    sheet.add(stroke(`M-20 ${y}Q600 ${y + 170} 1220 ${y - 30}`, '#2a0f2a', 2));
    for (let step = 1; step < 16; step += 1) {
      const t = step / 16,
        x = -20 + 1240 * t,
        yy = y * (1 - t) ** 2 + 2 * (y + 170) * t * (1 - t) + (y - 30) * t * t;
      sheet.add(
        shape(
          `M${x - 17} ${yy}H${x + 17}L${x} ${yy + 36}Z`,
          [coral, amber, '#49c5b6', '#fff3d6'][(step + index) % 4] as string,
          { opacity: 0.9 },
        ),
      );
    }
  }
  sheet.add(
    rect(0, 690, W, 210, 0, sheet.linear(['#3a1534', '#150816'])),
    shape('M0 690H1200V702H0Z', '#ff9d6b', { opacity: 0.6 }),
  );
  for (let index = 0; index < 7; index += 1)
    sheet.add(
      rect(-40 + index * 210, 800 + (index % 2) * 6, 120, 10, 5, '#ffcf8a', { opacity: 0.7 }),
    );
  const streaks = chance('rush');
  for (let index = 0; index < 40; index += 1) {
    const y = streaks.between(470, 860);
    sheet.add(
      rect(
        streaks.between(-100, 460),
        y,
        streaks.between(80, 320),
        streaks.between(1, 3.4),
        2,
        streaks.pick([amber, '#ffffff', coral]),
        { opacity: streaks.between(0.15, 0.6) },
      ),
    );
  }
  sheet.add(
    ellipse(690, 800, 330, 30, '#05020a', { opacity: 0.7, filter: sheet.blur(16) }),
    place(rickshaw(sheet, '#1e9e8f', '#ff6a4d', 30), 690, 804, 2.2, -5),
    ellipse(180, 770, 120, 14, '#05020a', { opacity: 0.6, filter: sheet.blur(10) }),
    place(rickshaw(sheet, '#6d4aff', amber, 10), 170, 768, 0.86, -2),
    shape('M946 610L1200 520V760L950 640Z', '#fff2b8', { opacity: 0.25 }),
  );
  for (const [x, y] of [
    [90, 640],
    [300, 585],
    [1050, 560],
  ] as const)
    sheet.add(
      disc(x, y, 24, sheet.linear(['#fff0a8', '#f0a429'])),
      disc(x, y, 15, 'none', { stroke: '#b8721a', strokeWidth: 3 }),
    );
  vignette(sheet, 0.5);
}
