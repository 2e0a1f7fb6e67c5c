/** Silhouettes of London and Lahore, drawn on a ground line at y = 0 and about 1000 units wide. */

import { chance } from './random.ts';
import { disc, fixed, rect, stroke } from './svg.ts';

const block = (x: number, width: number, height: number): string =>
  `M${fixed(x)} 0v${fixed(-height)}h${fixed(width)}V0Z`;
const roof = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}l${-width / 2} ${-height}Z`;

/** A bulbous dome of the Mughal kind with its finial, standing at x, y. */
const dome = (x: number, y: number, r: number): string =>
  `M${fixed(x - r * 0.86)} ${fixed(y)}C${fixed(x - r * 1.35)} ${fixed(y - r * 0.75)} ${fixed(x - r * 0.7)} ${fixed(y - r * 1.35)} ${fixed(x)} ${fixed(y - r * 1.75)}C${fixed(x + r * 0.7)} ${fixed(y - r * 1.35)} ${fixed(x + r * 1.35)} ${fixed(y - r * 0.75)} ${fixed(x + r * 0.86)} ${fixed(y)}Z` +
  `M${fixed(x - r * 0.05)} ${fixed(y - r * 1.7)}v${fixed(-r * 0.62)}h${fixed(r * 0.1)}v${fixed(r * 0.62)}Z`;

/** A minaret: a tapering shaft with two galleries and a small dome. */
const minaret = (x: number, height: number, w: number): string =>
  `M${fixed(x - w * 0.62)} 0L${fixed(x - w * 0.42)} ${fixed(-height * 0.84)}h${fixed(w * 0.84)}L${fixed(x + w * 0.62)} 0Z` +
  rectPath(x - w * 0.75, -height * 0.5, w * 1.5, w * 0.28) +
  rectPath(x - w * 0.72, -height * 0.86, w * 1.44, w * 0.3) +
  rectPath(x - w * 0.36, -height * 0.93, w * 0.72, height * 0.09) +
  dome(x, -height * 0.93, w * 0.42);

function rectPath(x: number, y: number, width: number, height: number): string {
  return `M${fixed(x)} ${fixed(y)}h${fixed(width)}v${fixed(height)}h${fixed(-width)}Z`;
}

function low(name: string, from: number, to: number, least: number, most: number): string {
  const roll = chance(name);
  let out = '';
  for (let x = from; x < to; ) {
    const width = roll.between(18, 46);
    out += block(x, width + 1, roll.between(least, most));
    x += width;
  }
  return out;
}

/** London: clock tower, the wheel is left to the caller, dome, bridge, spire of glass. */
export function london(): string {
  const clock =
    block(96, 30, 214) +
    rectPath(92, -196, 38, 40) +
    roof(94, -214, 34, 52) +
    rectPath(109.5, -284, 3, 24) +
    block(20, 78, 74) +
    roof(22, -74, 12, 22) +
    roof(44, -74, 12, 22) +
    roof(68, -74, 12, 22) +
    block(126, 60, 74) +
    roof(140, -74, 12, 20) +
    roof(164, -74, 12, 20);
  const paul =
    block(268, 116, 62) +
    block(300, 52, 96) +
    'M296 -96C296 -150 308 -166 326 -172C344 -166 356 -150 356 -96Z' +
    rectPath(321, -192, 10, 22) +
    rectPath(325, -212, 2.4, 24) +
    block(272, 18, 92) +
    roof(270, -92, 22, 22) +
    block(362, 18, 92) +
    roof(360, -92, 22, 22);
  const gherkin = 'M452 0C438 -70 446 -168 478 -190C510 -168 518 -70 504 0Z';
  const walkie = 'M528 0C534 -70 526 -120 520 -176Q546 -192 580 -178C576 -120 570 -70 572 0Z';
  const shard = 'M612 0L640 -318L646 -300L650 -326L682 0Z';
  const tower = (x: number): string =>
    block(x, 34, 128) +
    roof(x + 4, -128, 26, 46) +
    roof(x - 3, -128, 9, 30) +
    roof(x + 28, -128, 9, 30);
  const bridge =
    tower(762) +
    tower(874) +
    rectPath(790, -112, 92, 9) +
    rectPath(790, -96, 92, 4) +
    rectPath(690, -28, 310, 7) +
    'M690 -28Q740 -34 764 -100L764 -94Q744 -26 690 -22Z' +
    'M1000 -28Q934 -34 906 -100L906 -94Q930 -26 1000 -22Z';
  return (
    clock +
    paul +
    gherkin +
    walkie +
    shard +
    bridge +
    low('london low', 0, 770, 22, 58) +
    low('london low 2', 180, 300, 40, 90) +
    low('london low 3', 390, 620, 50, 110)
  );
}

/** Lahore: the great mosque with its minarets, the national tower, gates, and low roofs. */
export function lahore(): string {
  const mosque =
    block(250, 300, 74) +
    `M376 0V-112H424V0Z` +
    dome(400, -96, 52) +
    dome(310, -72, 36) +
    dome(490, -72, 36) +
    minaret(232, 216, 26) +
    minaret(568, 216, 26) +
    block(366, 68, 100);
  const national =
    'M724 0C742 -20 750 -60 752 -120L756 -250H772L776 -120C778 -60 786 -20 804 0Z' +
    rectPath(746, -168, 36, 6) +
    rectPath(748, -214, 32, 6) +
    dome(764, -250, 9) +
    block(706, 116, 14) +
    block(722, 84, 24);
  const gate =
    block(860, 120, 78) +
    rectPath(852, -110, 18, 110) +
    rectPath(970, -110, 18, 110) +
    dome(861, -110, 11) +
    dome(979, -110, 11) +
    block(890, 60, 96) +
    dome(905, -96, 9) +
    dome(935, -96, 9) +
    rectPath(901, -112, 38, 16);
  const old =
    minaret(96, 160, 22) + minaret(168, 160, 22) + block(104, 56, 66) + dome(132, -66, 24);
  return (
    mosque +
    national +
    gate +
    old +
    low('lahore low', 0, 1000, 18, 44) +
    low('lahore low 2', 590, 720, 36, 74) +
    low('lahore low 3', 10, 90, 30, 66)
  );
}

/** Lit windows over a city of the given width, low above the ground line. */
export function windows(
  name: string,
  width: number,
  tall: number,
  count: number,
  colour: string,
): string {
  const roll = chance(name);
  return Array.from({ length: count }, () =>
    rect(
      roll() * width,
      -roll() * roll() * tall - 6,
      roll.pick([2, 2.6, 3.4]),
      roll.pick([2.4, 3.4, 5]),
      0.5,
      colour,
      { opacity: fixed(roll.between(0.25, 0.95)) },
    ),
  ).join('');
}

/** The wheel on the river bank, standing on the ground line. */
export function wheel(x: number, r: number, colour: string, turn = 0): string {
  const spokes = Array.from({ length: 24 }, (_, index) => {
    const angle = turn + (index / 24) * Math.PI * 2;
    const [px, py] = [x + r * Math.cos(angle), -r * 1.12 + r * Math.sin(angle)];
    return (
      stroke(`M${fixed(x)} ${fixed(-r * 1.12)}L${fixed(px)} ${fixed(py)}`, colour, 0.7, {
        opacity: 0.6,
      }) + disc(px, py, r * 0.045, colour)
    );
  }).join('');
  return (
    stroke(`M${fixed(x)} ${fixed(-r * 2.12)}a${r} ${r} 0 1 1 -0.01 0`, colour, 2.2) +
    spokes +
    stroke(
      `M${fixed(x)} ${fixed(-r * 1.12)}l${fixed(-r * 0.5)} ${fixed(r * 1.12)}M${fixed(x)} ${fixed(-r * 1.12)}l${fixed(r * 0.5)} ${fixed(r * 1.12)}`,
      colour,
      3,
    )
  );
}
