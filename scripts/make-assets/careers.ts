/** The backdrop of the careers hero: two teams on two lines that meet and run on side by side. */
import sharp from 'sharp';
import { lahore, london, windows } from './cities.ts';
import { backdrop, glow, ray, sparks, vignette } from './light.ts';
import { curvePath, onCurve, type Point } from './motion.ts';
import { amber, coral, ink, violet } from './palette.ts';
import { teamPortrait } from './people.ts';
import { responsivePicture } from './responsive.ts';
import { disc, element, ellipse, group, place, rect, Sheet, shape } from './svg.ts';

type Cubic = readonly [Point, Point, Point, Point];

const left: Cubic = [
  [-20, 740],
  [520, 740],
  [750, 300],
  [1070, 300],
];
const right: Cubic = [
  [1640, 460],
  [1560, 350],
  [1440, 300],
  [1330, 300],
];

const spots: readonly (readonly [slug: string, line: Cubic, at: number, ring: string])[] = [
  ['amara-whitlock', left, 0.74, violet],
  ['gethin-rowe', left, 0.872, violet],
  ['hina-baig', left, 1, violet],
  ['bilal-qureshi', right, 1, amber],
  ['farah-lodhi', right, 0.69, amber],
  ['jonas-field', right, 0.38, amber],
];

/** Draws the hero at 1600 x 900; its left half stays calm for the heading. */
async function careers(): Promise<Sheet> {
  const sheet = new Sheet(1600, 900);
  backdrop(sheet, [ink, '#1a1140', '#4a1f4e'], 1, 0.3);
  glow(sheet, 1200, 600, 640, coral, 0.62, 0.85);
  glow(sheet, 1200, 560, 300, amber, 0.5);
  sheet.add(
    place(shape(london(), '#170d33'), 610, 800, 0.58),
    place(windows('careers l', 960, 110, 60, '#ffd98f'), 610, 800, 0.58),
    place(shape(lahore(), '#170d33'), 1210, 800, 0.58),
    place(windows('careers r', 640, 90, 50, '#ffc27a'), 1210, 800, 0.58),
    rect(0, 798, 1600, 110, 0, '#0d0722'),
  );
  sheet.add(ellipse(1200, 800, 420, 30, sheet.radial([`${coral}/0.6`, `${coral}/0`])));
  ray(sheet, `${curvePath(left)}C1150 300 1182 372 1182 470V920`, violet, 5);
  ray(sheet, `${curvePath(right)}C1250 300 1218 372 1218 470V920`, amber, 5);
  for (const [slug, line, at, ring] of spots) {
    const [x, y] = onCurve(line, at);
    const bust = await sharp(Buffer.from(teamPortrait(slug).toString()))
      .extract({ left: 30, top: 40, width: 580, height: 580 })
      .resize(150)
      .png()
      .toBuffer();
    const clip = sheet.clip(disc(x, y, 48, '#fff'));
    const image = element('image', {
      href: `data:image/png;base64,${bust.toString('base64')}`,
      x: x - 50,
      y: y - 50,
      width: 100,
      height: 100,
    });
    sheet.add(
      disc(x + 4, y + 12, 52, '#05020c', { opacity: 0.55, filter: sheet.blur(10) }),
      disc(x, y, 54, ring),
      disc(x, y, 50.5, ink),
      group(image, { clipPath: clip }),
    );
  }
  sparks(sheet, 'careers', 60, [860, 40, 740, 640], [amber, '#ffffff'], 1.6);
  vignette(sheet, 0.4);
  sheet.add(rect(0, 0, 900, 900, 0, sheet.linear([`${ink}/0.75`, `${ink}/0`], { x2: 1, y2: 0 })));
  return sheet;
}

/** Makes the backdrop of the careers hero. */
export async function makeCareers(): Promise<void> {
  await responsivePicture('src/assets/careers/hero', await careers(), [800, 1152, 1600]);
}
