/** The films of two case studies: a tour of the freight desk and a break at snooker. */

import { bar } from './blocks.ts';
import { breakShot } from './break-shot.ts';
import { curtains } from './curtains.ts';
import { board, overview, routes } from './desk-screens.ts';
import { device } from './devices.ts';
import { between, clamp, comet, ease, onCurve, type Point } from './motion.ts';
import { amber, daylight } from './palette.ts';
import { chance } from './random.ts';
import { cue, snookerBalls, table } from './snooker.ts';
import { ball } from './solids.ts';
import { disc, ellipse, fixed, group, rect, Sheet, stroke } from './svg.ts';
import { freight } from './trade-backdrops.ts';

const [W, H] = [960, 540];

const desk = daylight('#2a5fd0', '#ff8a3d', '#0b1230', '#1b2a6b', '#4f86ff');

/** One frame of the tour of the freight desk. */
export function freightDesk(time: number): Sheet {
  const sheet = new Sheet(W, H);
  freight(sheet, desk);
  sheet.add(rect(0, 0, W, H, 0, desk.deep, { opacity: 0.35 }));
  const rise = between(time, 0.04, 0.2);
  const near = 0.5 + 0.07 * ease(time);
  const screens = [routes, board, overview];
  const which = Math.min(2, Math.floor(time * 3));
  const kit = (index: number): string =>
    (screens[index] ?? routes)({ sheet, theme: desk, roll: chance(`tour ${index}`) }, 960, 600);
  const part = time * 3 - which;
  const veil = which < 2 ? between(part, 0.84, 1) : 0;
  const content =
    kit(which) +
    (veil > 0 ? group(kit(which + 1), { opacity: fixed(veil) }) : '') +
    (which === 0
      ? group(
          disc(0, 0, 26, desk.side, { opacity: 0.25 }) +
            disc(0, 0, 12, '#ffffff') +
            disc(0, 0, 8, desk.side),
          {
            transform: `translate(${onCurve(
              [
                [200, 500],
                [300, 300],
                [420, 420],
                [580, 200],
              ],
              ease(part),
            )
              .map(fixed)
              .join(' ')})`,
          },
        )
      : '');
  device(sheet, 'laptop', content, { x: W / 2, y: H * 0.52 + (1 - rise) * 420, scale: near });
  const way = (t: number): Point =>
    onCurve(
      [
        [-20, 100],
        [280, -20],
        [620, 170],
        [980, 80],
      ],
      t,
    );
  comet(sheet, way, (time * 3) % 1.2, 4, desk.side);
  comet(sheet, (t) => way(1 - t), (time * 3 + 0.5) % 1.2, 4, '#9fc0ff');
  curtains(sheet, time);
  return sheet;
}

const shots = breakShot(130);

/** One frame of the snooker film. */
export function snooker(time: number): Sheet {
  const sheet = new Sheet(W, H);
  const frameIndex = Math.round(time * 168);
  const strikeAt = 40;
  const zoom = 1.22 - 0.2 * ease((frameIndex - 30) / 90);
  const focus = 0.42 + (frameIndex < strikeAt ? 0 : 0.08 * ease((frameIndex - strikeAt) / 40));
  const [x, y, width, height] = [60, 56, 840, 428];
  const rim = height * 0.075;
  const spot = (a: number, b: number): [number, number] => [
    x + rim + ((width - 2 * rim) * a) / 2,
    y + rim + (height - 2 * rim) * b,
  ];
  const moment = shots[clamp(frameIndex - strikeAt, 0, shots.length - 1)] ?? [];
  const r = (width - 2 * rim) * 0.017;
  const start = shots[0]?.[0] ?? { x: 0.34, y: 0.62 };
  const [wx, wy] = spot(start.x, start.y);
  const balls = moment
    .filter(({ down }) => !down)
    .map((one) =>
      ball(
        sheet,
        ...(spot(one.x, one.y).map((value) => Math.round(value * 10) / 10) as [number, number]),
        r,
        one.colour,
        0.45,
      ),
    )
    .join('');
  const angle =
    (Math.atan2(spot(1.4, 0.5 + 0.037)[1] - wy, spot(1.4, 0.5)[0] - wx) * 180) / Math.PI + 180;
  const pull =
    frameIndex < strikeAt
      ? 16 + 46 * Math.sin(clamp(frameIndex / strikeAt) * Math.PI) ** 2
      : 14 + (frameIndex - strikeAt) * 6;
  const rad = (angle * Math.PI) / 180;
  const aim =
    frameIndex < strikeAt
      ? stroke(
          `M${fixed(wx)} ${fixed(wy)}L${spot(1.38, 0.5).map(fixed).join(' ')}`,
          '#ffffff',
          1.6,
          {
            strokeDasharray: '2 8',
            opacity: fixed(0.8 * between(frameIndex / strikeAt, 0.1, 0.4)),
          },
        )
      : '';
  const stick =
    frameIndex < strikeAt + 30
      ? group(cue(sheet, wx + Math.cos(rad) * pull, wy + Math.sin(rad) * pull, angle, 420, 6), {
          opacity: fixed(1 - clamp((frameIndex - strikeAt) / 26)),
        })
      : '';
  const scene = table(sheet, x, y, width, height) + aim + balls + stick;
  sheet.add(
    rect(0, 0, W, H, 0, sheet.radial(['#2a2140', '#0c0917', '#050309'], 0.5, 0.45, 0.8)),
    group(scene, {
      transform: `translate(${W / 2} ${H / 2}) scale(${fixed(zoom)}) translate(${fixed(-W * focus)} ${-H / 2})`,
    }),
  );
  sheet.add(
    ellipse(W * 0.5, H * 0.3, 520, 260, sheet.radial(['#fff1c9/0.14', '#fff1c9/0'])),
    rect(300, 16, 360, 40, 20, '#0b0816', { opacity: 0.86 }),
    disc(324, 36, 12, amber),
    bar(346, 31, 72, '#ffffff', 10),
    rect(454, 25, 52, 22, 11, '#1fa672'),
    bar(540, 31, 72, '#ffffff', 10),
    disc(636, 36, 12, '#1fa672'),
  );
  const potted = moment.filter(({ down }) => down).length;
  sheet.add(
    ...Array.from({ length: potted }, (_, index) =>
      disc(322 + index * 20, 72, 7, snookerBalls.red),
    ),
  );
  curtains(sheet, time);
  return sheet;
}
