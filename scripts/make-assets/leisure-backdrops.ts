/** Backdrops of case studies in school and leisure: snooker, a school morning, museum arches. */

import type { Backdrop } from './backdrop.ts';
import { glow } from './light.ts';
import { mix } from './palette.ts';
import { cloth, cue, reds, snookerBalls } from './snooker.ts';
import { ball } from './solids.ts';
import { disc, ellipse, place, rect, shape, stroke } from './svg.ts';

/** The green cloth under a lamp, with the pack and a cue. */
export const baize: Backdrop = (sheet) => {
  const { width: w, height: h } = sheet;
  sheet.add(
    cloth(sheet, 0, 0, w, h, 0.56, 0.42),
    stroke(
      `M${w * 0.2} 0V${h}M${w * 0.2} ${h * 0.26}A${h * 0.24} ${h * 0.24} 0 0 0 ${w * 0.2} ${h * 0.74}`,
      '#e9fff3',
      2,
      { opacity: 0.35 },
    ),
  );
  sheet.add(
    stroke(`M${w * 0.32} ${h * 0.62}L${w * 0.66} ${h * 0.47}`, '#ffffff', 2.4, {
      strokeDasharray: '2 12',
      opacity: 0.8,
    }),
    reds(sheet, w * 0.68, h * 0.46, h * 0.043),
    ball(sheet, w * 0.62, h * 0.46, h * 0.043, snookerBalls.pink),
    ball(sheet, w * 0.93, h * 0.46, h * 0.043, snookerBalls.black),
    ball(sheet, w * 0.46, h * 0.2, h * 0.043, snookerBalls.blue),
    ball(sheet, w * 0.2, h * 0.26, h * 0.043, snookerBalls.green),
    ball(sheet, w * 0.2, h * 0.74, h * 0.043, snookerBalls.yellow),
    ball(sheet, w * 0.31, h * 0.625, h * 0.043, snookerBalls.white),
    cue(sheet, w * 0.275, h * 0.64, 156, w * 0.62, h * 0.015),
  );
};

/** Sheets of paper, a ruler and a round sun: a school morning. */
export const morning: Backdrop = (sheet, theme) => {
  const { width: w, height: h } = sheet;
  sheet.add(
    rect(
      0,
      0,
      w,
      h,
      0,
      sheet.linear([theme.mid, mix(theme.mid, theme.glow, 0.6), theme.glow], { x2: 1 }),
    ),
  );
  glow(sheet, w * 0.82, h * 0.2, h * 0.8, theme.side, 0.7);
  sheet.add(disc(w * 0.86, h * 0.24, h * 0.13, theme.side));
  for (let index = 0; index < 26; index += 1)
    sheet.add(rect(0, h * (index / 25), w, 1, 0, '#ffffff', { opacity: 0.13 }));
  sheet.add(
    rect(w * 0.07, 0, 2, h, 0, theme.side, { opacity: 0.7 }),
    rect(w * 0.075, 0, 2, h, 0, theme.side, { opacity: 0.7 }),
  );
  const pencil =
    rect(0, -13, 330, 26, 3, theme.side) +
    rect(0, -4, 330, 8, 0, '#ffffff', { opacity: 0.35 }) +
    shape('M330 -13L372 0L330 13Z', '#f2dcc0') +
    shape('M360 -4L372 0L360 4Z', '#2a2038') +
    rect(-30, -13, 30, 26, 8, '#f08a8a');
  sheet.add(
    place(pencil, w * 0.02, h * 0.42, h / 900, -52),
    place(pencil, w * 0.09, h * 0.46, h / 1000, -56),
  );
  const cap =
    shape('M-120 0L0 -52L120 0L0 52Z', mix(theme.deep, '#000000', 0.1)) +
    shape('M-66 30V74Q0 108 66 74V30L0 58Z', theme.deep) +
    stroke('M0 0L104 18V92', theme.side, 5) +
    disc(104, 96, 9, theme.side);
  sheet.add(place(cap, w * 0.9, h * 0.74, h / 800, 8));
};

/** A hall of arches with light falling on a plinth. */
export const arches: Backdrop = (sheet, theme) => {
  const { width: w, height: h } = sheet;
  sheet.add(
    rect(0, 0, w, h, 0, sheet.linear([mix(theme.mid, theme.glow, 0.5), theme.mid, theme.deep])),
  );
  glow(sheet, w * 0.5, h * 0.38, h * 0.6, theme.glow, 0.8);
  for (let index = 5; index >= 0; index -= 1) {
    const s = 1 - index * 0.135,
      half = w * 0.5 * s,
      top = h * (0.47 - 0.5 * s),
      foot = h * (0.62 + 0.46 * s),
      reach = half * 0.84;
    const hole = `M${w / 2 - reach} ${foot}V${top + reach * 0.8}A${reach} ${reach * 0.8} 0 0 1 ${w / 2 + reach} ${top + reach * 0.8}V${foot}Z`;
    const wall = mix(theme.deep, theme.glow, 0.06 + index * 0.14);
    sheet.add(
      shape(
        `M0 0H${w}V${h}H0Z${hole}`,
        sheet.linear([mix(wall, '#ffffff', 0.06), wall, mix(wall, theme.deep, 0.6)]),
        { fillRule: 'evenodd' },
      ),
      stroke(hole, mix(theme.side, wall, 0.25), 7, { opacity: 0.5 }),
      stroke(hole, '#fff3df', 1.4, { opacity: 0.5 }),
    );
  }
  sheet.add(
    shape(
      `M0 ${h}L${w * 0.36} ${h * 0.78}H${w * 0.64}L${w} ${h}Z`,
      mix(theme.deep, theme.glow, 0.35),
    ),
    ellipse(
      w * 0.5,
      h * 0.92,
      w * 0.34,
      h * 0.07,
      sheet.radial([`${theme.side}/0.6`, `${theme.side}/0`]),
    ),
  );
  sheet.add(
    shape(
      `M${w * 0.4} 0H${w * 0.6}L${w * 0.78} ${h}H${w * 0.22}Z`,
      sheet.linear([`${theme.side}/0.3`, `${theme.side}/0`]),
    ),
  );
};
